// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UpdateNebiusModelCatalog

struct ConsoleTests {
    /// What a console wrote to its two streams.
    private struct Written: Equatable {
        var output = ""
        var errors = ""
    }

    /// Lets a console write to files and reads them back.
    private func written(
        _ options: ConsoleOptions = ConsoleOptions(),
        environment: [String: String] = [:],
        by write: (Console) throws -> Void
    ) throws -> Written {
        let directory = try TemporaryDirectory()
        let output = try FileDescriptor(opening: directory.path(of: "output"), for: .creatingFile)
        let errors = try FileDescriptor(opening: directory.path(of: "errors"), for: .creatingFile)
        try write(Console(options: options, output: output, errors: errors, environment: { environment[$0] }))
        func read(_ name: String) throws -> String {
            String(decoding: try Data(contentsOf: URL(fileURLWithPath: directory.path(of: name))), as: UTF8.self)
        }
        return Written(output: try read("output"), errors: try read("errors"))
    }

    @Test func `findings go to the output and end with a line feed`() throws {
        let written = try written { console in
            try console.print("one")
            try console.print("two\nthree\n")
            try console.print("")
            try console.print(json: Array("{}\n".utf8))
            try console.print(verbatim: Array("::error::x".utf8))
        }
        #expect(written == Written(output: "one\ntwo\nthree\n{}\n::error::x"))
    }

    @Test(arguments: [
        (Verbosity.quiet, "error: e\nwarning: w\n"),
        (.normal, "error: e\nwarning: w\np\n"),
        (.verbose, "error: e\nwarning: w\np\nd\n"),
    ])
    func `progress and errors go to the errors, as many as asked for`(verbosity: Verbosity, errors: String) throws {
        let written = try written(ConsoleOptions(verbosity: verbosity)) { console in
            console.report(error: "e")
            console.report(warning: "w")
            console.report(progress: "p")
            console.report(detail: "d")
        }
        #expect(written == Written(errors: errors))
    }

    @Test func `labels are coloured if asked for`() throws {
        let written = try written(ConsoleOptions(color: .always)) { $0.report(error: "x") }
        #expect(written.errors == "\u{1B}[1;31merror:\u{1B}[0m x\n")
    }

    @Test func `a usage error is printed with its advice`() throws {
        let written = try written { $0.report(UsageError(message: "m", suggestion: "'s'", verb: .check)) }
        #expect(
            written.errors == """
                error: m; did you mean 's'?
                usage: UpdateNebiusModelCatalog check [options]
                See 'UpdateNebiusModelCatalog check --help' for more.

                """
        )
    }

    @Test func `what would control the terminal is shown on the errors`() throws {
        let written = try written { $0.report(error: "a\u{1B}[2J\r\u{202E}\u{9B}b\nc\u{7}") }
        #expect(written.errors == "error: a\\u{1B}[2J\\u{D}\\u{202E}\\u{9B}b\nc\\u{7}\n")
    }

    @Test func `in a workflow no line is a command unless it is meant as one`() throws {
        let written = try written(environment: ["GITHUB_ACTIONS": "true"]) { console in
            try console.print("ok\n ::error::x\r\ny##[error]z")
            try console.print(json: Array(###"["##[x"]"###.utf8))
            try console.print(verbatim: Array("\n::notice::meant\n".utf8))
            console.report(progress: "::stop-commands::x\n##[group]")
        }
        #expect(
            written.output == """
                ok
                 \\::error::x\\u{D}
                y##\\[error]z
                ["##\\u005bx"]
                ::notice::meant

                """
        )
        #expect(written.errors == "\\::stop-commands::x\n##\\[group]\n")
    }

    @Test(arguments: ["false", "", "TRUE", "1"]) func `elsewhere text is left alone`(value: String) throws {
        let written = try written(environment: ["GITHUB_ACTIONS": value]) { try $0.print("::x") }
        #expect(written.output == "::x\n")
    }
}

// MARK: - Streams that do not take everything

extension ConsoleTests {
    @Test func `a reader that is gone ends the output quietly`() throws {
        SystemCall.ignoreBrokenPipes()
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let descriptor = FileDescriptor(number: pipe.fileHandleForWriting.fileDescriptor, isOwned: false)
        let console = Console(output: descriptor, errors: descriptor, environment: { _ in nil })
        try console.print(String(repeating: "x", count: 1_000_000))
        try console.print("more")
        console.report(error: "and more")
        try pipe.fileHandleForWriting.close()
    }

    #if os(Linux)
        @Test func `a disk that is full is an error`() throws {
            let descriptor = try fullDevice()
            let console = Console(output: descriptor, errors: descriptor, environment: { _ in nil })
            let expected = FileError(
                kind: .cannotReadOrWrite,
                path: "standard output",
                reason: "No space left on device"
            )
            #expect(throws: expected) { try console.print("x") }
            console.report(error: "x")
        }

        private func fullDevice() throws -> FileDescriptor {
            let number = open("/dev/full", O_WRONLY)
            try #require(number >= 0)
            return FileDescriptor(number: number, isOwned: true)
        }
    #endif

    @Test(.timeLimit(.minutes(5))) func `a slow reader in non-blocking mode gets every byte`() throws {
        // Reads on a thread of its own: a task would wait for the threads that all tests share, this one among them.
        let drain = PipeDrain()
        let writing = drain.pipe.fileHandleForWriting.fileDescriptor
        #expect(fcntl(writing, F_SETFL, O_NONBLOCK) == 0)
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let console = Console(
            output: FileDescriptor(number: writing, isOwned: false),
            errors: .standardError,
            environment: { _ in nil }
        )
        try console.print(verbatim: bytes)
        try drain.pipe.fileHandleForWriting.close()
        #expect(drain.contents() == Data(bytes))
    }
}
