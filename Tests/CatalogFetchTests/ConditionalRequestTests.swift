// SPDX-License-Identifier: Apache-2.0

import LoopbackServer
import Testing

@testable import CatalogFetch
@testable import CatalogFetchWorker

/// Asking for another answer than the last one only.
@Suite(.timeLimit(.minutes(5)))
struct ConditionalRequestTests {
    private static let tag = #"W/"a-gzip""#
    private static let date = "Thu, 15 Oct 2026 00:00:00 GMT"

    /// A server that sends its answer only to those who do not have it; `/first` redirects to `/second`.
    private func server() throws -> LoopbackServer {
        try LoopbackServer.start { request in
            switch request.path {
            case "/first":
                .response(LoopbackResponse(status: 302, headers: [LoopbackHeader("Location", "/second")]))
            case _ where request.header("If-None-Match") == Self.tag:
                .response(LoopbackResponse(status: 304, headers: [LoopbackHeader("ETag", Self.tag)]))
            default:
                .response(LoopbackResponse(headers: [LoopbackHeader("ETag", Self.tag)], body: Array("{}".utf8)))
            }
        }
    }

    @Test func `validators go back byte for byte, and 304 is an answer`() throws {
        let server = try server()
        defer { server.stop() }
        let validators = CacheValidators(url: server.url("/"), eTag: Self.tag, lastModified: Self.date)
        let request = FetchHarness.request(server.url("/"), validators: validators)
        #expect(try FetchHarness.attempt(request) == .notModified)
        #expect(server.requests.first?.header("If-None-Match") == Self.tag)
        #expect(server.requests.first?.header("If-Modified-Since") == Self.date)
    }

    @Test func `only the address that gave the validators gets them`() throws {
        let server = try server()
        defer { server.stop() }
        let ofSecond = CacheValidators(url: server.url("/second"), eTag: Self.tag, lastModified: nil)
        let conditional = FetchHarness.request(server.url("/first"), validators: ofSecond)
        #expect(try FetchHarness.attempt(conditional) == .notModified)
        #expect(server.requests.map { $0.header("If-None-Match") } == [nil, Self.tag])
        let ofOther = CacheValidators(url: server.url("/other"), eTag: Self.tag, lastModified: nil)
        let other = FetchHarness.request(server.url("/first"), validators: ofOther)
        #expect(try FetchHarness.answer(other).body == Array("{}".utf8))
    }

    @Test func `304 to a request without validators is no answer`() throws {
        let server = try LoopbackServer.start { _ in .response(LoopbackResponse(status: 304)) }
        defer { server.stop() }
        #expect(FetchHarness.reason(FetchHarness.request(server.url("/"))) == .unexpectedStatus(304))
        let ofOther = CacheValidators(url: server.url("/other"), eTag: Self.tag, lastModified: nil)
        let other = FetchHarness.request(server.url("/"), validators: ofOther)
        #expect(FetchHarness.reason(other) == .unexpectedStatus(304))
    }

    @Test(arguments: [
        "", "a", "\"", "\"a\"b\"", "\"a\r\nX: y\"", "\"a b\"", "w/\"a\"", "W/a", "\"\u{E9}\"",
        "\"" + String(repeating: "a", count: 1024) + "\"",
    ])
    func `what is no entity tag is not sent`(text: String) {
        #expect(CacheValidators(url: "https://example.com/", eTag: text, lastModified: nil) == nil)
    }

    @Test(arguments: ["", "yesterday", "2026-10-15", "Thu, 15 Oct 2026 00:00:00 GMT\r\nX: y", "0"])
    func `what is no date is not sent`(text: String) {
        #expect(CacheValidators(url: "https://example.com/", eTag: nil, lastModified: text) == nil)
    }

    @Test(arguments: ["\"\"", "\"a\"", "W/\"a\"", "\"a\\\""])
    func `an entity tag is sent`(text: String) {
        let headers = CacheValidators(url: "https://example.com/", eTag: text, lastModified: nil)?.headers ?? []
        #expect(headers.map(\.name) == ["If-None-Match"])
        #expect(headers.map(\.value) == [text])
    }
}
