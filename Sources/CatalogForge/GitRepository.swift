// SPDX-License-Identifier: Apache-2.0

package import CatalogCore
import CatalogProcess
import CatalogText

/// The repository that a folder is in, for reading files of the folder as they were committed.
///
/// Bytes are those of the commit: no conversion of line ends and no filter of a checkout is applied. Nothing is
/// written, no program of the repository's settings is run, and nothing is fetched.
package struct GitRepository: Sendable {
    let program: GitProgram

    /// Creates access to a repository; nothing is looked at yet.
    ///
    /// - Parameters:
    ///   - root: The catalog's root: the top of a work tree, a folder in it, or a bare repository.
    ///   - limits: How much each question may take.
    ///   - environmentValue: The value of a variable of this process; nil reads the real ones.
    package init(
        root: String,
        limits: GitLimits = GitLimits(),
        environmentValue: (@Sendable (String) -> String?)? = nil
    ) {
        program = GitProgram(
            root: root,
            limits: limits,
            environmentValue: environmentValue ?? GitEnvironment.inheritedValue
        )
    }

    /// The commit that a revision names.
    ///
    /// A name that is both a tag and a branch is the tag, as everywhere in git. A tag with a message gives its commit.
    ///
    /// - Throws: ``GitError/revisionMissing(_:isShallow:)`` if it names none, or another ``GitError``.
    package func commit(of revision: GitRevision) throws(GitError) -> GitCommit {
        let deadline = program.deadline
        let answer = try program.run(
            ["rev-parse", "--verify", "--quiet", "--end-of-options", revision.text + "^{commit}"],
            until: deadline
        )
        guard answer.status == 0 else { throw try failure(of: revision, until: deadline) }
        guard answer.output.last == UInt8(ascii: "\n"),
            let commit = GitCommit(hash: String(decoding: answer.output.dropLast(), as: UTF8.self))
        else { throw .unexpectedOutput(command: "rev-parse") }
        return commit
    }

    /// The files directly in a folder at a commit, sorted by the UTF-8 bytes of the path.
    ///
    /// - Parameters:
    ///   - folder: The folder, relative to the root; there are no files in one that the commit does not have.
    ///   - commit: The commit.
    ///   - isWanted: Whether something of this name is looked at; folders are asked about, too.
    ///   - maximumBytes: The most bytes of a file; of a larger one nothing is read.
    /// - Returns: What stands at each wanted path.
    /// - Throws: ``GitError`` if the repository does not tell.
    package func files(
        in folder: String,
        at commit: GitCommit,
        where isWanted: (String) -> Bool = { _ in true },
        maximumBytes: Int
    ) throws(GitError) -> [NamedFile] {
        guard GitPath.isInside(folder) else { return [] }
        let deadline = program.deadline
        // The slash at the end asks for what is in the folder.
        let entries = try entries(at: folder + "/", of: commit, until: deadline).filter { entry in
            GitPath.name(of: entry.path, in: folder).map(isWanted) ?? false
        }
        return try states(of: entries, maximumBytes: maximumBytes, until: deadline).sortedByBytes(of: \.path)
    }

    /// What stands at a path at a commit.
    ///
    /// - Parameters:
    ///   - path: The path, relative to the root.
    ///   - commit: The commit.
    ///   - maximumBytes: The most bytes of a file; of a larger one nothing is read.
    /// - Returns: What the commit has there; what a symbolic link leads to is not looked at.
    /// - Throws: ``GitError`` if the repository does not tell.
    package func file(at path: String, at commit: GitCommit, maximumBytes: Int) throws(GitError) -> FileState {
        guard GitPath.isInside(path) else { return .unreadable("not a path inside the root") }
        let deadline = program.deadline
        let entries = try entries(at: path, of: commit, until: deadline).filter { $0.path.hasSameBytes(as: path) }
        return try states(of: entries, maximumBytes: maximumBytes, until: deadline).first?.state ?? .missing
    }
}

extension GitRepository {
    /// Why there is no commit: whether there is a repository at all, and whether it has everything.
    private func failure(of revision: GitRevision, until deadline: Deadline) throws(GitError) -> GitError {
        let answer = try program.run(["rev-parse", "--is-shallow-repository"], until: deadline)
        guard answer.status == 0 else { return answer.failure(root: program.root) }
        return .revisionMissing(revision, isShallow: answer.output == Array("true\n".utf8))
    }

    private func entries(
        at path: String,
        of commit: GitCommit,
        until deadline: Deadline
    ) throws(GitError) -> [GitTreeEntry] {
        let output = try program.output(
            of: ["ls-tree", "-z", "-l", commit.hash, "--", path],
            maximumOutputBytes: program.limits.maximumListBytes,
            until: deadline
        )
        guard let entries = GitTreeEntry.list(output) else { throw .unexpectedOutput(command: "ls-tree") }
        return entries
    }

    private func states(
        of entries: [GitTreeEntry],
        maximumBytes: Int,
        until deadline: Deadline
    ) throws(GitError) -> [NamedFile] {
        let blobs = try blobs(of: entries, maximumBytes: maximumBytes, until: deadline)
        return entries.map { entry in
            NamedFile(path: entry.path, state: Self.state(of: entry, maximumBytes: maximumBytes, blobs))
        }
    }

    private static func state(of entry: GitTreeEntry, maximumBytes: Int, _ blobs: GitBlobs) -> FileState {
        switch entry.kind {
        case .symbolicLink: .symbolicLink
        case .folder: .directory
        case .file: blobs[entry.object].map(FileState.bytes) ?? .tooLarge(limit: maximumBytes)
        }
    }

    private func blobs(
        of entries: [GitTreeEntry],
        maximumBytes: Int,
        until deadline: Deadline
    ) throws(GitError) -> GitBlobs {
        let request = GitBlobRequest(entries, maximumBytes: maximumBytes)
        guard !request.objects.isEmpty else { return GitBlobs() }
        guard request.byteCount <= program.limits.maximumTotalBytes else {
            throw .outputTooLong(limit: program.limits.maximumTotalBytes)
        }
        let output = try program.output(
            of: ["cat-file", "--batch"],
            input: request.input,
            maximumOutputBytes: request.maximumOutputBytes,
            until: deadline
        )
        guard let blobs = GitBlobs(output, asked: request.objects) else { throw .unexpectedOutput(command: "cat-file") }
        return blobs
    }
}
