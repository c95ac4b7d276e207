// SPDX-License-Identifier: Apache-2.0

import LoopbackServer
import Testing

@testable import CatalogFetch
@testable import CatalogFetchWorker

/// Which failures are tried again.
@Suite(.timeLimit(.minutes(1)))
struct RetryTests {
    private static let good = LoopbackAnswer.response(LoopbackResponse(body: Array("{}".utf8)))

    /// Serves answers in order, and the last one for ever.
    private func server(_ answers: [LoopbackAnswer]) throws -> LoopbackServer {
        let next = Counter()
        return try LoopbackServer.start { _ in answers[min(next.increment(), answers.count - 1)] }
    }

    @Test(arguments: [
        LoopbackAnswer.response(LoopbackResponse(status: 503)),
        .response(LoopbackResponse(status: 502)),
        .close,
        .shortBody(LoopbackResponse(body: [0x7B]), announcedLength: 9),
    ])
    func `a passing failure is tried again`(failure: LoopbackAnswer) throws {
        let server = try server([failure, failure, Self.good])
        defer { server.stop() }
        let request = FetchHarness.request(server.url(), retryPausesMilliseconds: [0, 1])
        #expect(try CatalogFetcher.fetch(request).body == Array("{}".utf8))
        #expect(server.requests.count == 3)
    }

    @Test func `the last attempt decides`() throws {
        let server = try server([.response(LoopbackResponse(status: 500)), .response(LoopbackResponse(status: 503))])
        defer { server.stop() }
        let request = FetchHarness.request(server.url(), retryPausesMilliseconds: [0, 0])
        #expect(FetchHarness.reason(request) == .unexpectedStatus(503))
        #expect(server.requests.count == 3)
    }

    @Test(arguments: [404, 429, 401, 403, 304]) func `other answers are final`(status: Int) throws {
        let server = try server([.response(LoopbackResponse(status: status)), Self.good])
        defer { server.stop() }
        #expect(FetchHarness.reason(FetchHarness.request(server.url(), retryPausesMilliseconds: [0])) != nil)
        #expect(server.requests.count == 1)
    }

    @Test func `a pause that would not end before the deadline is not begun`() throws {
        let server = try server([.response(LoopbackResponse(status: 503)), Self.good])
        defer { server.stop() }
        let request = FetchHarness.request(server.url(), timeoutSeconds: 30, retryPausesMilliseconds: [60_000])
        #expect(FetchHarness.reason(request) == .unexpectedStatus(503))
    }
}
