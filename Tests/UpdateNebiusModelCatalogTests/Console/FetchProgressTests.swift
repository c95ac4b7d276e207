// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import Foundation
import Testing

@testable import UpdateNebiusModelCatalog

/// What a person, or the log of a job, reads of a fetch.
struct FetchProgressTests {
    private static let failure = FetchFailure(FetchError(reason: .unexpectedStatus(503), url: "https://example.com/"))

    private static let events: [FetchEvent] = [
        .attempt(number: 1, of: 4), .waiting(milliseconds: 100), .waiting(milliseconds: 499),
        .waiting(milliseconds: 500),
        .waiting(milliseconds: 2_700), .pause(milliseconds: 1_290, after: failure, next: 2, of: 4),
        .attempt(number: 2, of: 4),
    ]

    /// What is written to the errors.
    private func text(_ options: ConsoleOptions = ConsoleOptions(), environment: [String: String] = [:]) throws
        -> String
    {
        let directory = try TemporaryDirectory()
        let path = directory.path(of: "errors")
        try Data().write(to: URL(fileURLWithPath: path))
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        let errors = FileDescriptor(number: handle.fileDescriptor, isOwned: false)
        let console = Console(options: options, errors: errors) { environment[$0] }
        let progress = FetchProgress(console, url: "https://user:pw@example.com/a")
        for event in Self.events { progress.observe(event) }
        progress.end()
        try handle.close()
        return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }

    private static let log = """
        attempt 1 of 4: https://***@example.com/a
        attempt 2 of 4, 1.2 s after "the server answered 503 (service unavailable); only 200 is accepted": \
        https://***@example.com/a

        """

    @Test func `nobody reads a pipe`() throws {
        #expect(try text() == "")
        #expect(try text(environment: ["CI": "false", "TERM": "xterm"]) == "")
    }

    @Test func `the log of a job has a line for each attempt`() throws {
        #expect(try text(environment: ["CI": "true"]) == Self.log)
        #expect(try text(ConsoleOptions(verbosity: .verbose)) == Self.log)
    }

    @Test func `quiet is silent`() throws {
        #expect(try text(ConsoleOptions(verbosity: .quiet), environment: ["CI": "true"]) == "")
    }

    /// What a person sees at a terminal.
    private func terminalText(columns: UInt16, url: String = "https://user:pw@example.com/a") throws -> String {
        let terminal = try PseudoTerminal(columns: columns)
        let console = Console(errors: terminal.descriptor) { ["TERM": "xterm"][$0] }
        let progress = FetchProgress(console, url: url)
        for event in Self.events { progress.observe(event) }
        progress.end()
        return terminal.written()
    }

    @Test func `a person sees one line, from half a second on, and the reason of a pause`() throws {
        let start = "\r\u{1B}[K"
        #expect(
            try terminalText(columns: 100) == start + "fetching https://***@example.com/a"
                + start + "fetching, 2 s: https://***@example.com/a" + start
                + "the server answered 503 (service unavailable); only 200 is accepted; attempt 2 of 4 in 1.2 s\n"
        )
    }

    @Test(arguments: [(0, 79), (80, 79), (81, 80), (200, 199), (40, 39), (20, 19), (1, 19)] as [(UInt16, Int)])
    func `a line never reaches the last column`(columns: UInt16, length: Int) throws {
        let url = "https://example.com/" + String(repeating: "a", count: 150)
        let lines = try terminalText(columns: columns, url: url).components(separatedBy: "\r\u{1B}[K")
        let whole = ["fetching \(url)", "fetching, 2 s: \(url)"]
        #expect(
            lines[1...2].elementsEqual(
                whole.map { $0.count <= length ? $0 : String($0.prefix(length - 3)) + "..." }
            )
        )
    }

    @Test(
        arguments: [
            (.normal, true, ["TERM": "xterm"], .terminal), (.normal, true, ["TERM": "dumb"], .log),
            (.normal, true, [:], .log), (.normal, true, ["TERM": "xterm", "CI": "1"], .log),
            (.normal, true, ["TERM": "xterm", "CI": ""], .terminal), (.normal, false, ["TERM": "xterm"], .none),
            (.normal, false, ["CI": "true"], .log), (.quiet, true, ["TERM": "xterm", "CI": "true"], .none),
            (.verbose, true, ["TERM": "xterm"], .log), (.verbose, false, [:], .log),
        ] as [(Verbosity, Bool, [String: String], ProgressManner)]
    )
    func `the manner follows from who reads`(
        verbosity: Verbosity,
        isTerminal: Bool,
        environment: [String: String],
        manner: ProgressManner
    ) {
        #expect(
            ProgressManner(verbosity: verbosity, isTerminal: isTerminal) { environment[$0] } == manner
        )
    }
}
