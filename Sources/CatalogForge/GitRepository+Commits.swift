// SPDX-License-Identifier: Apache-2.0

package import CatalogCore
import CatalogText

/// What proposing needs to know of commits, and making one. The work tree, the index, the hooks and the references of
/// the user are not touched: all that is added are objects.
extension GitRepository {
    /// Who made a commit, as far as it says so itself.
    ///
    /// - Parameters:
    ///   - commit: The commit.
    ///   - trailer: The name of the trailer whose values are wanted.
    /// - Returns: What it says.
    /// - Throws: ``GitError`` if the repository does not tell.
    package func record(of commit: GitCommit, trailer: String) throws(GitError) -> GitCommitRecord {
        let output = try program.output(
            of: [
                "log", "-z", "--max-count=1", "--no-show-signature", GitCommitRecord.format(trailer: trailer),
                "--end-of-options", commit.hash, "--",
            ],
            maximumOutputBytes: 64 * 1024,
            until: program.deadline
        )
        let object = try program.output(
            of: ["cat-file", "commit", commit.hash],
            maximumOutputBytes: 1024 * 1024,
            until: program.deadline
        )
        guard let line = output.split(separator: 0).first, let record = GitCommitRecord(line: line, object: object)
        else {
            throw .unexpectedOutput(command: "log")
        }
        return record
    }

    /// Whether the history ends somewhere because the clone has the newest commits only.
    ///
    /// - Throws: ``GitError`` if the repository does not tell.
    package func isShallow() throws(GitError) -> Bool {
        let output = try program.output(
            of: ["rev-parse", "--is-shallow-repository"],
            maximumOutputBytes: 64,
            until: program.deadline
        )
        return Self.line(output).hasSameBytes(as: "true")
    }

    /// Whether two commits have the same at all of some paths under the root.
    ///
    /// - Throws: ``GitError`` if the repository does not tell.
    package func areSame(_ one: GitCommit, _ other: GitCommit, at paths: [String]) throws(GitError) -> Bool {
        let answer = try program.run(
            ["diff-tree", "-r", "--quiet", "--no-ext-diff", "--end-of-options", one.hash, other.hash, "--"] + paths,
            maximumOutputBytes: program.limits.maximumListBytes,
            until: program.deadline
        )
        switch answer.status {
        case 0: return true
        case 1: return false
        default: throw answer.failure(root: program.root)
        }
    }

    /// Whether a commit is another one, or comes before it.
    ///
    /// - Throws: ``GitError`` if the repository does not tell.
    package func isAncestor(_ commit: GitCommit, of other: GitCommit) throws(GitError) -> Bool {
        let answer = try program.run(
            ["merge-base", "--is-ancestor", "--end-of-options", commit.hash, other.hash],
            until: program.deadline
        )
        switch answer.status {
        case 0: return true
        case 1: return false
        default: throw answer.failure(root: program.root)
        }
    }

    /// Whether the repository has a commit.
    ///
    /// - Throws: ``GitError`` if git does not run.
    package func has(_ commit: GitCommit) throws(GitError) -> Bool {
        try program.run(["cat-file", "-e", "\(commit.hash)^{commit}"], until: program.deadline).status == 0
    }

    /// Makes a commit of files on top of another one, and gives it no name.
    ///
    /// - Parameters:
    ///   - base: The commit that it comes on top of.
    ///   - files: What stands at which path under the root from then on.
    ///   - deletions: The paths under the root where nothing stands any more.
    ///   - message: The message, whose lines stay as they are.
    ///   - identity: Who it is by.
    /// - Returns: The commit; the same one for the same arguments.
    /// - Throws: ``GitError`` if git makes none.
    package func commit(
        onto base: GitCommit,
        files: [PlannedFile],
        deletions: [String],
        message: String,
        by identity: GitIdentity
    ) throws(GitError) -> GitCommit {
        let changes = try changes(files, deletions)
        guard let tree = try tree(of: changes, on: base.hash) else { throw .unexpectedOutput(command: "mktree") }
        var committer = program
        committer.commandVariables = identity.variables
        let output = try committer.output(
            of: ["-c", "i18n.commitEncoding=utf-8", "commit-tree", tree, "-p", base.hash],
            input: Array(message.utf8),
            maximumOutputBytes: 4096,
            until: program.deadline
        )
        guard let commit = GitCommit(hash: Self.line(output)) else { throw .unexpectedOutput(command: "commit-tree") }
        return commit
    }

