// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogFetch

@Suite struct RetryPauseTests {
    @Test func `without a wish of the server a pause is anything up to the ceiling`() {
        var generator = SystemRandomNumberGenerator()
        let pauses = (0..<2_000).map { _ in
            RetryPause.milliseconds(ceiling: 1_000, retryAfter: nil, using: &generator) ?? -1
        }
        #expect(pauses.allSatisfy { (0...1_000).contains($0) })
        #expect(pauses.contains { $0 < 300 } && pauses.contains { $0 > 700 })
        #expect(RetryPause.milliseconds(ceiling: 0, retryAfter: nil, using: &generator) == 0)
        #expect(RetryPause.milliseconds(ceiling: -5, retryAfter: nil, using: &generator) == 0)
    }

    @Test(
        arguments: [
            (.seconds(0), 0), (.seconds(60), 60_000), (.seconds(61), nil), (.seconds(999_999_999), nil),
            (.date("Sun, 06 Nov 1994 08:49:37 GMT"), nil),
        ] as [(RetryAfter, Int?)]
    )
    func `a wish of the server is followed up to a minute`(retryAfter: RetryAfter, milliseconds: Int?) {
        var generator = SystemRandomNumberGenerator()
        #expect(
            RetryPause.milliseconds(ceiling: 5, retryAfter: retryAfter, using: &generator) == milliseconds
        )
    }

    @Test(
        arguments: [
            ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
            ("Thu, 29 Feb 2024 23:59:60 GMT", 1_709_251_200), ("Sat, 28 Nov 2026 00:00:00 GMT", 1_795_824_000),
            ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799),
        ]
    )
    func `a date of HTTP is a number of seconds`(text: String, seconds: Int) {
        #expect(HTTPDate.epochSeconds(text) == seconds)
    }

    @Test(
        arguments: [
            "", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994", "Sun, 06 Nov 1994 08:49:37 UTC",
            "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT", "Sun, 06 Nov 1969 08:49:37 GMT",
            "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT ",
            "Sun, +6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:4a:37 GMT",
        ]
    )
    func `any other form is none`(text: String) {
        #expect(HTTPDate.epochSeconds(text) == nil)
    }

    /// The 30th of November 2026, the first second of the year 2000, and the last of 1999.
    private static let (today, newCentury, oldCentury) = (1_795_996_800, 946_684_800, 946_684_799)

    @Test(
        arguments: [
            ("Sun, 06 Nov 1994 08:49:37 GMT", today, 784_111_777),
            ("Sunday, 06-Nov-94 08:49:37 GMT", today, 784_111_777), ("Sun Nov  6 08:49:37 1994", today, 784_111_777),
            ("Sun Nov 16 08:49:37 1994", today, 784_975_777),
            ("Thursday, 29-Feb-24 23:59:60 GMT", today, 1_709_251_200),
            ("Monday, 30-Nov-26 00:00:30 GMT", today, 1_795_996_830),
            ("Saturday, 01-Jan-00 00:00:30 GMT", oldCentury, 946_684_830),
            ("Friday, 31-Dec-99 23:59:59 GMT", newCentury, 946_684_799),
            ("Friday, 01-Jan-77 00:00:00 GMT", today, 220_924_800),
            ("Tuesday, 01-Jan-75 00:00:00 GMT", today, 3_313_526_400),
            ("Sunday, 06-Nov-1994 08:49:37 GMT", today, nil), ("Sunday, 6-Nov-94 08:49:37 GMT", today, nil),
            ("Sunday, 06-Nov-94 08:49:37 UTC", today, nil), ("Sun Nov  6 08:49:37 94", today, nil),
            ("Sun Nov  6 08:49:37 1994 GMT", today, nil), ("Sun Nov - 08:49:37 1994", today, nil),
            ("Sun Nov 006 08:49:37 1994", today, nil), ("a b c d e", today, nil), ("a, b-c-dd e GMT", today, nil),
            (", - - GMT", today, nil), ("", today, nil),
        ] as [(String, Int, Int?)]
    )
    func `a date that is received may have one of three forms`(text: String, now: Int, seconds: Int?) {
        #expect(HTTPDate.epochSeconds(received: text, now: now) == seconds)
    }

    @Test func `a date is counted by the clock of the server, and the past is now`() {
        let now = "Sun, 06 Nov 1994 08:49:37 GMT"
        #expect(RetryAfter(headerValue: "Sun, 06 Nov 1994 08:50:07 GMT", serverDate: now) == .seconds(30))
        #expect(RetryAfter(headerValue: "Sun, 06 Nov 1994 08:00:00 GMT", serverDate: now) == .seconds(0))
        #expect(RetryAfter(headerValue: now, serverDate: nil) == .date(now))
        #expect(RetryAfter(headerValue: now, serverDate: "yesterday") == .date(now))
    }
}
