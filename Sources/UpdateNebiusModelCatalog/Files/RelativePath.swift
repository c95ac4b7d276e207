// SPDX-License-Identifier: Apache-2.0

/// A path below some root that cannot lead out of it, nor into git's own files.
///
/// Only the text is judged here; that no directory on the way is a symbolic link is seen when the path is walked.
struct RelativePath: Equatable, Sendable {
    /// The path as it was given.
    let text: String

    /// The names of the directories on the way, from the root on.
    let directoryNames: [String]

    /// The last name.
    let fileName: String

    /// Takes a path apart at its slashes.
    ///
    /// - Throws: `PathRefusal` for an absolute path, an empty name (so also a slash at the end), `.`, `..`, `.git` in
    ///   any case, or a control character.
    init(_ text: String) throws(PathRefusal) {
        guard !text.utf8.isEmpty else { throw .empty }
        guard text.utf8.first != UInt8(ascii: "/") else { throw .absolute }
        guard !text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { throw .controlCharacter }
        var names: [String] = []
        for part in text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let name = String(part), !name.utf8.isEmpty else { throw .emptyName }
            guard !name.utf8.elementsEqual(".".utf8) else { throw .currentDirectory }
            guard !name.utf8.elementsEqual("..".utf8) else { throw .parentDirectory }
            guard !Self.isGitDirectory(name) else { throw .gitDirectory }
            names.append(name)
        }
        guard let fileName = names.popLast() else { throw .empty }
        self.text = text
        self.directoryNames = names
        self.fileName = fileName
    }

    /// The path of the directory that the file is in, without a slash at the end; empty for the root.
    var directoryText: String { directoryNames.joined(separator: "/") }

    /// Whether the name is `.git` on a file system that ignores case.
    private static func isGitDirectory(_ name: String) -> Bool {
        name.utf8.count == 4 && name.utf8.map { $0 | ($0 >= 0x41 && $0 <= 0x5A ? 0x20 : 0) }.elementsEqual(".git".utf8)
    }
}