    /// Whether a commit has files, and nothing at other paths.
    ///
    /// - Parameters:
    ///   - files: What has to stand at which path under the root.
    ///   - deletions: The paths under the root where nothing may stand.
    ///   - commit: The commit.
    /// - Returns: Whether it is so.
    /// - Throws: ``GitError`` if the repository does not tell.
    package func has(
        _ files: [PlannedFile],
        without deletions: [String],
        at commit: GitCommit
    ) throws(GitError) -> Bool {
        let made = try tree(of: try changes(files, deletions), on: commit.hash)
        let present = try tree(of: commit)
        return made.map { $0.hasSameBytes(as: present) } ?? false
    }

    /// The name of the tree of a commit.
    ///
    /// - Throws: ``GitError`` if the repository does not tell.
    func tree(of commit: GitCommit) throws(GitError) -> String {
        let output = try program.output(
            of: ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(commit.hash)^{tree}"],
            maximumOutputBytes: 4096,
            until: program.deadline
        )
        return Self.line(output)
    }

    private func changes(_ files: [PlannedFile], _ deletions: [String]) throws(GitError) -> GitTreeChanges {
        let prefix = try rootInRepository()
        var changes = GitTreeChanges()
        for file in files {
            guard GitPath.isInside(file.path) else { throw .unexpectedOutput(command: "hash-object") }
            changes.put(try store(file.bytes), at: prefix + file.path)
        }
        for path in deletions where GitPath.isInside(path) { changes.remove(prefix + path) }
        return changes
    }

    /// The root of the catalog as a path in the repository, with a slash at its end; empty at its top.
    private func rootInRepository() throws(GitError) -> String {
        let output = try program.output(
            of: ["rev-parse", "--show-prefix"],
            maximumOutputBytes: 8192,
            until: program.deadline
        )
        return Self.line(output)
    }

    private func store(_ bytes: [UInt8]) throws(GitError) -> String {
        let output = try program.output(
            of: ["hash-object", "-w", "--stdin", "-t", "blob"],
            input: bytes,
            maximumOutputBytes: 4096,
            until: program.deadline
        )
        let name = Self.line(output)
        guard GitObjectName.isFull(name.utf8) else { throw .unexpectedOutput(command: "hash-object") }
        return name
    }

    /// Makes the tree that changes make of another one: from the leaves up, each folder once.
    ///
    /// - Parameters:
    ///   - changes: What becomes of the names in it.
    ///   - tree: The name of the other tree; nil for a folder that is new.
    /// - Returns: The name of the tree; nil where no file is left.
    /// - Throws: ``GitError`` if git makes none.
    private func tree(of changes: GitTreeChanges, on tree: String?) throws(GitError) -> String? {
        var lines: [[UInt8]] = []
        if let tree {
            let output = try program.output(
                of: ["ls-tree", "-z", "--full-tree", "--end-of-options", tree],
                maximumOutputBytes: program.limits.maximumListBytes,
                until: program.deadline
            )
            lines = output.split(separator: 0).map(Array.init)
        }
        for (name, change) in changes.entries {
            let known = lines.first { GitTreeChanges.name(ofLine: $0).elementsEqual(name) }
            lines.removeAll { GitTreeChanges.name(ofLine: $0).elementsEqual(name) }
            switch change {
            case .removed:
                break
            case .file(let object):
                lines.append(Array("100644 blob \(object)\t".utf8) + name)
            case .folder(let inner):
                guard let made = try self.tree(of: inner, on: known.flatMap(GitTreeChanges.tree(inLine:))) else {
                    break
                }
                lines.append(Array("040000 tree \(made)\t".utf8) + name)
            }
        }
        // Git keeps no folder without files.
        guard !lines.isEmpty else { return nil }
        let output = try program.output(
            of: ["mktree", "-z"],
            input: lines.flatMap { $0 + [0] },
            maximumOutputBytes: 4096,
            until: program.deadline
        )
        let made = Self.line(output)
        guard GitObjectName.isFull(made.utf8) else { throw .unexpectedOutput(command: "mktree") }
        return made
    }

    /// The first line of what a command printed.
    static func line(_ output: [UInt8]) -> String {
        String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
    }
}
