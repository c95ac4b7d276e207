// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogText

/// What git printed before it ended by itself.
struct GitAnswer: Sendable {
    /// All of its standard output.
    let output: [UInt8]

    /// The beginning of its standard error.
    let error: [UInt8]

    /// The status with which it ended.
    let status: Int32

    /// What went wrong, as far as the words tell, which are the English ones.
    func failure(root: String) -> GitError {
        if says("not a git repository", "cannot change to") { return .noRepository(root: root) }
        if says("dubious ownership", "unsafe repository") { return .notTrusted(words: words) }
        if says("promisor remote", "lazy fetching", "' not allowed") { return .incompleteClone(root: root) }
        if says(
            "Authentication failed",
            "could not read Username",
            "could not read Password",
            "Permission denied",
            " 403",
            "' not found",
            "Repository not found",
            "does not appear to be a git repository"
        ) {
            return .accessRefused(words: words)
        }
        if says(
            "Could not resolve host",
            "unable to access",
            "Could not read from remote",
            "Connection refused",
            "early EOF"
        ) {
            return .remoteUnavailable(words: words)
        }
        return .failed(status: status, words: words)
    }

    private func says(_ parts: String...) -> Bool {
        let text = String(decoding: error, as: UTF8.self)
        return parts.contains { text.contains($0) }
    }

    /// The first line that says why git gave up, else the first line at all; visible, and without the word that begins
    /// it.
    var words: String {
        let lines = error.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
        for beginning in ["fatal: ", "error: "] {
            let bytes = Array(beginning.utf8)
            guard let line = lines.first(where: { $0.starts(with: bytes) }) else { continue }
            return Self.visible(line.dropFirst(bytes.count))
        }
        return Self.visible(lines.first ?? [])
    }

    /// A line that may be printed; the address of a remote may have a password in it.
    private static func visible(_ line: ArraySlice<UInt8>) -> String {
        let line = AddressText.withoutUserInfo(inLine: line)
        let visible = VisibleText.encode(bytes: Array(line.prefix(500)))
        return line.count > 500 ? visible + "..." : visible
    }
}
