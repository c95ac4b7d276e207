// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct CalendarDateTests {
    @Test(arguments: [
        "1970-01-01", "1999-12-31", "2000-02-29", "2024-02-29", "2026-04-30", "2026-10-15", "9999-12-31",
    ])
    func `a real day keeps its spelling`(text: String) throws {
        let date = try #require(CalendarDate(text))
        #expect(date.description == text)
    }

    @Test(arguments: [
        "", "2026", "2026-1-01", "2026-01-1", "2026-00-10", "2026-13-01", "2026-01-00", "2026-01-32", "2026-04-31",
        "2026-02-29", "2100-02-29", "1969-12-31", "0000-01-01", "10000-01-01", "+026-01-01", "-026-01-01",
        " 2026-01-01", "2026-01-01 ", "2026-01-01\n", "2026/01/01", "20260101", "2026-01-0a", "2026-01-01T",
        "２026-01-01", "2026-01-0\u{0661}", "2026-01-01\u{0301}", "2026\u{2010}01-01",
    ])
    func `any other text is no date`(text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test(arguments: [
        (Int64(0), "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (951_782_400, "2000-02-29"),
        (951_868_800, "2000-03-01"), (1_773_792_000, "2026-03-18"), (4_107_542_400, "2100-03-01"),
        (253_402_300_799, "9999-12-31"),
    ])
    func `a Unix time falls on its day`(epochSeconds: Int64, expected: String) {
        #expect(CalendarDate(epochSeconds: epochSeconds)?.description == expected)
    }

    @Test(arguments: [Int64(-1), .min, 253_402_300_800, 1_773_792_000_000, .max])
    func `a Unix time outside the years 1970 through 9999 has no date`(epochSeconds: Int64) {
        #expect(CalendarDate(epochSeconds: epochSeconds) == nil)
    }

    @Test func `every day from 1970 through 9999 follows the day before`() {
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        var days = 0
        var mismatches: [String] = []
        for year in 1970...9999 {
            let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
            for month in 1...12 {
                let length = lengths[month - 1] + (month == 2 && isLeap ? 1 : 0)
                for day in 1...length {
                    let date = CalendarDate(epochSeconds: Int64(days) * 86_400)
                    if date?.year != year || date?.month != month || date?.day != day || date?.daysSinceEpoch != days {
                        mismatches.append("\(year)-\(month)-\(day)")
                    }
                    days += 1
                }
                if CalendarDate(year: year, month: month, day: length + 1) != nil {
                    mismatches.append("\(year)-\(month)-\(length + 1)")
                }
            }
        }
        #expect(mismatches.isEmpty)
        #expect(days == 2_932_897)
    }

    @Test func `dates order by time, as their texts do`() {
        let texts = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01", "2027-01-01"]
        let dates = texts.compactMap { CalendarDate($0) }
        #expect(dates.reversed().sorted().map(\.description) == texts)
    }
}
