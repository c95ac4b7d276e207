// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UpdateNebiusModelCatalog

struct FileTransactionFailureTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("old a", to: "root/a")
        try directory.write("old b", to: "root/sub/b")
        try directory.write("old gone", to: "root/sub/gone")
        try directory.write("outside", to: "outside/file")
    }

    private var root: String { directory.path(of: "root") }

    private func write(_ path: String) -> FileWrite {
        FileWrite(path: path, bytes: Array("new".utf8))
    }

    @Test(
        arguments: [
            "", "/etc/x", "../outside/file", "sub/../../outside/file", "a//b", "sub/", "./a", ".git/config", "a\u{0}b",
        ] as [HostileText]
    )
    func `a path out of the root refuses the whole set`(hostilePath: HostileText) throws {
        let path = hostilePath.text
        let before = try directory.contents()
        let transaction = FileTransaction(root: root)
        for attempt in [
            { try transaction.apply(writes: [write("a"), write(path)]) },
            { try transaction.apply(writes: [write("a")], deletions: [path]) },
        ] {
            let error = #expect(throws: FileError.self) { try attempt() }
            #expect(error?.kind == .refused)
            #expect(error?.path == path)
            #expect(error?.exitStatus == .cannotCreate)
        }
        #expect(try directory.contents() == before)
    }

    @Test(arguments: [
        ("link/file", "link", "a symbolic link is where a directory should be"),
        ("link/new/deep", "link", "a symbolic link is where a directory should be"),
        ("a/file", "a", "a file is where a directory should be"),
        ("pipe/file", "pipe", "a file is where a directory should be"),
        ("file-link", "file-link", "a symbolic link is in the way"),
        ("dangling", "dangling", "a symbolic link is in the way"),
        ("sub", "sub", "a directory is in the way"),
        ("pipe", "pipe", "something that is no regular file is in the way"),
    ])
    func `what is in the way refuses the whole set`(path: String, obstacle: String, reason: String) throws {
        try directory.createLink("root/link", to: "../outside")
        try directory.createLink("root/file-link", to: "../outside/file")
        try directory.createLink("root/dangling", to: "../outside/new")
        try directory.createPipe("root/pipe")
        let before = try directory.contents()
        let transaction = FileTransaction(root: root)
        let expected = FileError(kind: .refused, path: obstacle, reason: reason)
        #expect(throws: expected) {
            try transaction.apply(writes: [write("first"), write("created/x"), write(path)])
        }
        #expect(throws: expected) { try transaction.apply(writes: [write("first")], deletions: [path]) }
        #expect(try directory.contents() == before)
    }

    @Test(arguments: [
        (["x", "x"], [], "x", "the path is given twice"),
        (["x"], ["x"], "x", "the path is given twice"),
        (["x/y", "x"], [], "x/y", "one of its directories is a file of the same set"),
        (["x", "x/y/z"], [], "x/y/z", "one of its directories is a file of the same set"),
    ])
    func `paths that contradict each other refuse the whole set`(
        writes: [String],
        deletions: [String],
        path: String,
        reason: String
    ) throws {
        let before = try directory.contents()
        #expect(throws: FileError(kind: .refused, path: path, reason: reason)) {
            try FileTransaction(root: root).apply(writes: writes.map(write), deletions: deletions)
        }
        #expect(try directory.contents() == before)
    }

    @Test func `a name that is too long fails before anything is written`() throws {
        let before = try directory.contents()
        let name = String(repeating: "x", count: 300)
        #expect(throws: FileError(kind: .cannotReadOrWrite, path: name, reason: "File name too long")) {
            try FileTransaction(root: root).apply(writes: [write("a"), write(name)])
        }
        #expect(try directory.contents() == before)
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
    func `a directory without permission cannot be written to`() throws {
        try directory.createDirectory("root/closed")
        let before = try directory.contents()
        let closed = directory.path(of: "root/closed")
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: closed)
        let expected = FileError(kind: .cannotCreate, path: "closed/x", reason: "Permission denied")
        #expect(throws: expected) {
            try FileTransaction(root: root).apply(writes: [write("a"), write("closed/x")])
        }
        #expect(try directory.contents() == before)
    }
}

// MARK: - A failure at every step

extension FileTransactionFailureTests {
    /// The transaction of these tests, which has every kind of step.
    private func apply(announcingTo steps: StepRecorder) throws -> FileTransactionResult {
        try FileTransaction(root: root, announce: steps.announce)
            .apply(writes: [write("a"), write("sub/b"), write("one/two/c")], deletions: ["sub/gone"])
    }

    /// The index of the first step that changes a file that was there before.
    private static let firstReplacement = 8

    @Test(arguments: 0...7)
    func `a failure before the first replacement leaves the tree as it was`(index: Int) throws {
        let before = try directory.contents()
        let steps = StepRecorder(failingIndex: index)
        let error = #expect(throws: FileError.self) { try apply(announcingTo: steps) }
        #expect(steps.steps.count == index + 1)
        #expect(error?.reason == StepRecorder.failure.reason)
        #expect(error?.completedPaths == [])
        #expect(try directory.contents() == before)
    }

