// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What a user wrote to name a commit: `HEAD~3`, `v1.2`, `main@{1}`, a hash.
///
/// Whether there is such a commit only ``GitRepository/commit(of:)`` can tell. This is text that names at most one
/// commit and that no program takes for an option.
package struct GitRevision: Hashable, Sendable {
    /// The most bytes of a revision.
    package static let maximumBytes = 200

    /// The text as it was written.
    package let text: String

    /// Takes a text over.
    ///
    /// - Throws: ``GitRevisionError``, which says what is wrong with it.
    package init(_ text: String) throws(GitRevisionError) {
        if let problem = Self.problem(of: text) { throw GitRevisionError(text: text, problem: problem) }
        self.text = text
    }

    private static func problem(of text: String) -> GitRevisionProblem? {
        guard let first = text.utf8.first else { return .empty }
        guard text.utf8.count <= maximumBytes else { return .tooLong }
        if let scalar = text.unicodeScalars.first(where: { $0 == " " || !VisibleText.isVisible(String($0)) }) {
            return .forbiddenCharacter(scalar)
        }
        switch first {
        case UInt8(ascii: "-"): return .leadingDash
        case UInt8(ascii: "^"): return .leadingCaret
        default: break
        }
        let bytes = Array(text.utf8)
        if bytes.contains(UInt8(ascii: ":")) { return .colon }
        let dot = UInt8(ascii: ".")
        return zip(bytes, bytes.dropFirst()).contains { $0 == dot && $1 == dot } ? .range : nil
    }
}
