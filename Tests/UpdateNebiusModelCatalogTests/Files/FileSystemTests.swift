// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogProcess
import Foundation
import Testing

@testable import UpdateNebiusModelCatalog

struct FileSystemTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func read(_ name: String, maximumBytes: Int = 100) -> FileState {
        FileSystem.read(directory.path(of: name), maximumBytes: maximumBytes)
    }

    @Test func `a regular file is its bytes`() throws {
        try directory.write("a\r\nb\u{0}é", to: "file")
        #expect(read("file") == .bytes(Array("a\r\nb\u{0}é".utf8)))
    }

    @Test func `an empty file has no bytes and is not missing`() throws {
        try directory.write("", to: "file")
        #expect(read("file", maximumBytes: 0) == .bytes([]))
    }

    @Test func `a name that nothing has is missing`() {
        #expect(read("file") == .missing)
        #expect(read("no/such/file") == .missing)
    }

    @Test func `a file used as a directory is unreadable, in the words of the system`() throws {
        try directory.write("x", to: "file")
        #expect(read("file/inner") == .unreadable("Not a directory"))
    }

    @Test func `a directory is told from a file`() throws {
        try directory.createDirectory("file")
        #expect(read("file") == .directory)
    }

    @Test func `a symbolic link is not followed`() throws {
        try directory.write("secret", to: "target")
        try directory.createLink("link", to: "target")
        try directory.createLink("dangling", to: "nowhere")
        try directory.createLink("loop", to: "loop")
        #expect(read("link") == .symbolicLink)
        #expect(read("dangling") == .symbolicLink)
        #expect(read("loop") == .symbolicLink)
    }

    @Test(.timeLimit(.minutes(5))) func `pipes and devices are refused without waiting`() throws {
        try directory.createPipe("pipe")
        #expect(read("pipe") == .notRegular)
        #expect(FileSystem.read("/dev/zero", maximumBytes: 100) == .notRegular)
    }

    @Test(arguments: [(99, false), (100, false), (101, true), (70_000, true)])
    func `a file over the limit is refused, one at the limit is read`(byteCount: Int, isRefused: Bool) throws {
        let text = String(repeating: "x", count: byteCount)
        try directory.write(text, to: "file")
        #expect(read("file") == (isRefused ? .tooLarge(limit: 100) : .bytes(Array(text.utf8))))
    }

    @Test func `a file larger than one read is read to its end`() throws {
        let text = String(repeating: "0123456789", count: 20_000)
        try directory.write(text, to: "file")
        #expect(read("file", maximumBytes: 200_000) == .bytes(Array(text.utf8)))
        #expect(read("file", maximumBytes: .max) == .bytes(Array(text.utf8)))
        #expect(read("file", maximumBytes: 199_999) == .tooLarge(limit: 199_999))
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
    func `a file without permission is unreadable`() throws {
        try directory.write("x", to: "file")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: directory.path(of: "file"))
        #expect(read("file") == .unreadable("Permission denied"))
    }

    @Test func `a name with NUL is refused instead of cut`() throws {
        try directory.write("x", to: "file")
        #expect(read("file\u{0}.json") == .unreadable("The name contains a NUL character"))
    }
}

// MARK: - Under a root

extension FileSystemTests {
    @Test func `a path under a root is read`() throws {
        try directory.write("x", to: "a/b/file")
        #expect(FileSystem.read("a/b/file", under: directory.path, maximumBytes: 10) == .bytes(Array("x".utf8)))
        #expect(FileSystem.read("a/b/none", under: directory.path, maximumBytes: 10) == .missing)
        #expect(FileSystem.read("a/c/none", under: directory.path, maximumBytes: 10) == .missing)
        #expect(FileSystem.read("a/b", under: directory.path, maximumBytes: 10) == .directory)
    }

    @Test func `a path under a root goes through no link`() throws {
        try directory.write("secret", to: "outside/file")
        try directory.createDirectory("root")
        try directory.createLink("root/link", to: "../outside")
        #expect(FileSystem.read("link/file", under: directory.path(of: "root"), maximumBytes: 10) == .symbolicLink)
        try directory.createLink("root/file", to: "../outside/file")
        #expect(FileSystem.read("file", under: directory.path(of: "root"), maximumBytes: 10) == .symbolicLink)
    }

    @Test func `a path out of a root is not read`() throws {
        try directory.write("secret", to: "file")
        try directory.createDirectory("root")
        let state = FileSystem.read("../file", under: directory.path(of: "root"), maximumBytes: 10)
        #expect(state == .unreadable("the path has a '..' part, which may lead out of the root"))
    }
}

// MARK: - Input named by the user

extension FileSystemTests {
    @Test func `input may be reached through a link`() throws {
        try directory.write("{}", to: "target")
        try directory.createLink("link", to: "target")
        try directory.createLink("dangling", to: "nowhere")
        #expect(FileSystem.readInput(directory.path(of: "link"), maximumBytes: 2) == .bytes(Array("{}".utf8)))
        #expect(FileSystem.readInput(directory.path(of: "link"), maximumBytes: 1) == .tooLarge(limit: 1))
        #expect(FileSystem.readInput(directory.path(of: "dangling"), maximumBytes: 2) == .missing)
        #expect(FileSystem.readInput(directory.path, maximumBytes: 2) == .directory)
    }

    @Test(.timeLimit(.minutes(5))) func `input from an endless device is refused`() {
        #expect(FileSystem.readInput("/dev/zero", maximumBytes: 100) == .notRegular)
    }

    @Test(.timeLimit(.minutes(5))) func `input from a pipe without a writer is empty`() throws {
        try directory.createPipe("pipe")
        #expect(FileSystem.readInput(directory.path(of: "pipe"), maximumBytes: 100) == .bytes([]))
    }

