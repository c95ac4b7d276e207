// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A remote repository, as git itself reaches it.
package struct GitRemote: Sendable {
    private let program: GitProgram

    /// The address: by its name, git would also move the references that follow the remote.
    private let address: String

    /// The most bytes of the list of references that are asked for.
    private static let maximumListBytes = 64 * 1024

    /// Describes a remote; nothing is contacted yet.
    ///
    /// - Parameters:
    ///   - address: The address, as ``address(of:in:)`` tells it.
    ///   - repository: The repository that has the remote.
    ///   - access: How it is reached.
    package init(_ address: String, of repository: GitRepository, access: GitAccess) {
        var program = repository.program
        program.access = access
        self.program = program
        self.address = address
    }

    /// Whether a text is a name that a remote may have here: nothing that git could take for an option or a command.
    package static func isName(_ text: String) -> Bool { GitBranchName(text) != nil }

    /// The address that a repository pushes to.
    ///
    /// - Throws: ``GitError/remoteMissing(_:)`` if there is no such remote, or another ``GitError``.
    package static func address(of name: String, in repository: GitRepository) throws(GitError) -> String {
        let answer = try repository.program.run(
            ["remote", "get-url", "--push", "--", name],
            maximumOutputBytes: 16 * 1024,
            until: repository.program.deadline
        )
        guard answer.status == 0 else {
            let failure = answer.failure(root: repository.program.root)
            if case .failed = failure { throw .remoteMissing(name) }
            throw failure
        }
        return String(decoding: answer.output.prefix { $0 != 0x0A }, as: UTF8.self)
    }

    /// What a remote has.
    package struct References: Sendable, Equatable {
        /// The branch that `HEAD` of the remote names.
        package var defaultBranch: String?
        /// The last commit of each branch that was asked for.
        package var tips: [String: GitCommit] = [:]
    }

    /// The default branch, and the tips of some branches.
    ///
    /// - Throws: ``GitError`` if the remote does not answer.
    package func references(of branches: [GitBranchName]) throws(GitError) -> References {
        let output = try program.output(
            of: ["ls-remote", "--symref", "--end-of-options", address, "HEAD"] + branches.map(\.reference),
            maximumOutputBytes: Self.maximumListBytes,
            until: program.deadline
        )
        var references = References()
        for line in output.split(separator: 0x0A) {
            let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1).map {
                String(decoding: $0, as: UTF8.self)
            }
            guard fields.count == 2 else { throw .unexpectedOutput(command: "ls-remote") }
            let start = "ref: refs/heads/"
            if fields[1] == "HEAD", fields[0].utf8.starts(with: start.utf8) {
                references.defaultBranch = String(decoding: fields[0].utf8.dropFirst(start.utf8.count), as: UTF8.self)
            } else if let branch = branches.first(where: { $0.reference.hasSameBytes(as: fields[1]) }) {
                guard let commit = GitCommit(hash: fields[0]) else { throw .unexpectedOutput(command: "ls-remote") }
                references.tips[branch.text] = commit
            }
        }
        return references
    }

    /// Brings the commits of a branch into the repository, and gives them no name there.
    ///
    /// - Throws: ``GitError`` if the remote does not give them.
    package func fetch(_ branch: GitBranchName) throws(GitError) {
        try fetch(reference: branch.reference)
    }

    private func fetch(reference: String) throws(GitError) {
        _ = try program.output(
            of: [
                "fetch", "--quiet", "--no-tags", "--refmap=", "--no-write-fetch-head", "--no-recurse-submodules",
                "--no-auto-maintenance",
                "--end-of-options", address, reference,
            ],
            maximumOutputBytes: Self.maximumListBytes,
            until: program.deadline
        )
    }

    /// Brings a commit into the repository that no branch of the remote has; not every remote gives it.
    ///
    /// - Throws: ``GitError`` if the remote does not give it.
    package func fetch(_ commit: GitCommit) throws(GitError) {
        try fetch(reference: commit.hash)
    }

    /// How a push ended that did not fail.
    package enum PushResult: Sendable, Equatable {
        case done
        /// The branch is not what was expected: another run, or a person, was faster.
        case outdated
    }

    /// Gives a branch another tip, if it still has the one that is expected.
    ///
    /// - Parameters:
    ///   - commit: The new tip; nil for no branch any more.
    ///   - branch: The branch.
    ///   - expected: The tip that it has now; nil for none.
    /// - Returns: Whether it was done.
    /// - Throws: ``GitError`` if the remote refuses it for another reason.
    package func push(
        _ commit: GitCommit?,
        to branch: GitBranchName,
        expecting expected: GitCommit?
    ) throws(GitError) -> PushResult {
        let answer = try program.run(
            [
                "push", "--porcelain", "--no-verify", "--no-follow-tags", "--no-signed", "--recurse-submodules=no",
                "--force-with-lease=\(branch.reference):\(expected?.hash ?? "")",
                "--end-of-options", address, "\(commit?.hash ?? ""):\(branch.reference)",
            ],
            maximumOutputBytes: Self.maximumListBytes,
            until: program.deadline
        )
        guard answer.status != 0 else { return .done }
        guard let line = answer.output.split(separator: 0x0A).first(where: { $0.first == UInt8(ascii: "!") }) else {
            throw answer.failure(root: program.root)
        }
        // The remote's words for a race are many, and it has the same ones for what no second attempt changes.
        guard !String(decoding: line, as: UTF8.self).contains("\t[rejected] "),
            try references(of: [branch]).tips[branch.text] == expected
        else { return .outdated }
        throw .pushRefused(words: VisibleText.encode(bytes: Array(line.prefix(400))))
    }
}
