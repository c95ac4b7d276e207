// SPDX-License-Identifier: Apache-2.0

import LoopbackServer
import Testing

@testable import CatalogFetch
@testable import CatalogFetchWorker

/// Answers that are accepted, and what is sent to get them.
@Suite(.timeLimit(.minutes(5)))
struct AnswerTests {
    @Test func `a body arrives byte for byte, with its validators`() throws {
        let body = (0...255).map { UInt8($0) } + Array(#"{"data": []}"#.utf8)
        let headers = [
            LoopbackHeader("Content-Type", "application/json; charset=utf-8"),
            LoopbackHeader("ETag", #"W/"a-b\c""#),
            LoopbackHeader("Last-Modified", "Thu, 15 Oct 2026 00:00:00 GMT"),
        ]
        let server = try LoopbackServer.start { _ in .response(LoopbackResponse(headers: headers, body: body)) }
        defer { server.stop() }
        let answer = try FetchHarness.answer(FetchHarness.request(server.url("/api?a=%20b")))
        #expect(
            answer
                == FetchedAnswer(
                    body: body,
                    requestedURL: server.url("/api?a=%20b"),
                    finalURL: server.url("/api?a=%20b"),
                    statusCode: 200,
                    contentType: "application/json; charset=utf-8",
                    eTag: #"W/"a-b\c""#,
                    lastModified: "Thu, 15 Oct 2026 00:00:00 GMT"
                )
        )
    }

    @Test func `the request says who asks and carries no credential and no cookie`() throws {
        let cookie = LoopbackHeader("Set-Cookie", "a=b; Path=/")
        let server = try LoopbackServer.start { request in
            request.path == "/first"
                ? .response(LoopbackResponse(status: 302, headers: [cookie, LoopbackHeader("Location", "/second")]))
                : .response(LoopbackResponse(headers: [cookie], body: Array("{}".utf8)))
        }
        defer { server.stop() }
        _ = try FetchHarness.answer(FetchHarness.request(server.url("/first")))
        _ = try FetchHarness.answer(FetchHarness.request(server.url("/first")))
        #expect(server.requests.map(\.target) == ["/first", "/second", "/first", "/second"])
        for request in server.requests {
            #expect(request.method == "GET")
            #expect(request.header("Accept") == "application/json")
            #expect(request.header("Accept-Language") == "en")
            #expect(request.header("User-Agent") == FetchHarness.userAgent)
            #expect(request.header("Authorization") == nil)
            #expect(request.header("Cookie") == nil)
            #expect(request.header("If-None-Match") == nil)
            #expect(request.body.isEmpty)
        }
    }

    @Test(arguments: ["{}", "[]", "null", " \n{\"a\": 1}", "not JSON at all", "\u{FEFF}{}"])
    func `what is no web page is accepted here and judged elsewhere`(body: String) throws {
        let answer = try FetchHarness.fetch(.response(LoopbackResponse(body: Array(body.utf8)))).get()
        #expect(answer.body == Array(body.utf8))
        #expect(answer.contentType == nil)
        #expect(answer.eTag == nil)
        #expect(answer.lastModified == nil)
    }

    @Test func `a body of the most bytes allowed is accepted and one more is not`() throws {
        let body = [UInt8](repeating: UInt8(ascii: "1"), count: 70_000)
        let response = LoopbackAnswer.response(LoopbackResponse(body: body))
        #expect(try FetchHarness.fetch(response, maximumBytes: 70_000).get().body == body)
        let refused = try FetchHarness.fetch(response, maximumBytes: 69_999)
        #expect(throws: FetchError.self) { try refused.get() }
        guard case .failure(let error) = refused else { return }
        #expect(error.reason == .tooManyBytes(limit: 69_999))
    }

    @Test func `a compressed body is inflated and counted as such`() throws {
        let body = Array(String(repeating: #"{"id": "a/b"}"#, count: 2000).utf8)
        let answer = LoopbackAnswer.response(
            LoopbackResponse(
                headers: [LoopbackHeader("Content-Encoding", "gzip")],
                body: GzipBytes.stored(body)
            )
        )
        #expect(try FetchHarness.fetch(answer, maximumBytes: body.count).get().body == body)
        guard case .failure(let error) = try FetchHarness.fetch(answer, maximumBytes: body.count - 1) else {
            Issue.record("a body that is too long after inflation was accepted")
            return
        }
        #expect(error.reason == .tooManyBytes(limit: body.count - 1))
    }

    @Test func `informational answers before the answer are passed over`() throws {
        let bytes = "HTTP/1.1 103 Early Hints\r\nETag: \"x\"\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"
        let answer = try FetchHarness.fetch(.raw(Array(bytes.utf8))).get()
        #expect(answer.body == Array("{}".utf8))
        #expect(answer.eTag == nil)
    }

    @Test func `a server may think long after an informational answer`() throws {
        let answer = LoopbackAnswer.rawInTwo(
            Array("HTTP/1.1 103 Early Hints\r\n\r\n".utf8),
            pauseMilliseconds: 3_000,
            Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}".utf8)
        )
        #expect(try FetchHarness.fetch(answer).get().body == Array("{}".utf8))
    }
}
