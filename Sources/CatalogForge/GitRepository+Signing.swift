// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// Commits that a forge signs: what it has to be told, and what it tells.
extension GitRepository {
    /// What a forge needs to make a commit by itself.
    ///
    /// - Parameters:
    ///   - commit: The commit as it is here.
    ///   - parent: The commit that it comes on top of.
    ///   - message: Its message.
    /// - Returns: What differs between both.
    /// - Throws: ``GitError`` if the repository does not tell, or a file is not text.
    package func unsigned(
        _ commit: GitCommit,
        onto parent: GitCommit,
        message: String
    ) throws(GitError) -> UnsignedCommit {
        let output = try program.output(
            of: [
                "diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--no-renames", "--no-ext-diff", "--end-of-options",
                parent.hash, commit.hash,
            ],
            maximumOutputBytes: program.limits.maximumListBytes,
            until: program.deadline
        )
        let fields = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        guard fields.count.isMultiple(of: 2) else { throw .unexpectedOutput(command: "diff-tree") }
        var files: [UnsignedCommit.File] = []
        for index in stride(from: 0, to: fields.count, by: 2) {
            // `:OLDMODE NEWMODE OLDOBJECT NEWOBJECT STATUS`
            let words = fields[index].split(separator: " ").map(String.init)
            guard words.count == 5 else { throw .unexpectedOutput(command: "diff-tree") }
            let text = words[4] == "D" ? nil : try text(ofBlob: words[3])
            files.append(UnsignedCommit.File(path: fields[index + 1], text: text))
        }
        return UnsignedCommit(
            parent: parent,
            parentTree: try tree(of: parent),
            tree: try tree(of: commit),
            files: files,
            message: message
        )
    }

    /// Stores a commit that a forge signed, if what the forge tells of it is all of it.
    ///
    /// - Parameter signed: What the forge tells.
    /// - Returns: Whether it is stored.
    /// - Throws: ``GitError`` if git does not run.
    package func store(_ signed: SignedCommit) throws(GitError) -> Bool {
        for object in signed.objects {
            let command = ["hash-object", "-t", "commit", "--stdin"]
            let name = try program.run(command, input: object, until: program.deadline)
            guard name.status == 0, Self.line(name.output).hasSameBytes(as: signed.commit.hash) else { continue }
            _ = try program.output(
                of: command + ["-w"],
                input: object,
                maximumOutputBytes: 4096,
                until: program.deadline
            )
            return true
        }
        return false
    }

    /// Whether a commit has exactly the files of another one.
    ///
    /// - Throws: ``GitError`` if the repository does not tell.
    package func hasFiles(_ commit: GitCommit, of unsigned: UnsignedCommit) throws(GitError) -> Bool {
        try tree(of: commit).hasSameBytes(as: unsigned.tree)
    }

    private func text(ofBlob name: String) throws(GitError) -> String {
        let bytes = try program.output(
            of: ["cat-file", "blob", name],
            maximumOutputBytes: program.limits.maximumTotalBytes,
            until: program.deadline
        )
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .unexpectedOutput(command: "cat-file") }
        return text
    }
}
