// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge
import Foundation
import Testing

/// What stands at a path at a commit.
@Suite(.timeLimit(.minutes(5)))
struct GitFilesTests {
    private let sandbox: GitSandbox

    init() throws {
        sandbox = try GitSandbox()
    }

    private func commit(_ revision: String = "HEAD", in name: String = "clone") throws -> GitCommit {
        try sandbox.repository(name).commit(of: GitRevision(revision))
    }

    private func files(
        _ folder: String = "snapshots",
        at revision: String = "HEAD",
        in name: String = "clone",
        where isWanted: (String) -> Bool = { _ in true },
        maximumBytes: Int = 1000
    ) throws -> [NamedFile] {
        try sandbox.repository(name).files(
            in: folder,
            at: commit(revision, in: name),
            where: isWanted,
            maximumBytes: maximumBytes
        )
    }

    private func file(_ path: String, _ text: String) -> NamedFile {
        NamedFile(path: path, state: .bytes(Array(text.utf8)))
    }

    @Test func `files are those of the commit and not those of today`() throws {
        try sandbox.makeRepository(files: ["snapshots/b.json": "1\r\n", "snapshots/a.json": "", "other.json": "3"])
        try sandbox.commit(["snapshots/b.json": "2", "snapshots/c.json": "2"])
        try sandbox.directory.write("not committed", to: "clone/snapshots/b.json")
        #expect(try files(at: "HEAD~1") == [file("snapshots/a.json", ""), file("snapshots/b.json", "1\r\n")])
        #expect(try files().map(\.path) == ["snapshots/a.json", "snapshots/b.json", "snapshots/c.json"])
        let repository = sandbox.repository()
        let old = try commit("HEAD~1")
        #expect(try repository.file(at: "snapshots/b.json", at: old, maximumBytes: 3) == .bytes([0x31, 0x0D, 0x0A]))
        #expect(try repository.file(at: "snapshots/b.json", at: old, maximumBytes: 2) == .tooLarge(limit: 2))
        #expect(try repository.file(at: "snapshots/c.json", at: old, maximumBytes: 3) == .missing)
        #expect(try repository.file(at: "snapshots", at: old, maximumBytes: 3) == .directory)
        #expect(try repository.file(at: "other.json", at: old, maximumBytes: 3) == .bytes([0x33]))
    }

    @Test func `a root below the top sees its own files only`() throws {
        try sandbox.makeRepository(files: ["snapshots/top.json": "1", "sub/dir/snapshots/a.json": "2"])
        #expect(try files(in: "clone/sub/dir") == [file("snapshots/a.json", "2")])
        #expect(try files(in: "clone/sub").isEmpty)
        let repository = sandbox.repository("clone/sub/dir")
        let head = try commit()
        #expect(try repository.file(at: "snapshots/a.json", at: head, maximumBytes: 9) == .bytes([0x32]))
        #expect(try repository.file(at: "snapshots/top.json", at: head, maximumBytes: 9) == .missing)
    }

    @Test func `a repository without a work tree will do`() throws {
        try sandbox.makeRepository(files: ["snapshots/a.json": "1"])
        try sandbox.git("clone", "--quiet", "--bare", "clone", "bare.git", in: "")
        #expect(try files(in: "bare.git") == [file("snapshots/a.json", "1")])
    }

