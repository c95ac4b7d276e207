// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct ChartTickTests {
    @Test(
        arguments: [
            (8_192...8_192, ["8K"]), (8_000...131_072, ["4K", "8K", "16K", "32K", "64K", "128K"]),
            (32_000...1_048_576, ["16K", "64K", "256K", "1M"]), (1...3, ["1", "2", "4"]),
            (900_000...1_100_000, ["512K", "1M", "2M"]),
        ] as [(ClosedRange<Int64>, [String])]
    )
    func `ticks of windows are powers of two around them`(tokens: ClosedRange<Int64>, labels: [String]) {
        let ticks = ChartTick.windows(tokens)
        #expect(ticks.map(\.label) == labels)
        #expect(
            ticks.map(\.number).min() ?? 0 <= tokens.lowerBound && ticks.map(\.number).max() ?? 0 >= tokens.upperBound
        )
    }

    @Test(
        arguments: [
            (240_000...15_000_000, ["$0.1", "$0.3", "$1", "$3", "$10", "$30"]), (300_000...300_000, ["$0.3"]),
            (1...2, ["$0.000001", "$0.000003"]), (900_000_000...1_000_000_000, ["$300", "$1000"]),
        ] as [(ClosedRange<Int64>, [String])]
    )
    func `ticks of prices are ones and threes around them`(prices: ClosedRange<Int64>, labels: [String]) {
        #expect(ChartTick.prices(prices).map(\.label) == labels)
    }

    @Test(
        arguments: [
            (0, ["0", "1"]), (1, ["0", "1", "2"]), (5, ["0", "1", "2", "3", "4", "5", "6"]),
            (30, ["0", "10", "20", "30", "40"]),
            (4_999, ["0", "1,000", "2,000", "3,000", "4,000", "5,000"]),
            (5_000, ["0", "1,000", "2,000", "3,000", "4,000", "5,000", "6,000"]),
        ] as [(Int64, [String])]
    )
    func `ticks of counts are round and leave room above`(maximum: Int64, labels: [String]) {
        #expect(ChartTick.counts(upTo: maximum).map(\.label) == labels)
    }

    @Test func `at most six dates are named, the first and the last among them`() throws {
        let dates = try (1...20).map { try #require(CalendarDate("2026-10-\($0 < 10 ? "0" : "")\($0)")) }
        #expect(ChartTick.dates(dates).map(\.label).first == "2026-10-01")
        #expect(ChartTick.dates(dates).map(\.label).last == "2026-10-20")
        #expect(ChartTick.dates(dates).count == 6)
        #expect(ChartTick.dates(Array(dates.prefix(1))).map(\.label) == ["2026-10-01"])
        #expect(ChartTick.dates([]).isEmpty)
    }
}