    @Test func `a failure of the first replacement leaves the tree as it was`() throws {
        let before = try directory.contents()
        let steps = StepRecorder(failingIndex: Self.firstReplacement)
        let error = #expect(throws: FileError.self) { try apply(announcingTo: steps) }
        #expect(steps.steps.last == .replace(path: "a"))
        #expect(error?.kind == .cannotReadOrWrite)
        #expect(try directory.contents() == before)
    }

    @Test(arguments: 9...15)
    func `a failure after the first replacement is told, and the next run finishes`(index: Int) throws {
        let steps = StepRecorder(failingIndex: index)
        let error = #expect(throws: FileError.self) { try apply(announcingTo: steps) }
        #expect(steps.steps.count == index + 1)
        let completed = ["a", "sub/b", "one/two/c", "sub/gone"].prefix(index - Self.firstReplacement)
        #expect(error?.completedPaths == Array(completed))
        #expect(error?.message.contains("already changed: \(completed.count);") == true)
        #expect(try directory.contents().filter { $0.contains(".tmp") } == [])
        _ = try apply(announcingTo: StepRecorder())
        #expect(
            try directory.contents() == [
                "outside/", "outside/file: outside", "root/", "root/a: new", "root/one/", "root/one/two/",
                "root/one/two/c: new", "root/sub/", "root/sub/b: new",
            ]
        )
    }

    @Test func `the tests above cover every step`() throws {
        let steps = StepRecorder()
        _ = try apply(announcingTo: steps)
        #expect(steps.steps.count == 16)
        #expect(steps.steps[Self.firstReplacement] == .replace(path: "a"))
    }

    @Test func `a leftover of somebody else is in no one's way`() throws {
        try directory.write("half", to: "root/.catalog-1.tmp")
        let refusal = SystemError(condition: .notPermitted, reason: "Operation not permitted")
        let steps = StepRecorder(failingIndex: 0, with: refusal)
        #expect(try apply(announcingTo: steps).written == ["a", "sub/b", "one/two/c"])
        #expect(try directory.contents().contains("root/.catalog-1.tmp: half"))
    }

    @Test func `a file of a run that goes on is no leftover`() throws {
        try directory.write("half", to: "root/.catalog-1.tmp")
        let other = try FileDescriptor(
            opening: directory.path(of: "root/.catalog-1.tmp"),
            for: .readingFile(links: .notFollowed)
        )
        #expect(try other.lock(.exclusive))
        let result = try apply(announcingTo: StepRecorder())
        let contents = try directory.contents()
        withExtendedLifetime(other) {}
        #expect(result.written == ["a", "sub/b", "one/two/c"])
        #expect(contents.contains("root/.catalog-1.tmp: half"))
    }

    @Test func `a leftover is locked until it is gone`() throws {
        try directory.write("half", to: "root/.catalog-1.tmp")
        let path = directory.path(of: "root/.catalog-1.tmp")
        var isLocked = false
        let transaction = FileTransaction(root: root) { step throws(SystemError) in
            guard case .removeLeftover = step else { return }
            let owner = try FileDescriptor(opening: path, for: .readingFile(links: .notFollowed))
            isLocked = try !owner.lock(.exclusive)
        }
        try transaction.apply(writes: [write("a")])
        #expect(isLocked)
        #expect(try directory.contents().filter { $0.contains(".tmp") } == [])
    }

    @Test func `two transactions in one directory leave each other's files alone`() throws {
        let inner = FileTransaction(root: root)
        let outer = FileTransaction(root: root) { step throws(SystemError) in
            guard case .flush("a") = step else { return }
            do throws(FileError) {
                _ = try inner.apply(writes: [FileWrite(path: "inner", bytes: [1])])
            } catch {
                throw SystemError(condition: .other, reason: error.message)
            }
        }
        #expect(try outer.apply(writes: [write("a")]).written == ["a"])
        let contents = try directory.contents()
        #expect(contents.contains("root/a: new") && contents.filter { $0.contains(".tmp") }.isEmpty)
    }

    @Test func `many transactions in one directory at the same time all succeed`() throws {
        let failures = Failures()
        let path = root
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for round in 0..<40 {
                let bytes = [UInt8(thread), UInt8(round)]
                do throws(FileError) {
                    try FileTransaction(root: path).apply(writes: [FileWrite(path: "file-\(thread)", bytes: bytes)])
                } catch {
                    failures.add(error)
                }
            }
        }
        #expect(failures.all == [])
        #expect(try directory.contents().filter { $0.contains(".tmp") } == [])
    }

    @Test func `a temporary file that another process takes away leaves the old file`() throws {
        let path = root
        let transaction = FileTransaction(root: root) { step throws(SystemError) in
            guard case .flush("a") = step else { return }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            for name in names where FileTransaction.isTemporary(name) { unlink("\(path)/\(name)") }
        }
        let error = #expect(throws: FileError.self) { try transaction.apply(writes: [write("a")]) }
        #expect(error?.kind == .cannotReadOrWrite && error?.path == "a")
        #expect(try directory.contents().contains("root/a: old a"))
    }

    @Test func `a leftover that cannot be removed stops the run`() throws {
        try directory.write("half", to: "root/.catalog-1.tmp")
        let before = try directory.contents()
        let error = #expect(throws: FileError.self) { try apply(announcingTo: StepRecorder(failingIndex: 0)) }
        #expect(error?.path == ".catalog-1.tmp")
        #expect(try directory.contents() == before)
    }
}
