// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The name of a branch that is safe everywhere: in arguments, in paths of a forge, in words for people.
///
/// Narrower than git itself, which takes `a$(id)` and, as a full name, `refs/heads/-x` for branches.
package struct GitBranchName: Hashable, Sendable {
    /// The most bytes of a name; forges take 255 or fewer.
    private static let maximumByteCount = 200

    package let text: String

    /// The full name of the branch.
    package var reference: String { "refs/heads/\(text)" }

    /// Takes a name over; nil for one that is not made of letters, digits, dots, dashes, underscores and slashes, or
    /// that git would not take (git-check-ref-format).
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, first.isASCIILetterOrDigit, bytes.count <= Self.maximumByteCount,
            bytes.allSatisfy({ $0.isASCIILetterOrDigit || "._/-".utf8.contains($0) })
        else { return nil }
        let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let lock = Array(".lock".utf8)
        let dot = UInt8(ascii: ".")
        let areSound = parts.allSatisfy { part in
            !part.isEmpty && part.first != dot && part.last != dot && part.first != UInt8(ascii: "-")
                && part.suffix(lock.count) != lock[...]
        }
        guard areSound, !zip(bytes, bytes.dropFirst()).contains(where: { $0 == dot && $1 == dot }),
            !["HEAD", "refs"].contains(where: { $0.utf8.elementsEqual(parts[0]) })
        else { return nil }
        self.text = text
    }
}
