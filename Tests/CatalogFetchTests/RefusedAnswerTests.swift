// SPDX-License-Identifier: Apache-2.0

import LoopbackServer
import Testing

@testable import CatalogFetch

/// Complete answers that are not accepted.
@Suite(.timeLimit(.minutes(5)))
struct RefusedAnswerTests {
    @Test(arguments: [203, 206, 300, 304, 305, 400, 404, 408, 410, 418, 500, 502, 503, 504, 999])
    func `a status other than 200 is an error of its own`(status: Int) throws {
        let body = status == 304 ? [] : Array("{}".utf8)
        #expect(
            try FetchHarness.reason(.response(LoopbackResponse(status: status, body: body)))
                == .unexpectedStatus(status)
        )
    }

    @Test func `no content is an unexpected status`() throws {
        #expect(try FetchHarness.reason(.raw(Array("HTTP/1.1 204 No Content\r\n\r\n".utf8))) == .unexpectedStatus(204))
    }

    @Test(arguments: [
        ("120", RetryAfter.seconds(120)), ("120, 120", .seconds(120)),
        ("99999999999999999999", .seconds(999_999_999)),
        ("0", .seconds(0)),
        ("Thu, 15 Oct 2026 00:00:00 GMT", .seconds(0)),
        ("Thursday, 15-Oct-26 00:00:00 GMT", .seconds(0)), ("Thu Oct 15 00:00:00 2026", .seconds(0)),
        ("2026-10-15T00:00:00", .date("2026-10-15T00:00:00")),
    ])
    func `a rate limit says when to come back`(value: String, expected: RetryAfter) throws {
        let response = LoopbackResponse(status: 429, headers: [LoopbackHeader("Retry-After", value)])
        #expect(try FetchHarness.reason(.response(response)) == .rateLimited(expected))
    }

    @Test(arguments: ["", "-1", "+1", "soon", "1, 2", "<script>alert(1)</script>"])
    func `a rate limit without a usable time stays a rate limit`(value: String) throws {
        let response = LoopbackResponse(status: 429, headers: [LoopbackHeader("Retry-After", value)])
        #expect(try FetchHarness.reason(.response(response)) == .rateLimited(nil))
    }

    @Test(arguments: [
        (401, ["Basic realm=\"catalog\""]), (401, ["Bearer"]), (401, ["Digest realm=\"a\", nonce=\"b\""]), (401, []),
        (401, ["Negotiate", "NTLM"]), (403, []), (403, ["Basic realm=\"catalog\""]), (407, []),
    ])
    func `a server that wants a credential gets none and is refused at once`(status: Int, challenges: [String]) throws {
        let headers = challenges.map { LoopbackHeader("WWW-Authenticate", $0) }
        let server = try LoopbackServer.start { _ in
            .response(LoopbackResponse(status: status, headers: headers, body: Array("{}".utf8)))
        }
        defer { server.stop() }
        #expect(FetchHarness.reason(FetchHarness.request(server.url())) == .unauthorized(status))
        #expect(server.requests.count == 1)
        #expect(server.requests.allSatisfy { $0.header("Authorization") == nil })
    }

    @Test func `an empty body is an error`() throws {
        #expect(try FetchHarness.reason(.response(LoopbackResponse())) == .emptyBody)
    }

    @Test(arguments: [
        "<!DOCTYPE html><title>Log in</title>", " \r\n\t<html>\u{1B}[2J\u{E9}", "<", "<?xml version=\"1.0\"?>",
    ])
    func `a web page with status 200 is not taken for a catalog`(page: String) throws {
        let headers = [LoopbackHeader("Content-Type", "text/html; charset=utf-8")]
        let result = try FetchHarness.fetch(.response(LoopbackResponse(headers: headers, body: Array(page.utf8))))
        guard case .failure(let error) = result else {
            Issue.record("a web page was accepted")
            return
        }
        let start = Array(page.utf8.drop { $0 <= 0x20 }.prefix(60))
        #expect(error.reason == .notJSON(contentType: "text/html; charset=utf-8", firstBytes: start))
        #expect(!FetchFailure(error).message.unicodeScalars.contains { $0.value < 0x20 || 0x7F...0x9F ~= $0.value })
    }

    @Test func `gzip data that is not announced is named`() throws {
        let body = GzipBytes.stored(Array("{}".utf8))
        #expect(try FetchHarness.reason(.response(LoopbackResponse(body: body))) == .gzipWithoutHeader)
    }
}
