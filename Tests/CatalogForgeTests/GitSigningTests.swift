// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import Testing

@testable import CatalogForge

/// What a forge is told of a commit, and what becomes of its answer, with the real git.
@Suite(.timeLimit(.minutes(5)))
struct GitSigningTests {
    private let sandbox: GitSandbox
    private let repository: GitRepository

    init() throws {
        sandbox = try GitSandbox()
        try sandbox.makeRepository(files: ["snapshots/old": "1", "snapshots/same": "2", "snapshots/other": "3"])
        repository = sandbox.repository()
    }

    private func head() throws -> GitCommit { try #require(GitCommit(hash: try sandbox.git("rev-parse", "HEAD"))) }

    private func made(on base: GitCommit) throws -> GitCommit {
        try repository.commit(
            onto: base,
            files: [
                PlannedFile(path: "snapshots/new \u{E9}", bytes: Array("\u{FEFF}a\r\n".utf8)),
                PlannedFile(path: "snapshots/other", bytes: []),
                PlannedFile(path: "snapshots/same", bytes: Array("2".utf8)),
            ],
            deletions: ["snapshots/old"],
            message: "Title\n",
            by: GitIdentity(name: "n", mail: "m@example.org", epochSeconds: 1_700_000_000)
        )
    }

    @Test func `what a forge is told has what differs, as text`() throws {
        let base = try head()
        let unsigned = try repository.unsigned(made(on: base), onto: base, message: "Title\n")
        #expect(unsigned.parent == base)
        #expect(
            unsigned.files == [
                UnsignedCommit.File(path: "snapshots/new \u{E9}", text: "\u{FEFF}a\r\n"),
                UnsignedCommit.File(path: "snapshots/old", text: nil),
                UnsignedCommit.File(path: "snapshots/other", text: ""),
            ]
        )
        #expect(try repository.hasFiles(made(on: base), of: unsigned))
        #expect(try !repository.hasFiles(base, of: unsigned))
    }

    @Test func `a file that is no text is an error`() throws {
        let base = try head()
        let commit = try repository.commit(
            onto: base,
            files: [PlannedFile(path: "snapshots/x", bytes: [0xFF])],
            deletions: [],
            message: "x",
            by: GitIdentity(name: "n", mail: "m@example.org", epochSeconds: 1_700_000_000)
        )
        #expect(throws: GitError.self) { _ = try repository.unsigned(commit, onto: base, message: "x") }
    }

    /// What a signature ends with in the object, and what the API tells of it.
    @Test(arguments: [("", "S\n\nT"), ("", "S\n\nT\n"), ("\n ", "S\n\nT\n"), ("\n ", "S\n\nT")])
    func `a signed commit is stored under the name that the forge says`(end: String, signature: String) throws {
        let base = try head()
        let payload =
            "tree \(try sandbox.git("rev-parse", "HEAD^{tree}"))\nparent \(base.hash)\nauthor a <a@b> 1 +0000\n"
            + "committer a <a@b> 1 +0000"
        let object = "\(payload)\ngpgsig S\n \n T\(end)\n\nTitle\n\nMore"
        let name = try sandbox.git("hash-object", "-t", "commit", "--stdin", input: Array(object.utf8))
        let commit = try #require(GitCommit(hash: name))
        let signed = SignedCommit(commit: commit, payload: payload + "\n\nTitle\n\nMore", signature: signature)
        #expect(try !repository.has(commit))
        #expect(try repository.store(signed))
        #expect(try sandbox.git("cat-file", "commit", name) == object)
    }

    @Test(arguments: ["", "no end", "tree x\n\n", "\n\n"])
    func `what gives another name is not stored`(payload: String) throws {
        let signed = SignedCommit(commit: try head(), payload: payload, signature: "S")
        #expect(try !repository.store(signed))
    }
}
