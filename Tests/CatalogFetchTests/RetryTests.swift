// SPDX-License-Identifier: Apache-2.0

import CatalogProcess
import LoopbackServer
import Testing

@testable import CatalogFetch
@testable import CatalogFetchWorker

/// Which failures are tried again.
@Suite(.timeLimit(.minutes(5)))
struct RetryTests {
    private static let good = LoopbackAnswer.response(LoopbackResponse(body: Array("{}".utf8)))

    /// Fetches in this process, with what waits between the attempts.
    private func fetch(_ request: FetchRequest) throws(FetchFailure) -> [UInt8] {
        let loop = RetryLoop(
            ceilingsMilliseconds: request.retryPausesMilliseconds,
            deadline: Deadline(after: .seconds(request.timeoutSeconds))
        )
        var generator = SystemRandomNumberGenerator()
        let outcome = try loop.run(using: &generator) { () throws(FetchFailure) in
            do throws(FetchError) {
                return try FetchHarness.attempt(request)
            } catch {
                throw FetchFailure(error)
            }
        }
        guard case .answered(let answer) = outcome else { return [] }
        return answer.body
    }

    /// The failure of a fetch; nil for an answer.
    private func failure(_ request: FetchRequest) -> FetchFailure? {
        do {
            _ = try fetch(request)
            return nil
        } catch {
            return error
        }
    }

    /// What a failure of a server for a reason looks like to those who asked.
    private func failure(_ reason: FetchError.Reason, of server: LoopbackServer, retryAfter: RetryAfter? = nil)
        -> FetchFailure
    {
        FetchFailure(FetchError(reason: reason, url: server.url(), retryAfter: retryAfter))
    }

    /// Serves answers in order, and the last one for ever.
    private func server(_ answers: [LoopbackAnswer]) throws -> LoopbackServer {
        let next = Counter()
        return try LoopbackServer.start { _ in answers[min(next.increment(), answers.count - 1)] }
    }

    @Test(arguments: [
        LoopbackAnswer.response(LoopbackResponse(status: 503)),
        .response(LoopbackResponse(status: 408)), .response(LoopbackResponse(status: 425)),
        .response(LoopbackResponse(status: 429)), .response(LoopbackResponse(status: 500)),
        .response(LoopbackResponse(status: 502)), .response(LoopbackResponse(status: 504)),
        .close,
        .shortBody(LoopbackResponse(body: [0x7B]), announcedLength: 9),
    ])
    func `a passing failure is tried again`(failure: LoopbackAnswer) throws {
        let server = try server([failure, failure, Self.good])
        defer { server.stop() }
        let request = FetchHarness.request(server.url(), retryPausesMilliseconds: [0, 1])
        #expect(try fetch(request) == Array("{}".utf8))
        #expect(server.requests.count == 3)
    }

    @Test func `the last attempt decides`() throws {
        let server = try server([.response(LoopbackResponse(status: 500)), .response(LoopbackResponse(status: 503))])
        defer { server.stop() }
        let request = FetchHarness.request(server.url(), retryPausesMilliseconds: [0, 0])
        #expect(failure(request) == failure(.unexpectedStatus(503), of: server))
        #expect(server.requests.count == 3)
    }

    @Test(arguments: [404, 401, 403, 304]) func `other answers are final`(status: Int) throws {
        let server = try server([.response(LoopbackResponse(status: status)), Self.good])
        defer { server.stop() }
        #expect(failure(FetchHarness.request(server.url(), retryPausesMilliseconds: [0])) != nil)
        #expect(server.requests.count == 1)
    }

    @Test(arguments: ["61", "3600", "Sun, 06 Nov 2094 08:49:37 GMT", "Sat Nov  6 08:49:37 2094", "2094-11-06T08:49:37"])
    func `a server that wants to be left alone for longer than a run, or nobody knows until when, is left alone`(
        retryAfter: String
    ) throws {
        let answer = LoopbackResponse(status: 429, headers: [LoopbackHeader("Retry-After", retryAfter)])
        let server = try server([.response(answer), Self.good])
        defer { server.stop() }
        let request = FetchHarness.request(server.url(), retryPausesMilliseconds: [0])
        #expect(failure(request)?.category == .tryAgainLater)
        #expect(server.requests.count == 1)
    }

    @Test(
        arguments: [
            (503, "0", nil), (429, "0", nil), (503, "Sun, 06 Nov 1994 08:49:37 GMT", nil),
            (503, "Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT"),
            (429, "Sun, 06 Nov 1994 08:49:37 GMT", "Sat, 28 Nov 2026 00:00:00 GMT"),
            (503, "Sunday, 06-Nov-94 08:49:37 GMT", nil), (429, "Sun Nov  6 08:49:37 1994", nil),
        ] as [(Int, String, String?)]
    )
    func `a server that wants to be asked again soon is`(status: Int, retryAfter: String, date: String?) throws {
        let headers =
            [LoopbackHeader("Retry-After", retryAfter)] + (date.map { [LoopbackHeader("Date", $0)] } ?? [])
        let server = try server([.response(LoopbackResponse(status: status, headers: headers)), Self.good])
        defer { server.stop() }
        // A pause up to the ceiling would not end before the deadline.
        let request = FetchHarness.request(server.url(), timeoutSeconds: 20, retryPausesMilliseconds: [60_000])
        #expect(try fetch(request) == Array("{}".utf8))
        #expect(server.requests.count == 2)
    }

    @Test func `a server that says nothing for too long is asked again`() throws {
        let server = try server([.never, .stallAfterHead(LoopbackResponse(body: [0x7B])), Self.good])
        defer { server.stop() }
        let request = FetchHarness.request(server.url(), idleSeconds: 1, retryPausesMilliseconds: [0, 0])
        #expect(try fetch(request) == Array("{}".utf8))
        #expect(server.requests.count == 3)
    }

    @Test func `a server that keeps talking is not idle`() throws {
        let server = try server([.drip(LoopbackResponse(body: Array(#"{"a": 1}"#.utf8)))])
        defer { server.stop() }
        let request = FetchHarness.request(server.url(), timeoutSeconds: 4, idleSeconds: 2)
        #expect(FetchHarness.reason(request) == .deadlineExceeded(seconds: 4) || FetchHarness.reason(request) == nil)
    }

    @Test func `a pause that would not end before the deadline is not begun`() throws {
        let server = try server([.response(LoopbackResponse(status: 503)), Self.good])
        defer { server.stop() }
        let request = FetchHarness.request(server.url(), timeoutSeconds: 30, retryPausesMilliseconds: [0])
        let answer = LoopbackResponse(status: 503, headers: [LoopbackHeader("Retry-After", "40")])
        let patient = try self.server([.response(answer), Self.good])
        defer { patient.stop() }
        #expect(failure(FetchHarness.request(patient.url(), retryPausesMilliseconds: [0])) != nil)
        #expect(patient.requests.count == 1)
        #expect(try fetch(request) == Array("{}".utf8))
    }
}
