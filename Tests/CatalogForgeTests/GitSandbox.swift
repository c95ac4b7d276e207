// SPDX-License-Identifier: Apache-2.0

import CatalogForge
import CatalogProcess
import Foundation

/// A folder with repositories that the real git makes, always with the same author and date and no settings of this
/// machine.
final class GitSandbox {
    /// The folder; what it is asked about is in it.
    let directory: TemporaryDirectory

    /// The variables that the code under test sees.
    var environment: [String: String]

    /// Creates an empty folder.
    init() throws {
        directory = try TemporaryDirectory()
        try directory.createDirectory("home")
        environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
            "HOME": directory.path(of: "home"),
            "GIT_CEILING_DIRECTORIES": directory.path,
        ]
    }

    /// The absolute path of something in the folder.
    func path(of name: String) -> String { directory.path(of: name) }

    /// Makes a repository whose branch is `main`, with this as its first commit, if there is anything.
    func makeRepository(_ name: String = "clone", files: [String: String] = [:]) throws {
        try git("init", "--quiet", "--initial-branch=main", path(of: name), in: "")
        if !files.isEmpty { try commit(files, in: name) }
    }

    /// Writes files and commits everything; returns the hash.
    @discardableResult
    func commit(_ files: [String: String], in name: String = "clone") throws -> String {
        for (file, text) in files { try directory.write(text, to: name + "/" + file) }
        try git("add", "--all", in: name)
        return try commitIndex(in: name)
    }

    /// Commits what was added; returns the hash.
    @discardableResult
    func commitIndex(in name: String = "clone") throws -> String {
        try git("commit", "--quiet", "--allow-empty", "--message=x", in: name)
        return try git("rev-parse", "HEAD", in: name)
    }

    /// Commits a folder `snapshots` with these entries, as `git mktree -z` reads them, beside all branches; returns the
    /// hash.
    func commitFolder(_ entries: [UInt8], in name: String = "clone") throws -> String {
        let tree = try git("mktree", "-z", in: name, input: entries)
        let top = try git("mktree", "-z", in: name, input: Array("040000 tree \(tree)\tsnapshots\0".utf8))
        return try git("commit-tree", "-m", "x", top, in: name)
    }

    /// Runs git and returns what it prints, without the line end.
    @discardableResult
    func git(_ arguments: String..., in name: String = "clone", input: [UInt8] = []) throws -> String {
        try run("git", ["-C", path(of: name)] + arguments, input: input)
    }

    /// Writes a shell script that is found instead of git.
    func makeFakeGit(_ script: String) throws {
        try directory.createDirectory("fake")
        // Written by another process: a program that this one has open for writing could not be run, and another thread
        // may start a process at any time.
        let path = path(of: "fake/git")
        try run("sh", ["-c", #"printf '#!/bin/sh\n%s\n' "$1" >"$2" && chmod 755 "$2""#, "sh", script, path])
        environment["PATH"] = self.path(of: "fake") + ":/usr/bin:/bin"
    }

    /// The code under test, on a folder.
    func repository(_ name: String = "clone", limits: GitLimits? = nil) -> GitRepository {
        let environment = environment
        var generous = GitLimits()
        generous.timeout = .seconds(100)
        return GitRepository(root: path(of: name), limits: limits ?? generous) { environment[$0] }
    }

    /// Whether something is in the folder.
    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(of: name)) }

    @discardableResult
    private func run(_ program: String, _ arguments: [String], input: [UInt8] = []) throws -> String {
        let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        guard let path = ProgramSearch.path(of: program, in: searchPath) else { throw SandboxFailure(words: program) }
        let deadline = Deadline(after: .seconds(100))
        var child = try ChildProcess(
            ProcessCommand(
                path: path,
                arguments: [program] + arguments,
                environment: variables(searchPath),
                input: input,
                keptErrorBytes: 10_000
            )
        )
        let output = child.exchange(limit: 10_000_000, until: deadline)
        let end = child.end(waitingUntil: deadline)
        guard case .complete(let bytes, _) = output, end == .exited(0) else {
            throw SandboxFailure(words: "\(program) \(arguments): \(output) \(end)")
        }
        return String(decoding: bytes.last == 0x0A ? bytes.dropLast() : bytes, as: UTF8.self)
    }

    private func variables(_ searchPath: String) -> [String] {
        [
            "PATH=\(searchPath)", "HOME=\(path(of: "home"))", "GIT_CONFIG_NOSYSTEM=1", "LC_ALL=C",
            "GIT_AUTHOR_NAME=A", "GIT_AUTHOR_EMAIL=a@example.com", "GIT_AUTHOR_DATE=1700000000 +0000",
            "GIT_COMMITTER_NAME=A", "GIT_COMMITTER_EMAIL=a@example.com", "GIT_COMMITTER_DATE=1700000000 +0000",
        ]
    }
}
