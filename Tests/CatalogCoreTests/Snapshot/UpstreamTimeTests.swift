// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct UpstreamTimeTests {
    @Test(arguments: [
        ("2026-06-01", "2026-06-01"), ("2026-06-01T00:00:00Z", "2026-06-01"),
        ("2026-06-01T00:00:00.000Z", "2026-06-01"), ("2026-06-01T00:00:00.000000000Z", "2026-06-01"),
        ("2026-06-01T00:00:00+00:00", "2026-06-01"), ("2026-06-01T00:00:00-00:00", "2026-06-01"),
        ("2026-06-01T02:00:00+02:00", "2026-06-01"), ("2026-05-31T18:30:00.0-05:30", "2026-06-01"),
    ])
    func `midnight is a day`(text: String, expected: String) {
        #expect(UpstreamTime(isoText: text).date?.description == expected)
    }

    @Test(arguments: [
        "2026-06-01T00:00:01Z", "2026-06-01T00:00:00.001Z", "2026-06-01T23:59:59.999Z", "2026-06-01T00:00:00+02:00",
        "2026-08-11T13:22:31.123456Z", "2016-12-31T23:59:60Z", "2016-12-31T18:59:60-05:00",
    ])
    func `a time between two midnights is no day`(text: String) {
        #expect(UpstreamTime(isoText: text) == .otherTime)
    }

    @Test(arguments: [
        "", "soon", "2026-06-31", "2026-06-01T", "2026-06-01 00:00:00Z", "2026-06-01T00:00:00", "2026-06-01T00:00Z",
        "2026-06-01T24:00:00Z", "2026-06-01T00:60:00Z", "2026-06-01T00:00:61Z", "2026-06-01T12:00:60Z",
        "2026-06-01T00:00:00.Z", "2026-06-01T00:00:00,0Z", "2026-06-01T00:00:00.0000000000Z", "2026-06-01t00:00:00z",
        "2026-06-01T00:00:00ZZ", "2026-06-01T00:00:00+0000", "2026-06-01T00:00:00+24:00", "2026-06-01T00:00:00+00:60",
        "2026-06-01T00:00:00*00:00", "1969-12-31T00:00:00Z", "1970-01-01T00:00:00+00:01", "9999-12-31T23:59:00-00:01",
        "1773792000", "2026-06-01T00:00:00.000Z                    ", "2026-06-01\u{0301}",
    ])
    func `anything else is no time`(text: String) {
        #expect(UpstreamTime(isoText: text) == .malformed)
    }

    @Test(arguments: [(Int64(0), "1970-01-01"), (1_776_988_800, "2026-04-24"), (253_402_214_400, "9999-12-31")])
    func `Unix seconds at midnight are a day`(epochSeconds: Int64, expected: String) {
        #expect(UpstreamTime(epochSeconds: epochSeconds).date?.description == expected)
    }

    @Test func `other Unix seconds are a time, and those out of range are none`() {
        #expect(UpstreamTime(epochSeconds: 1_786_454_551) == .otherTime)
        #expect(UpstreamTime(epochSeconds: -86_400) == .malformed)
        #expect(UpstreamTime(epochSeconds: 1_786_454_551_000) == .malformed)
        #expect(UpstreamTime(epochSeconds: .min) == .malformed)
    }
}
