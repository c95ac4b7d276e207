// SPDX-License-Identifier: Apache-2.0

import CatalogProcess
import Testing

@testable import CatalogFetch

/// What those who wait are told, and when the loop gives up; no server and no clock.
struct RetryLoopTests {
    /// What happened, in order.
    private final class Log {
        var events: [FetchEvent] = []
        var pauses: [Int] = []
    }

    private static let passing = FetchFailure(FetchError(reason: .noAnswer("x"), url: "https://example.com/"))
    private static let final = FetchFailure(FetchError(reason: .emptyBody, url: "https://example.com/"))

    /// Runs attempts that end as given.
    private func run(
        _ results: [FetchFailure?],
        ceilings: [Int] = [1_000, 2_000, 4_000],
        seconds: Int = 100
    ) -> (outcome: FetchFailure?, log: Log) {
        let log = Log()
        var left = results[...]
        var generator = SystemRandomNumberGenerator()
        let loop = RetryLoop(
            ceilingsMilliseconds: ceilings,
            deadline: Deadline(after: .seconds(seconds)),
            pause: { log.pauses.append($0) },
            observe: { log.events.append($0) }
        )
        do throws(FetchFailure) {
            _ = try loop.run(using: &generator) { () throws(FetchFailure) in
                if let failure = left.removeFirst() { throw failure }
                return .notModified
            }
            return (nil, log)
        } catch {
            return (error, log)
        }
    }

    @Test func `every attempt and every pause is told, with its reason`() {
        let (outcome, log) = run([Self.passing, Self.passing, nil])
        #expect(outcome == nil)
        #expect(log.pauses.count == 2)
        #expect(
            log.events == [
                .attempt(number: 1, of: 4),
                .pause(milliseconds: log.pauses[0], after: Self.passing, next: 2, of: 4),
                .attempt(number: 2, of: 4),
                .pause(milliseconds: log.pauses[1], after: Self.passing, next: 3, of: 4),
                .attempt(number: 3, of: 4),
            ]
        )
        #expect(0...1_000 ~= log.pauses[0] && 0...2_000 ~= log.pauses[1])
    }

    @Test func `the number of attempts is fixed`() {
        let (outcome, log) = run([Self.passing, Self.passing, Self.passing, Self.passing, nil])
        #expect(outcome == Self.passing)
        #expect(log.events.last == .attempt(number: 4, of: 4))
    }

    @Test func `a final failure ends it`() {
        let (outcome, log) = run([Self.passing, Self.final, nil])
        #expect(outcome == Self.final)
        #expect(log.pauses.count == 1)
    }

    @Test func `what the server asks for is waited for, unless the time is over before`() {
        let asks = { (seconds: Int) in
            FetchFailure(
                FetchError(reason: .unexpectedStatus(503), url: "https://example.com/", retryAfter: .seconds(seconds))
            )
        }
        #expect(run([asks(20), nil]).log.pauses == [20_000])
        #expect(run([asks(20), nil], seconds: 19).log.pauses == [])
        #expect(run([asks(20), nil], seconds: 19).outcome == asks(20))
        #expect(run([asks(61), nil], seconds: 1_000).outcome == asks(61))
    }

    @Test func `an attempt that had no time left says less than the failure before it`() {
        let late = FetchFailure(FetchError(reason: .deadlineExceeded(seconds: 3), url: "https://example.com/"))
        #expect(late.isOutOfTime)
        #expect(run([Self.passing, late]).outcome == Self.passing)
        #expect(run([Self.passing, Self.passing, Self.passing, late]).outcome == Self.passing)
        #expect(run([late]).outcome == late)
    }
}
