// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge
import Testing

/// Which commit a revision names, in repositories of all kinds.
@Suite(.timeLimit(.minutes(5)))
struct GitCommitTests {
    private let sandbox: GitSandbox

    init() throws {
        sandbox = try GitSandbox()
    }

    private func hash(_ revision: String, in name: String = "clone") throws -> String {
        try sandbox.repository(name).commit(of: GitRevision(revision)).hash
    }

    private func error(_ revision: String, in name: String = "clone") -> GitError? {
        let error = #expect(throws: GitError.self) { try hash(revision, in: name) }
        if let error {
            expectPrintable(error.message)
            expectPrintable(error.nextStep)
        }
        return error
    }

    @Test func `revisions of all kinds name their commit`() throws {
        try sandbox.makeRepository(files: ["a": "1"])
        let first = try sandbox.git("rev-parse", "HEAD")
        let second = try sandbox.commit(["a": "2"])
        try sandbox.git("tag", "v1.2", first)
        try sandbox.git("tag", "--annotate", "--message=x", "v2", first)
        try sandbox.git("branch", "feature/x", first)
        try sandbox.git("branch", "ünï", first)
        try sandbox.git("branch", "a;b$(id)'", first)
        for name in ["HEAD", "@", "main", "main@{0}", "refs/heads/main", second, String(second.prefix(12))] {
            #expect(try hash(name) == second, "\(name)")
        }
        for name in ["HEAD~1", "HEAD^", "v1.2", "v2", "v2^{}", "main@{1}", "feature/x", "ünï", "a;b$(id)'", first] {
            #expect(try hash(name) == first, "\(name)")
        }
    }

    @Test func `a tag comes before a branch of the same name`() throws {
        try sandbox.makeRepository(files: ["a": "1"])
        let first = try sandbox.git("rev-parse", "HEAD")
        let second = try sandbox.commit(["a": "2"])
        try sandbox.git("tag", "same", first)
        try sandbox.git("branch", "same", second)
        #expect(try hash("same") == first)
        #expect(try hash("refs/heads/same") == second)
    }

    @Test func `what names no commit is missing`() throws {
        try sandbox.makeRepository(files: ["a": "1", "b/c": "2"])
        let tree = try sandbox.git("rev-parse", "HEAD^{tree}")
        try sandbox.git("tag", "tree", tree)
        let none = String(repeating: "0", count: 39) + "1"
        for name in ["v9", "HEAD~1", "main@{99}", none, tree, "tree", "HEAD^!", "HEAD^@", "*", "a\\b", "HEAD^{tree}"] {
            #expect(error(name) == .revisionMissing(try GitRevision(name), isShallow: false), "\(name)")
        }
    }

    @Test func `a branch without a commit has none`() throws {
        try sandbox.makeRepository()
        #expect(error("HEAD") == .revisionMissing(try GitRevision("HEAD"), isShallow: false))
    }

    @Test func `a repository without a work tree will do`() throws {
        try sandbox.makeRepository(files: ["snapshots/a.json": "1"])
        let commit = try sandbox.git("rev-parse", "HEAD")
        try sandbox.git("clone", "--quiet", "--bare", "clone", "bare.git", in: "")
        #expect(try hash("main", in: "bare.git") == commit)
    }

    @Test func `a work tree that is not the first one will do`() throws {
        try sandbox.makeRepository(files: ["a": "1"])
        try sandbox.git("worktree", "add", "--quiet", "-b", "other", sandbox.path(of: "second"))
        let second = try sandbox.commit(["a": "2"], in: "second")
        #expect(try hash("HEAD", in: "second") == second)
        #expect(try hash("HEAD") != second)
    }

    @Test func `names of SHA-256 will do`() throws {
        try sandbox.git("init", "--quiet", "--object-format=sha256", sandbox.path(of: "clone"), in: "")
        let commit = try sandbox.commit(["a/b": "1"])
        #expect(commit.utf8.count == 64)
        let repository = sandbox.repository()
        let found = try repository.commit(of: GitRevision("HEAD"))
        #expect(found.hash == commit)
        #expect(try repository.file(at: "a/b", at: found, maximumBytes: 1) == .bytes([0x31]))
    }

    @Test func `what a shallow clone left out is said to be left out`() throws {
        try sandbox.makeRepository("origin", files: ["a": "1"])
        try sandbox.commit(["a": "2"], in: "origin")
        try sandbox.git("clone", "--quiet", "--depth=1", "file://" + sandbox.path(of: "origin"), "clone", in: "")
        #expect(try hash("HEAD").utf8.count == 40)
        let error = error("HEAD~1")
        #expect(error == .revisionMissing(try GitRevision("HEAD~1"), isShallow: true))
        #expect(error?.message.contains("shallow") == true)
        #expect(error?.nextStep.contains("git fetch --unshallow") == true)
        try sandbox.git("fetch", "--quiet", "--unshallow", "--tags")
        #expect(try hash("HEAD~1").utf8.count == 40)
    }

    @Test func `a folder outside of all repositories is told`() throws {
        try sandbox.directory.createDirectory("plain")
        #expect(error("HEAD", in: "plain") == .noRepository(root: sandbox.path(of: "plain")))
        #expect(error("HEAD", in: "absent") == .noRepository(root: sandbox.path(of: "absent")))
        try sandbox.directory.write("x", to: "file")
        #expect(error("HEAD", in: "file") == .noRepository(root: sandbox.path(of: "file")))
        #expect(error("HEAD", in: "plain\u{0}x") == .noRepository(root: sandbox.path(of: "plain\u{0}x")))
        #expect(error("HEAD", in: "plain\n\u{1B}[31m\u{202E}") != nil)
    }

    @Test func `a repository with damaged settings gives the words of git`() throws {
        try sandbox.makeRepository(files: ["a": "1"])
        try sandbox.directory.write("[core\n\u{1B}[31m", to: "clone/.git/config")
        guard case .failed(let status, let words) = error("HEAD") else {
            Issue.record("no failure")
            return
        }
        #expect(status == 128)
        #expect(words.contains("config"))
    }
}