    @Test func `what is no file is told and not followed`() throws {
        try sandbox.makeRepository(files: ["snapshots/a.json": "1", "snapshots/folder/b.json": "2"])
        try sandbox.directory.createLink("clone/snapshots/link.json", to: "a.json")
        try sandbox.directory.createLink("clone/linked", to: "snapshots")
        let head = try sandbox.git("rev-parse", "HEAD")
        try sandbox.git("add", "--all")
        try sandbox.git("update-index", "--add", "--cacheinfo", "160000,\(head),snapshots/module")
        try sandbox.git("update-index", "--chmod=+x", "snapshots/a.json")
        try sandbox.commitIndex()
        #expect(
            try files() == [
                file("snapshots/a.json", "1"), NamedFile(path: "snapshots/folder", state: .directory),
                NamedFile(path: "snapshots/link.json", state: .symbolicLink),
                NamedFile(path: "snapshots/module", state: .directory),
            ]
        )
        #expect(try files("linked").isEmpty)
        #expect(try files("snapshots/a.json").isEmpty)
        #expect(try files("snapshots/folder") == [file("snapshots/folder/b.json", "2")])
        let repository = sandbox.repository()
        let commit = try commit()
        #expect(try repository.file(at: "linked", at: commit, maximumBytes: 9) == .symbolicLink)
        #expect(try repository.file(at: "linked/a.json", at: commit, maximumBytes: 9) == .missing)
        #expect(try repository.file(at: "snapshots/module", at: commit, maximumBytes: 9) == .directory)
    }

    @Test func `odd names come back as they are, in the order of their bytes`() throws {
        let names = [
            "a\nb.json", "a\"b.json", "a'b.json", "a\\b.json", "a\tb.json", " .json", "-x.json", "*.json", ":(top)x",
            "日本.json", "ü.json", "u\u{308}.json", "\u{1F600}.json", "A.json", "$(id).json", "[a].json", "\u{1B}.json",
        ]
        // Without a work tree: a file system may refuse some, and take two for the same.
        try sandbox.makeRepository()
        var lines: [UInt8] = []
        for (index, name) in names.enumerated() {
            let blob = try sandbox.git("hash-object", "-w", "--stdin", input: Array(String(index).utf8))
            lines += Array("100644 blob \(blob)\t\(name)\0".utf8)
        }
        let commit = try sandbox.commitFolder(lines)
        let expected = names.enumerated().map { file("snapshots/" + $1, String($0)) }
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        let found = try files(at: commit)
        #expect(found == expected)
        #expect(found.map { Array($0.path.utf8) } == expected.map { Array($0.path.utf8) })
        let repository = sandbox.repository()
        let asked = try self.commit(commit)
        // Git for macOS asks for composed letters, whatever it is given.
        for file in expected where !file.path.unicodeScalars.contains("\u{308}") {
            #expect(try repository.file(at: file.path, at: asked, maximumBytes: 9) == file.state, "\(file.path)")
        }
    }

    @Test func `a name that is not UTF-8 is shown with a replacement`() throws {
        try sandbox.makeRepository(files: ["a": "1"])
        let blob = try sandbox.git("hash-object", "-w", "--stdin", input: [0x31])
        let commit = try sandbox.commitFolder(Array("100644 blob \(blob)\tx".utf8) + [0xFF, 0])
        #expect(try files(at: commit) == [file("snapshots/x\u{FFFD}", "1")])
    }

    @Test func `only what is wanted is read, and nothing that is too large`() throws {
        try sandbox.makeRepository(
            files: [
                "snapshots/a.json": "1234", "snapshots/b.json": "12345", "snapshots/c.txt": "1", "snapshots/d/e": "1",
            ]
        )
        let isJSON = { (name: String) in name.utf8.count == 6 }
        #expect(
            try files(where: isJSON, maximumBytes: 4) == [
                file("snapshots/a.json", "1234"), NamedFile(path: "snapshots/b.json", state: .tooLarge(limit: 4)),
            ]
        )
        var asked: [String] = []
        let none = try files { name in
            asked.append(name)
            return false
        }
        #expect(none.isEmpty)
        #expect(asked == ["a.json", "b.json", "c.txt", "d"])
        #expect(try files(where: isJSON, maximumBytes: 0).allSatisfy { $0.state == .tooLarge(limit: 0) })
    }

    @Test(arguments: [
        "", "/", "..", "../clone", ".", "./snapshots", "snapshots/", "/snapshots", "snapshots//a", "a\u{0}",
    ])
    func `a path that does not stay inside is not looked at`(path: String) throws {
        try sandbox.makeRepository(files: ["snapshots/a": "1"])
        let head = try commit()
        #expect(
            try sandbox.repository().file(at: path, at: head, maximumBytes: 9)
                == .unreadable("not a path inside the root")
        )
        #expect(try files(path).isEmpty)
    }

    @Test func `five thousand files come at once, each content once`() throws {
        try sandbox.makeRepository()
        var stream = "commit refs/heads/main\ncommitter A <a@example.com> 1700000000 +0000\ndata 0\n"
        for index in 0..<5000 {
            let text = "\(index % 4000) " + String(repeating: "x", count: index % 997)
            stream += "M 100644 inline snapshots/\(index).json\ndata \(text.utf8.count)\n\(text)\n"
        }
        try sandbox.git("fast-import", "--quiet", input: Array(stream.utf8))
        let found = try files()
        #expect(found.count == 5000)
        #expect(found.first { $0.path == "snapshots/4123.json" }?.state == file("", "123 " + x(4123)).state)
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
    }

    private func x(_ index: Int) -> String { String(repeating: "x", count: index % 997) }

    @Test func `lists and contents beyond the limits are refused`() throws {
        try sandbox.makeRepository(files: ["snapshots/a": "12345", "snapshots/b": "123456"])
        let head = try commit()
        var limits = GitLimits()
        limits.timeout = .seconds(100)
        limits.maximumTotalBytes = 10
        #expect(throws: GitError.outputTooLong(limit: 10)) {
            try sandbox.repository(limits: limits).files(in: "snapshots", at: head, maximumBytes: 9)
        }
        limits.maximumTotalBytes = 11
        #expect(try sandbox.repository(limits: limits).files(in: "snapshots", at: head, maximumBytes: 9).count == 2)
        limits.maximumListBytes = 20
        #expect(throws: GitError.outputTooLong(limit: 20)) {
            try sandbox.repository(limits: limits).files(in: "snapshots", at: head, maximumBytes: 9)
        }
    }

    @Test func `a file of the size of a snapshot and more comes whole`() throws {
        let text = String(repeating: "0123456789\n\0", count: 200_000)
        try sandbox.makeRepository(files: ["snapshots/a": text])
        #expect(try files(maximumBytes: text.utf8.count) == [file("snapshots/a", text)])
    }

    @Test func `a commit that is not there is a failure with the words of git`() throws {
        try sandbox.makeRepository(files: ["snapshots/a": "1"])
        let none = try #require(GitCommit(hash: String(repeating: "1", count: 40)))
        let error = #expect(throws: GitError.self) {
            try sandbox.repository().files(in: "snapshots", at: none, maximumBytes: 9)
        }
        #expect(error == .failed(status: 128, words: "not a tree object"))
    }

    @Test func `a partial clone is told what to do, and nothing is fetched`() throws {
        try sandbox.makeRepository("origin", files: ["snapshots/a": "1"])
        try sandbox.git("config", "uploadpack.allowFilter", "true", in: "origin")
        let origin = "file://" + sandbox.path(of: "origin")
        try sandbox.git("clone", "--quiet", "--no-checkout", "--filter=blob:none", origin, "clone", in: "")
        let error = #expect(throws: GitError.self) { try files() }
        #expect(error == .incompleteClone(root: sandbox.path(of: "clone")))
        #expect(error?.nextStep.contains("git fetch --refetch --no-filter") == true)
        // This fetches what it has to tell the size of, with any version of git.
        try sandbox.git("ls-tree", "-r", "-l", "HEAD")
        #expect(try files() == [file("snapshots/a", "1")])
    }

    @Test func `an object that stands in for another is not read`() throws {
        try sandbox.makeRepository(files: ["snapshots/a": "1"])
        let real = try sandbox.git("rev-parse", "HEAD:snapshots/a")
        let other = try sandbox.git("hash-object", "-w", "--stdin", input: [0x32])
        try sandbox.git("replace", real, other)
        #expect(try files() == [file("snapshots/a", "1")])
    }

    @Test func `the filters of a checkout are not applied`() throws {
        try sandbox.makeRepository(files: [".gitattributes": "* text eol=crlf filter=canary\n", "snapshots/a": "1\n"])
        try sandbox.git("config", "filter.canary.smudge", "touch '\(sandbox.path(of: "canary"))'; cat")
        #expect(try files() == [file("snapshots/a", "1\n")])
        #expect(!sandbox.exists("canary"))
    }
}
