// SPDX-License-Identifier: Apache-2.0

import Foundation
import LoopbackServer
import Testing

@testable import CatalogFetch
@testable import CatalogFetchWorker

/// A credential: where it goes, and where it does not.
@Suite(.timeLimit(.minutes(5)))
struct SecretHeaderTests {
    private static let secret = "canary/7f3a+91=c2"

    private func header() throws -> SecretHeader {
        try SecretHeader(name: "Authorization", value: "Bearer " + Self.secret)
    }

    @Test func `the address that was asked gets it, and none that it redirects to`() throws {
        let server = try LoopbackServer.start { request in
            request.path == "/first"
                ? .response(LoopbackResponse(status: 302, headers: [LoopbackHeader("Location", "/second")]))
                : .response(LoopbackResponse(body: Array("{}".utf8)))
        }
        defer { server.stop() }
        let request = FetchHarness.request(server.url("/first"), secretHeader: try header())
        #expect(try FetchHarness.answer(request).body == Array("{}".utf8))
        #expect(server.requests.map { $0.header("Authorization") } == ["Bearer " + Self.secret, nil])
    }

    @Test(arguments: [
        (401, "Check the credential"), (403, "Check the credential"), (407, "The proxy"),
    ])
    func `a refused credential is not called one that was not needed`(status: Int, words: String) throws {
        let server = try LoopbackServer.start { _ in .response(LoopbackResponse(status: status)) }
        defer { server.stop() }
        let request = FetchHarness.request(server.url("/"), secretHeader: try header())
        let error = #expect(throws: FetchError.self) { try FetchHarness.attempt(request) }
        #expect(error?.category == .refused)
        #expect(error?.nextStep.hasPrefix(words) == true)
    }

    @Test func `a credential that is refused after a redirect was not sent there`() throws {
        let server = try LoopbackServer.start { request in
            request.path == "/first"
                ? .response(LoopbackResponse(status: 302, headers: [LoopbackHeader("Location", "/second")]))
                : .response(LoopbackResponse(status: 401))
        }
        defer { server.stop() }
        let request = FetchHarness.request(server.url("/first"), secretHeader: try header())
        let error = #expect(throws: FetchError.self) { try FetchHarness.attempt(request) }
        #expect(error?.nextStep.contains("after a redirect") == true)
    }

    private static let echoes: [LoopbackResponse] = [
        LoopbackResponse(body: Array(#"{"data": "\#(secret)"}"#.utf8)),
        LoopbackResponse(body: Array(#"{"data": "\#(secret.replacingOccurrences(of: "/", with: "\\/"))"}"#.utf8)),
        LoopbackResponse(body: Array(#"{"data": "\u0063anary/7f3a+91=c2"}"#.utf8)),
        LoopbackResponse(body: Array(Data("x\(secret)y".utf8).base64EncodedString().utf8)),
        LoopbackResponse(body: Array("<html>\(secret)</html>".utf8)),
        LoopbackResponse(headers: [LoopbackHeader("ETag", "\"\(secret)\"")], body: Array("{}".utf8)),
        LoopbackResponse(headers: [LoopbackHeader("Content-Type", "a/b; c=\(secret)")], body: Array("{}".utf8)),
        LoopbackResponse(status: 302, headers: [LoopbackHeader("Location", "/?a=canary%2F7f3a%2B91%3Dc2")]),
        LoopbackResponse(status: 302, headers: [LoopbackHeader("Location", "https://example.com/?\(secret)")]),
        LoopbackResponse(status: 429, headers: [LoopbackHeader("Retry-After", secret)]),
    ]

    @Test(arguments: echoes) func `an answer with the credential in it is refused as a whole`(
        response: LoopbackResponse
    ) throws {
        let server = try LoopbackServer.start { _ in .response(response) }
        defer { server.stop() }
        let request = FetchHarness.request(server.url("/"), secretHeader: try header())
        let error = #expect(throws: FetchError.self) { try FetchHarness.attempt(request) }
        #expect(error?.reason == .secretEchoed)
        #expect(error?.isTransient == false)
        let failure = try #require(error.map(FetchFailure.init))
        #expect(!"\(failure)".contains("canary"))
        #expect(!String(decoding: WorkerReply(.failure(failure)).bytes, as: UTF8.self).contains("canary"))
    }

    @Test func `an address with the credential in it is not asked`() throws {
        let request = FetchHarness.request("https://example.com/?key=\(Self.secret)", secretHeader: try header())
        let error = #expect(throws: FetchError.self) { try request.address() }
        #expect(error?.category == .usage)
    }

    @Test func `no description and no dump shows it`() throws {
        let request = FetchHarness.request("https://example.com/", secretHeader: try header())
        var dumped = ""
        dump(request, to: &dumped)
        for text in [
            dumped, "\(request)", String(reflecting: request), "\(try header())", String(reflecting: try header()),
        ] {
            #expect(!text.contains("canary"), "\(text)")
        }
        #expect("\(try header())" == "Authorization: [redacted]")
    }

    @Test func `it goes to the worker and is the same there`() throws {
        let request = FetchHarness.request("https://example.com/", secretHeader: try header())
        let attempt = WorkerRequest(request, millisecondsLeft: 9)
        #expect(WorkerRequest(bytes: attempt.bytes)?.fetch.secretHeader == request.secretHeader)
    }

    @Test(
        arguments: [
            ("", .empty), ("abc", .tooShort), ("Bearer 1234567", .tooShort), ("0123456789\n", .forbiddenByte),
            ("0123456789\r\nX: y", .forbiddenByte), ("01234567\u{E9}", .forbiddenByte),
            (" 0123456789", .surroundingSpace),
            ("0123456789 ", .surroundingSpace), (String(repeating: "a", count: 8193), .tooLong),
        ] as [(String, SecretHeaderProblem)]
    )
    func `a value that cannot be sent or hidden is refused`(value: String, problem: SecretHeaderProblem) {
        #expect(throws: problem) { try SecretHeader(name: "X-Key", value: value) }
        #expect(value.isEmpty || !problem.words.contains(value))
    }

    @Test(arguments: [
        "", "a b", "a:b", "Host", "HOST", "Content-Length", "transfer-encoding", "If-None-Match", "User-Agent", "a\r\n",
        "\u{E9}", String(repeating: "a", count: 101),
    ])
    func `a name that is no header, or not for others to set, is refused`(name: String) {
        #expect(!SecretHeader.isName(name))
        #expect(throws: SecretHeaderProblem.badName) { try SecretHeader(name: name, value: "0123456789") }
    }

    @Test(arguments: ["Authorization", "X-API-Key", "Cookie", "PRIVATE-TOKEN", "a!#$%&'*+-.^_`|~9"])
    func `other names are accepted`(name: String) {
        #expect(SecretHeader.isName(name))
    }
}
