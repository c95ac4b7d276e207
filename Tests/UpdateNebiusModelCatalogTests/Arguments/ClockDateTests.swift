// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import Testing

@testable import UpdateNebiusModelCatalog

/// Days that only the clock of a machine says.
struct ClockDateTests {
    @Test(
        arguments: [
            ("2025-01-01", nil), ("2026-11-30", "2026-10-15"), ("2026-10-15", "2026-10-15"),
            ("2027-11-19", "2026-10-15"),
            ("2024-12-31", "2026-10-15"), ("2027-11-20", "2026-10-15"), ("2038-01-20", "2026-10-15"),
            ("1970-01-01", nil), ("2100-01-01", nil), ("2099-12-31", nil),
            ("9999-12-31", "2026-10-15"),
        ] as [(String, String?)]
    )
    func `a clock that is years off gives no snapshot`(today: String, newest: String?) throws {
        let day = try #require(CalendarDate(today))
        let isPlausible = ["2025-01-01", "2026-11-30", "2026-10-15", "2027-11-19", "2099-12-31"].contains(today)
        do throws(CommandFailure) {
            try day.judgeAsToday(after: newest.flatMap { CalendarDate($0) })
            #expect(isPlausible)
        } catch {
            #expect(!isPlausible)
            #expect(error.status == .usage)
            #expect(error.message.hasPrefix("the clock says \(today), which is "))
            #expect(error.nextStep?.contains("--date") == true)
        }
    }
}
