// SPDX-License-Identifier: Apache-2.0

import Foundation
import LoopbackServer
import Testing

@testable import CatalogFetch
@testable import CatalogFetchWorker

/// Both sides of an isolated fetch: shells play workers that misbehave, and the real worker runs in a test of its own
/// process.
@Suite(.timeLimit(.minutes(5)))
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
        .malformedAnswer("a"), .unexpectedStatus(503), .rateLimited(nil), .rateLimited(.seconds(9)), .idle(seconds: 3),
        .rateLimited(.date("x")), .unauthorized(401), .redirectRefused(location: nil, why: .missingLocation),
        .redirectRefused(location: "\"\\", why: .otherHost), .notJSON(contentType: nil, firstBytes: [0x3C, 0xFF]),
        .emptyBody, .workerNotLoaded(status: 127), .secretEchoed, .clientStopped(signal: 4),
        .clientStopped(signal: nil), .interrupted, .other("a"),
    ]

    @Test func `an answer goes over and comes back`() throws {
        let bytes = WorkerReply(.success(.answered(Self.answer))).bytes
        #expect(try WorkerReply(bytes: bytes)?.result.get() == .answered(Self.answer))
        for count in 0..<bytes.count {
            #expect(WorkerReply(bytes: Array(bytes.prefix(count))) == nil)
        }
        #expect(WorkerReply(bytes: bytes + [0]) == nil)
    }

    @Test(arguments: errors) func `a failure goes over and comes back`(reason: FetchError.Reason) throws {
        let failure = FetchFailure(FetchError(reason: reason, url: "https://example.com/"))
        let bytes = WorkerReply(.failure(failure)).bytes
        #expect(WorkerReply(bytes: bytes)?.result == .failure(failure))
        #expect(WorkerReply(bytes: bytes + [0]) == nil)
    }

    @Test func `a request goes over and comes back`() {
        let request = FetchRequest(
            url: "https://example.com/\"\\\u{1F600}",
            timeoutSeconds: 7,
            maximumBytes: 9,
            userAgent: "a b",
            idleSeconds: 5,
            retryPausesMilliseconds: [],
            validators: CacheValidators(url: "https://example.com/", eTag: #"W/"a""#, lastModified: nil)
        )
        let attempt = WorkerRequest(request, millisecondsLeft: 12)
        #expect(WorkerRequest(bytes: attempt.bytes) == attempt)
        #expect(attempt.fetch == request)
    }

    @Test(arguments: [[], [UInt8](repeating: 0xFF, count: 100), [0, 0, 0, 0, 0, 0, 0, 2, 0x7B, 0x7D]])
    func `bytes that are no reply are refused`(bytes: [UInt8]) {
        #expect(WorkerReply(bytes: bytes) == nil)
    }

    /// Runs a fetch whose worker is a shell script.
    private func failure(script: String, timeoutSeconds: Int = 30, maximumBytes: Int = 1000) -> FetchFailure? {
        let fetcher = IsolatedFetcher(WorkerCommand(executablePath: "/bin/sh", arguments: ["-c", script]))
        let request = FetchHarness.request(
            "https://example.com/",
            timeoutSeconds: timeoutSeconds,
            maximumBytes: maximumBytes
        )
        return #expect(throws: FetchFailure.self) { try fetcher.fetch(request) }
    }

    /// The failure of a fetch for a reason.
    private func failure(_ reason: FetchError.Reason, url: String = "https://example.com/") -> FetchFailure {
        FetchFailure(FetchError(reason: reason, url: url))
    }

    @Test func `a worker that is stopped by a signal is an error that names it`() {
        #expect(failure(script: "kill -ILL $$") == failure(.clientStopped(signal: SIGILL)))
        #expect(failure(script: "kill -ABRT $$") == failure(.clientStopped(signal: SIGABRT)))
    }

    @Test(arguments: [3, 127] as [Int32]) func `a worker that ends by itself before it asks is an error`(status: Int32)
    {
        #expect(failure(script: "exit \(status)") == failure(.workerNotLoaded(status: status)))
        #expect(failure(.workerNotLoaded(status: status)).category == .incomplete)
    }

    @Test(arguments: ["exit 0", "echo hello", "printf '\\0\\0\\0\\0\\0\\0\\0\\144{'"])
    func `a worker that ends without a reply is an error`(script: String) {
        #expect(failure(script: script) == failure(.clientStopped(signal: nil)))
    }

    @Test func `a worker that hangs is killed after the deadline`() {
        #expect(failure(script: "exec sleep 1000", timeoutSeconds: 1) == failure(.deadlineExceeded(seconds: 1)))
        #expect(
            failure(script: "trap '' TERM; echo; exec sleep 1000", timeoutSeconds: 1)
                == failure(.deadlineExceeded(seconds: 1))
        )
    }

    @Test func `a worker that says too much is killed`() {
        #expect(failure(script: "exec cat /dev/zero") == failure(.tooManyBytes(limit: 1000)))
    }

    @Test func `a worker that does not start is an error`() {
        let fetcher = IsolatedFetcher(WorkerCommand(executablePath: "/nonexistent/worker", arguments: []))
        let error = #expect(throws: FetchFailure.self) {
            try fetcher.fetch(FetchHarness.request("https://example.com/"))
        }
        #expect(error == failure(.workerNotStarted(errorNumber: ENOENT)))
        #expect(error?.category == .incomplete)
    }

    @Test(arguments: [
        (EAGAIN, FetchError.Category.tryAgainLater), (ENOMEM, .tryAgainLater), (EMFILE, .tryAgainLater),
        (ENOENT, .incomplete), (EACCES, .incomplete), (ENOEXEC, .incomplete),
    ])
    func `a machine without room is told from a tool without its worker`(number: Int32, category: FetchError.Category) {
        #expect(failure(.workerNotStarted(errorNumber: number)).category == category)
    }

    @Test func `a request that is not allowed starts no worker`() {
        let fetcher = IsolatedFetcher(WorkerCommand(executablePath: "/nonexistent/worker", arguments: []))
        let error = #expect(throws: FetchFailure.self) {
            try fetcher.fetch(FetchHarness.request("http://example.com/"))
        }
        #expect(error == failure(.schemeNotAllowed(.plainHTTP), url: "http://example.com/"))
    }

    @Test func `a worker reads the request from its input, and has no other argument and no crash report`() throws {
        let script = """
            test $# = 0 || kill -ABRT $$
            test "$SWIFT_BACKTRACE" = enable=no || kill -USR2 $$
            case "$(cat)" in *'"url":"https://example.com/"'*) ;; *) kill -USR1 $$ ;; esac
            exit 0
            """
        #expect(failure(script: script) == failure(.clientStopped(signal: nil)))
    }

    @Test(arguments: [
        ("/a/b/UpdateNebiusModelCatalog", "/a/b/CatalogFetchWorker"),
        ("/a/b/UpdateNebiusModelCatalog-tool", "/a/b/CatalogFetchWorker-tool"),
        ("UpdateNebiusModelCatalog", "CatalogFetchWorker"),
    ])
    func `the worker stands beside the tool`(tool: String, worker: String) {
        #expect(WorkerCommand(besideTool: tool).executablePath == worker)
    }

    @Test func `the worker fetches and replies on standard output`() async throws {
        let body = Array(#"{"data": []}"#.utf8)
        let server = try LoopbackServer.start { _ in .response(LoopbackResponse(body: body)) }
        defer { server.stop() }
        let reply = try await FetchHarness.workerReply(to: FetchHarness.request(server.url()))
        guard case .answered(let answer) = try reply.result.get() else {
            Issue.record("no answer")
            return
        }
        #expect(answer.body == body)
    }

    @Test(arguments: ["", "{}", "[]", "\"", #"{"url": 1}"#])
    func `input that is no request gives no reply`(argument: String) {
        #expect(!FetchWorker.run(Array(argument.utf8)))
    }
}
