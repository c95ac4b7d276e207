// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UpdateNebiusModelCatalog

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

struct ClockTests {
    @Test(
        arguments: [
            (0, "1970-01-01"),
            (86_399, "1970-01-01"),
            (86_400, "1970-01-02"),
            (-1, "1969-12-31"),
            (951_782_399, "2000-02-28"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_709_164_800, "2024-02-29"),
            (1_791_979_200, "2026-10-14"),
            (1_798_761_599, "2026-12-31"),
            (1_798_761_600, "2027-01-01"),
            (4_107_456_000, "2100-02-28"),
            (4_107_542_400, "2100-03-01"),
            (253_402_300_799, "9999-12-31"),
            (-62_167_219_200, "0000-01-01"),
        ] as [(Int64, String)]
    )
    func `a moment has its date`(seconds: Int64, date: String) {
        #expect(Clock.dateUTC(secondsSince1970: seconds) == date)
    }

    @Test func `every day of 400 years agrees with the C library`() {
        for day in Int64(-36_524)..<Int64(109_573) {
            var seconds = time_t(day * 86_400 + 43_200)
            var parts = tm()
            gmtime_r(&seconds, &parts)
            let (year, month, day) = (Int(parts.tm_year) + 1_900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
            let date = Clock.dateUTC(secondsSince1970: Int64(seconds)).split(separator: "-").compactMap { Int($0) }
            guard date == [year, month, day] else {
                Issue.record("\(seconds) is \(date) and should be \(year)-\(month)-\(day)")
                return
            }
        }
    }

    @Test(arguments: [Int64.min, Int64.max]) func `no moment is out of range`(seconds: Int64) {
        #expect(!Clock.dateUTC(secondsSince1970: seconds).isEmpty)
    }

    @Test func `today is a date`() {
        let today = Clock.todayUTC()
        #expect(today.utf8.count == 10)
        #expect(today.utf8.lexicographicallyPrecedes("9999".utf8) && "2025".utf8.lexicographicallyPrecedes(today.utf8))
    }
}
