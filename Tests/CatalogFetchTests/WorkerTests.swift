// SPDX-License-Identifier: Apache-2.0

import Foundation
import LoopbackServer
import Testing

@testable import CatalogFetch

/// Both sides of an isolated fetch: shells play workers that misbehave, and the real worker runs in a test of its own process.
@Suite(.timeLimit(.minutes(1)))
struct WorkerTests {
    private static let answer = FetchedAnswer(
        body: [0, 0xFF, 0x0A],
        requestedURL: "https://example.com/a",
        finalURL: "https://example.com/b",
        statusCode: 200,
        contentType: "application/json\u{1B}",
        eTag: nil,
        lastModified: ""
    )

    private static let errors: [FetchError.Reason] = [
        .invalidURL(.forbiddenByte(7)), .schemeNotAllowed(.otherScheme("ftp")), .userInfoInURL, .invalidRequest("a"),
        .cannotResolveHost, .cannotConnect("a"), .tlsFailure("\u{1B}\u{202E}"), .deadlineExceeded(seconds: 3),
        .tooManyBytes(limit: 4), .truncatedBody("a"), .undecodableBody("a"), .gzipWithoutHeader, .noAnswer("a"),
        .malformedAnswer("a"), .unexpectedStatus(503), .rateLimited(nil), .rateLimited(.seconds(9)),
        .rateLimited(.date("x")), .unauthorized(401), .redirectRefused(location: nil, why: .missingLocation),
        .redirectRefused(location: "\"\\", why: .otherHost), .notJSON(contentType: nil, firstBytes: [0x3C, 0xFF]),
        .emptyBody, .clientStopped(signal: 4), .clientStopped(signal: nil), .interrupted, .other("a"),
    ]

    @Test func `an answer goes over and comes back`() throws {
        let bytes = try WorkerReply(.success(Self.answer)).bytes()
        #expect(try WorkerReply(bytes: bytes)?.result.get() == Self.answer)
        for count in 0..<bytes.count {
            #expect(WorkerReply(bytes: Array(bytes.prefix(count))) == nil)
        }
        #expect(WorkerReply(bytes: bytes + [0]) == nil)
    }

    @Test(arguments: errors) func `an error goes over and comes back`(reason: FetchError.Reason) throws {
        let error = FetchError(reason: reason, url: "https://example.com/")
        let bytes = try WorkerReply(.failure(error)).bytes()
        #expect(WorkerReply(bytes: bytes)?.result == .failure(error))
        #expect(WorkerReply(bytes: bytes + [0]) == nil)
    }

    @Test(arguments: [[], [UInt8](repeating: 0xFF, count: 100), [0, 0, 0, 0, 0, 0, 0, 2, 0x7B, 0x7D]])
    func `bytes that are no reply are refused`(bytes: [UInt8]) {
        #expect(WorkerReply(bytes: bytes) == nil)
    }

    /// Runs a fetch whose worker is a shell script.
    private func reason(script: String, timeoutSeconds: Int = 30, maximumBytes: Int = 1000) -> FetchError.Reason? {
        let fetcher = IsolatedFetcher(WorkerCommand(executablePath: "/bin/sh", arguments: ["-c", script]))
        let request = FetchHarness.request(
            "https://example.com/",
            timeoutSeconds: timeoutSeconds,
            maximumBytes: maximumBytes
        )
        let error = #expect(throws: FetchError.self) { try fetcher.fetch(request) }
        #expect(error?.url == "https://example.com/")
        return error?.reason
    }

    @Test func `a worker that is stopped by a signal is an error that names it`() {
        #expect(reason(script: "kill -ILL $$") == .clientStopped(signal: SIGILL))
        #expect(reason(script: "kill -ABRT $$") == .clientStopped(signal: SIGABRT))
    }

    @Test(arguments: ["exit 0", "exit 3", "echo hello", "printf '\\0\\0\\0\\0\\0\\0\\0\\144{'"])
    func `a worker that ends without a reply is an error`(script: String) {
        guard case .clientStopped = reason(script: script) else {
            Issue.record("a worker without a reply has another reason")
            return
        }
    }

    @Test func `a worker that hangs is killed after the deadline`() {
        #expect(reason(script: "exec sleep 1000", timeoutSeconds: 1) == .deadlineExceeded(seconds: 1))
        #expect(
            reason(script: "trap '' TERM; echo; exec sleep 1000", timeoutSeconds: 1) == .deadlineExceeded(seconds: 1)
        )
    }

    @Test func `a worker that says too much is killed`() {
        #expect(reason(script: "exec cat /dev/zero") == .tooManyBytes(limit: 1000))
    }

    @Test func `a worker that does not start is an error`() {
        let fetcher = IsolatedFetcher(WorkerCommand(executablePath: "/nonexistent/worker", arguments: []))
        let error = #expect(throws: FetchError.self) {
            try fetcher.fetch(FetchHarness.request("https://example.com/"))
        }
        #expect(error?.reason == .other("the worker process did not start (error \(ENOENT))"))
    }

    @Test func `a request that is not allowed starts no worker`() {
        let fetcher = IsolatedFetcher(WorkerCommand(executablePath: "/nonexistent/worker", arguments: []))
        let error = #expect(throws: FetchError.self) {
            try fetcher.fetch(FetchHarness.request("http://example.com/"))
        }
        #expect(error?.reason == .schemeNotAllowed(.plainHTTP))
    }

    @Test func `a worker gets the request as its last argument and neither input nor a crash report`() throws {
        let script = """
            case "$0" in *'"url":"https:\\/\\/example.com\\/"'*) ;; *) kill -USR1 $$ ;; esac
            test "$SWIFT_BACKTRACE" = enable=no || kill -USR2 $$
            read line && kill -HUP $$
            exit 0
            """
        #expect(reason(script: script) == .clientStopped(signal: nil))
    }

    @Test func `the worker fetches and replies on standard output`() async throws {
        let body = Array(#"{"data": []}"#.utf8)
        let server = try LoopbackServer.start { _ in .response(LoopbackResponse(body: body)) }
        defer { server.stop() }
        let reply = try await FetchHarness.workerReply(to: FetchHarness.request(server.url()))
        #expect(try reply.result.get().body == body)
    }

    @Test(arguments: ["", "{}", "[]", "\"", #"{"url": 1}"#])
    func `an argument that is no request gives no reply`(argument: String) {
        #expect(!FetchWorker.run(argument))
    }
}