    @Test(.timeLimit(.minutes(5))) func `a pipe is waited for as long as that is allowed`() throws {
        try directory.createPipe("pipe")
        let path = directory.path(of: "pipe")
        let state = FileSystem.readInput(path, maximumBytes: 100, until: Deadline(after: .milliseconds(50)))
        #expect(state == .unreadable("its end did not come in time"))
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.2)
            if let pipe = FileHandle(forWritingAtPath: path) {
                try? pipe.write(contentsOf: Data("late".utf8))
                try? pipe.close()
            }
        }
        let late = FileSystem.readInput(path, maximumBytes: 100, until: Deadline(after: .seconds(50)))
        #expect(late == .bytes(Array("late".utf8)))
    }

    @Test(.timeLimit(.minutes(5))) func `the standard input is waited for as long as that is allowed`() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("{".utf8))
        let descriptor = FileDescriptor(number: pipe.fileHandleForReading.fileDescriptor, isOwned: false)
        let deadline = Deadline(after: .milliseconds(50))
        let state = FileSystem.readInput("-", maximumBytes: 9, until: deadline, standardInput: descriptor)
        #expect(state == .unreadable("its end did not come in time"))
        try pipe.fileHandleForWriting.close()
    }

    @Test func `a dash is the standard input, with the same limit`() throws {
        for (limit, expected) in [(5, FileState.bytes(Array("hello".utf8))), (4, .tooLarge(limit: 4))] {
            let pipe = Pipe()
            try pipe.fileHandleForWriting.write(contentsOf: Data("hello".utf8))
            try pipe.fileHandleForWriting.close()
            let descriptor = FileDescriptor(number: pipe.fileHandleForReading.fileDescriptor, isOwned: false)
            let state = FileSystem.readInput("-", maximumBytes: limit, standardInput: descriptor)
            #expect(state == expected)
            try pipe.fileHandleForReading.close()
        }
    }
}

// MARK: - Listing

extension FileSystemTests {
    @Test func `names are sorted by their bytes`() throws {
        for name in ["é", "b", "a", "B", "_", ".hidden", "e\u{301}", "10", "9"] {
            try directory.write("", to: "list/" + name)
        }
        let expected = [".hidden", "10", "9", "B", "_", "a", "b", "e\u{301}", "é"]
        guard case .names(let names) = FileSystem.list(directory.path(of: "list")) else {
            Issue.record("not listed")
            return
        }
        #expect(names.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    }

    @Test func `what is no directory is not listed`() throws {
        try directory.write("x", to: "file")
        try directory.createDirectory("directory")
        try directory.createLink("link", to: "directory")
        #expect(FileSystem.list(directory.path(of: "file")) == .notADirectory)
        #expect(FileSystem.list(directory.path(of: "file/inner")) == .notADirectory)
        #expect(FileSystem.list(directory.path(of: "link")) == .symbolicLink)
        #expect(FileSystem.list(directory.path(of: "none")) == .missing)
        #expect(FileSystem.list(directory.path(of: "directory")) == .names([]))
    }

    @Test func `a directory with more names than the limit is refused`() throws {
        for name in ["a", "b", "c"] { try directory.write("", to: "list/" + name) }
        #expect(FileSystem.list(directory.path(of: "list"), maximumNames: 2) == .tooMany(limit: 2))
        #expect(FileSystem.list(directory.path(of: "list"), maximumNames: 3) == .names(["a", "b", "c"]))
    }
}

// MARK: - Root

extension FileSystemTests {
    @Test func `the root is the nearest parent with snapshots`() throws {
        try directory.createDirectory("outer/snapshots")
        try directory.createDirectory("outer/inner/snapshots")
        try directory.createDirectory("outer/inner/a/b")
        try directory.createDirectory("outer/c")
        #expect(try FileSystem.findRoot(startingAt: directory.path(of: "outer")) == directory.path(of: "outer"))
        #expect(try FileSystem.findRoot(startingAt: directory.path(of: "outer/c")) == directory.path(of: "outer"))
        let inner = directory.path(of: "outer/inner")
        #expect(try FileSystem.findRoot(startingAt: directory.path(of: "outer/inner/a/b/")) == inner)
    }

    @Test func `a file or a link named snapshots makes no root`() throws {
        try directory.createDirectory("outer/snapshots")
        try directory.write("", to: "outer/a/snapshots")
        try directory.createLink("outer/a/b", to: "../snapshots")
        try directory.createDirectory("outer/a/c")
        try directory.createLink("outer/a/c/snapshots", to: "../../snapshots")
        #expect(try FileSystem.findRoot(startingAt: directory.path(of: "outer/a/c")) == directory.path(of: "outer"))
    }

    @Test func `without a parent that has snapshots there is no root`() throws {
        #expect(try FileSystem.findRoot(startingAt: "/") == nil)
        #expect(try FileSystem.findRoot(startingAt: directory.path) == nil)
    }

    @Test func `a named root must be a directory`() throws {
        try directory.write("x", to: "file")
        try directory.createDirectory("directory")
        try directory.createLink("link", to: "directory")
        #expect(try FileSystem.root(named: directory.path(of: "directory")) == directory.path(of: "directory"))
        #expect(try FileSystem.root(named: directory.path(of: "link")) == directory.path(of: "link"))
        for (name, reason) in [
            ("file", "--root needs a directory, and this is none"), ("none", "No such file or directory"),
        ] {
            let expected = FileError(kind: .missing, path: directory.path(of: name), reason: reason)
            #expect(throws: expected) { try FileSystem.root(named: directory.path(of: name)) }
            #expect(expected.exitStatus == .missingInput)
        }
    }
}
