// SPDX-License-Identifier: Apache-2.0

import Foundation
import LoopbackServer
import Testing

/// `update --from URL` against a server on this machine: the good answer, and everything that can go wrong on the way.
struct UpdateFromURLEndToEndTests {
    /// A fault with the status that it ends with and a part of its message.
    struct Fault: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let answer: LoopbackAnswer
        let status: Int32
        let words: String
    }

    private static let json = LoopbackHeader("Content-Type", "application/json")

    static let faults: [Fault] = [
        Fault(
            testDescription: "a web page",
            answer: .response(
                LoopbackResponse(
                    headers: [LoopbackHeader("Content-Type", "text/html")],
                    body: Array("<html></html>".utf8)
                )
            ),
            status: 69,
            words: "a web page, not with JSON"
        ),
        Fault(testDescription: "503", answer: .response(LoopbackResponse(status: 503)), status: 69, words: "503"),
        Fault(
            testDescription: "a truncated body",
            answer: .shortBody(LoopbackResponse(headers: [json], body: Array("[{".utf8)), announcedLength: 1000),
            status: 69,
            words: "the answer ended too early"
        ),
        Fault(
            testDescription: "an endless body",
            answer: .endlessBody(LoopbackResponse(headers: [json], body: Array(repeating: 0x20, count: 65_536))),
            status: 69,
            words: "the answer is longer than 1000000 bytes"
        ),
        Fault(
            testDescription: "a redirect to another host",
            answer: .response(
                LoopbackResponse(status: 302, headers: [LoopbackHeader("Location", "http://localhost:1/models_info")])
            ),
            status: 69,
            words: "it leads to another host or port"
        ),
        Fault(testDescription: "silence", answer: .never, status: 69, words: "not finished after 2 s"),
        Fault(
            testDescription: "a stall after the head",
            answer: .stallAfterHead(LoopbackResponse(headers: [json], body: Array("[]".utf8))),
            status: 69,
            words: "not finished after 2 s"
        ),
        Fault(testDescription: "401", answer: .response(LoopbackResponse(status: 401)), status: 77, words: "401"),
        Fault(testDescription: "403", answer: .response(LoopbackResponse(status: 403)), status: 77, words: "403"),
        Fault(
            testDescription: "429",
            answer: .response(LoopbackResponse(status: 429, headers: [LoopbackHeader("Retry-After", "7")])),
            status: 75,
            words: "too many requests (429); the server asks to wait 7 s"
        ),
    ]

    @Test func `an answer of the network makes a snapshot with its address`() throws {
        let server = try Self.server()
        defer { server.stop() }
        let root = try CatalogRoot.bare()
        let url = server.url("/api/public/models_info")
        let run = try root.run("update", "--from", url, "--date", "2026-11-01", "--timeout", "20")
        #expect(run.status == 0, "\(run.errorText)")
        #expect(run.errorText == "")
        let snapshot = try root.text("snapshots/2026-11-01.json")
        #expect(snapshot.contains("\"kind\": \"recorded\""))
        #expect(snapshot.contains("\"url\": \"\(url)\""))
        #expect(server.requests.map(\.target) == ["/api/public/models_info"])
        let again = try root.runReading("update", "--from", url, "--date", "2026-11-02", "--timeout", "20")
        #expect(again.status == 0)
        #expect(again.outputLines.contains("no new facts since 2026-11-01"))
    }

    @Test(arguments: faults)
    func `a fault has its own message and status and writes nothing`(fault: Fault) throws {
        let server = try LoopbackServer.start { _ in fault.answer }
        defer { server.stop() }
        let root = try CatalogRoot.small()
        let run = try root.runReading("update", "--from", server.url(), "--timeout", "2", "--max-bytes", "1000000")
        #expect(run.status == fault.status)
        #expect(run.outputText == "")
        #expect(run.errorText.hasPrefix("error: \(server.url()): "), "\(run.errorText)")
        #expect(run.errorText.contains(fault.words), "\(run.errorText)")
        #expect(run.errorText.contains("\nnext: "))
        // Far below the deadline that applies without --timeout, and far above what a busy machine adds.
        #expect(run.seconds < 20)
    }

    @Test func `a port that nobody listens on is unavailable`() throws {
        let server = try LoopbackServer.start { _ in .close }
        let url = server.url()
        server.stop()
        let root = try CatalogRoot.small()
        let run = try root.runReading("update", "--from", url, "--timeout", "2")
        #expect(run.status == 69)
        #expect(run.errorText.contains("no connection to the host"))
    }

    @Test(arguments: [
        "http://example.com/models_info", "http://192.0.2.1/", "ftp://127.0.0.1/", "file:///etc/hosts",
        "https://user@example.com/", "https:///models_info", "http://127.0.0.1:99999/",
    ])
    func `an address that is not fetched from is a usage error`(url: String) throws {
        let root = try CatalogRoot.small()
        let run = try root.runReading("update", "--from", url, "--timeout", "2")
        #expect(run.status == 64)
        #expect(run.outputText == "")
        #expect(run.errorText.contains("\nnext: "))
    }

    /// A server with the small catalog.
    static func server() throws -> LoopbackServer {
        let body = Array(try Data(contentsOf: CatalogRoot.fixture("answer.json")))
        return try LoopbackServer.start { _ in .response(LoopbackResponse(headers: [json], body: body)) }
    }
}
