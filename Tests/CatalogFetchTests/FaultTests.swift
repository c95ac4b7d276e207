// SPDX-License-Identifier: Apache-2.0

import LoopbackServer
import Testing

@testable import CatalogFetch
@testable import CatalogFetchWorker

/// Servers and networks that break off, go on for ever, or say nothing.
///
/// That a test ends is part of what it tests.
@Suite(.timeLimit(.minutes(5)))
struct FaultTests {
    private static let json = Array(#"{"data": []}"#.utf8)

    @Test func `a body that is shorter than announced is an error`() throws {
        let reason = try FetchHarness.reason(.shortBody(LoopbackResponse(body: Self.json), announcedLength: 100))
        guard case .truncatedBody = reason else {
            Issue.record("\(String(describing: reason))")
            return
        }
    }

    private static let chunkedHead = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"

    @Test(arguments: [
        RawAnswer("after a chunk", FaultTests.chunkedHead + "c\r\n{\"data\": []}\r\n"),
        RawAnswer("inside a chunk", FaultTests.chunkedHead + "c\r\n{\"data\""),
        RawAnswer("before the last line", FaultTests.chunkedHead + "c\r\n{\"data\": []}\r\n0\r\n"),
        RawAnswer("before the first chunk", FaultTests.chunkedHead),
    ])
    func `a chunked body that breaks off is an error`(answer: RawAnswer) throws {
        let reason = try FetchHarness.reason(.raw(answer.bytes))
        guard case .truncatedBody = reason else {
            Issue.record("\(String(describing: reason))")
            return
        }
    }

    @Test(arguments: [
        RawAnswer("at a size that is no number", FaultTests.chunkedHead + "zz\r\n{}\r\n0\r\n\r\n"),
        RawAnswer("at a size without measure", FaultTests.chunkedHead + "ffffffffffffffffff\r\n{}\r\n0\r\n\r\n"),
    ])
    func `a chunk of no size is not proper HTTP`(answer: RawAnswer) throws {
        let reason = try FetchHarness.reason(.raw(answer.bytes))
        guard case .malformedAnswer = reason else {
            Issue.record("\(String(describing: reason))")
            return
        }
    }

    @Test(arguments: ["HTTP/1.1 103 Early Hints\r\n\r\n", "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n"])
    func `what comes before an answer is none`(head: String) throws {
        let reason = try FetchHarness.reason(.raw(Array(head.utf8)))
        switch reason {
        case .noAnswer, .other, .unexpectedStatus(101): break
        default: Issue.record("\(String(describing: reason))")
        }
    }

    @Test(arguments: [
        ("gzip", [UInt8](#"{"data": []}"#.utf8)),
        ("no-such-encoding", [UInt8]("{}".utf8)),
    ])
    func `a body that cannot be inflated is an error`(encoding: String, body: [UInt8]) throws {
        let headers = [LoopbackHeader("Content-Encoding", encoding)]
        let reason = try FetchHarness.reason(.response(LoopbackResponse(headers: headers, body: body)))
        guard case .undecodableBody = reason else {
            Issue.record("\(String(describing: reason))")
            return
        }
    }

    @Test func `a small body that inflates to 200 MB is cut off`() throws {
        let body = GzipBytes.zeros(atLeast: 200_000_000)
        #expect(body.count < 200_000)
        let answer = LoopbackAnswer.response(
            LoopbackResponse(headers: [LoopbackHeader("Content-Encoding", "gzip")], body: body)
        )
        guard case .failure(let error) = try FetchHarness.fetch(answer, maximumBytes: 1_000_000) else {
            Issue.record("a bomb was accepted")
            return
        }
        #expect(error.reason == .tooManyBytes(limit: 1_000_000))
    }

    @Test func `an endless body is cut off`() throws {
        let piece = [UInt8](repeating: UInt8(ascii: "["), count: 4096)
        #expect(
            try FetchHarness.reason(.endlessBody(LoopbackResponse(body: piece))) == .tooManyBytes(limit: 1024 * 1024)
        )
    }

    @Test(arguments: [
        LoopbackAnswer.drip(LoopbackResponse(body: FaultTests.json)),
        .stallAfterHead(LoopbackResponse(body: FaultTests.json)),
        .never,
        .drip(LoopbackResponse(status: 302, headers: [LoopbackHeader("Location", "/x")], body: FaultTests.json)),
    ])
    func `a server that is too slow is given up at the deadline`(answer: LoopbackAnswer) throws {
        let server = try LoopbackServer.start { _ in answer }
        defer { server.stop() }
        let request = FetchHarness.request(server.url(), timeoutSeconds: 1, retryPausesMilliseconds: [0, 0])
        #expect(FetchHarness.reason(request) == .deadlineExceeded(seconds: 1))
        #expect(server.requests.count <= 1)
    }

    @Test func `redirects share one deadline`() throws {
        let server = try LoopbackServer.start { request in
            request.path == "/never"
                ? .never
                : .response(LoopbackResponse(status: 302, headers: [LoopbackHeader("Location", "/never")]))
        }
        defer { server.stop() }
        let request = FetchHarness.request(server.url("/first"), timeoutSeconds: 3)
        #expect(FetchHarness.reason(request) == .deadlineExceeded(seconds: 3))
        #expect(["/first", "/never"].starts(with: server.requests.map(\.path)))
    }

    @Test func `a connection that is closed without an answer is an error`() throws {
        guard case .noAnswer = try FetchHarness.reason(.close) else {
            Issue.record("a closed connection has another reason")
            return
        }
    }

    @Test(arguments: [
        RawAnswer("no status line", "hello\r\n\r\n"),
        RawAnswer("a header without a colon", "HTTP/1.1 200 OK\r\nno colon\r\n\r\n{}"),
        RawAnswer("a header that is not UTF-8", "HTTP/1.1 200 OK\r\nA: ", [0xFF], "\r\n\r\n{}"),
        RawAnswer("status 0", "HTTP/1.1 000 Zero\r\nContent-Length: 0\r\n\r\n"),
        RawAnswer("a length that is no number", "HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n{}"),
        RawAnswer("a negative length", "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n{}"),
        RawAnswer("a header of 1 MB", "HTTP/1.1 200 OK\r\nA: ", [UInt8](repeating: 0x62, count: 1_000_000), "\r\n\r\n"),
        RawAnswer(
            "headers of 1 MB",
            "HTTP/1.1 200 OK",
            [UInt8](String(repeating: "\r\nA: \(String(repeating: "b", count: 995))", count: 1000).utf8),
            "\r\n\r\n"
        ),
    ])
    func `an answer that is not HTTP, or has a head without measure, is an error`(answer: RawAnswer) throws {
        let reason = try FetchHarness.reason(.raw(answer.bytes))
        guard case .malformedAnswer = reason else {
            Issue.record("\(String(describing: reason))")
            return
        }
    }

    @Test func `a refused connection is an error`() throws {
        let server = try LoopbackServer.start { _ in .close }
        server.stop()
        guard case .cannotConnect = FetchHarness.reason(FetchHarness.request(server.url())) else {
            Issue.record("a refused connection has another reason")
            return
        }
    }

    @Test func `an unknown host name is an error`() {
        let reason = FetchHarness.reason(FetchHarness.request("https://nonexistent.invalid/x"))
        #expect(reason == .cannotResolveHost)
    }

    @Test func `a server that does not speak TLS is an error`() throws {
        let server = try LoopbackServer.start { _ in .close }
        defer { server.stop() }
        let reason = FetchHarness.reason(FetchHarness.request("https://127.0.0.1:\(server.port)/", timeoutSeconds: 1))
        switch reason {
        case .tlsFailure, .noAnswer, .deadlineExceeded: break
        default: Issue.record("\(String(describing: reason))")
        }
    }
}
