// SPDX-License-Identifier: Apache-2.0

/// A mark on an axis with its label.
struct ChartTick {
    let number: Int64
    let label: String

    /// Powers of two that enclose context windows, every second one from five on: `32K`, `1M`.
    static func windows(_ tokens: ClosedRange<Int64>) -> [ChartTick] {
        let low = 63 - max(1, tokens.lowerBound).leadingZeroBitCount
        let top = 63 - max(1, tokens.upperBound).leadingZeroBitCount
        let high = Int64(1) << top < tokens.upperBound ? top + 1 : top
        let step = high - low > 5 ? 2 : 1
        // The last one encloses the range whatever the step.
        let powers = Array(stride(from: low, to: high, by: step)) + [high]
        return powers.map { power in
            let number = Int64(1) << power
            let label =
                power >= 20 ? "\(number >> 20)M" : power >= 10 ? "\(number >> 10)K" : String(number)
            return ChartTick(number: number, label: label)
        }
    }

    /// Prices in steps of one and three that enclose others: `$0.1`, `$0.3`, `$1`.
    static func prices(_ microdollars: ClosedRange<Int64>) -> [ChartTick] {
        var steps: [Int64] = []
        var decade: Int64 = 1
        while decade <= 1_000_000_000 {
            steps += [decade, decade * 3]
            decade *= 10
        }
        let first = steps.lastIndex { $0 <= microdollars.lowerBound } ?? 0
        let last = steps.firstIndex { $0 >= microdollars.upperBound } ?? steps.count - 1
        return steps[first...max(first, last)].map { step in
            ChartTick(number: step, label: "$\(USDPerMillionTokens(microdollars: step))")
        }
    }

    /// Whole numbers from zero in at most six steps of one, two or five times a power of ten; the last is above the
    /// largest.
    static func counts(upTo maximum: Int64) -> [ChartTick] {
        var step: Int64 = 1
        for factor in [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000] as [Int64] {
            guard let found = [1, 2, 5].first(where: { $0 * factor * 5 >= maximum }) else { continue }
            step = found * factor
            break
        }
        // Room above the line, where the name of the axis stands.
        return (0...(maximum / step + 1)).map { ChartTick(number: $0 * step, label: DigitGroups.text($0 * step)) }
    }

    /// At most six of the dates, the first and the last among them.
    static func dates(_ dates: [CalendarDate]) -> [ChartTick] {
        let count = min(6, dates.count)
        return (0..<count).map { index in
            let date = dates[count == 1 ? 0 : index * (dates.count - 1) / (count - 1)]
            return ChartTick(number: Int64(date.daysSinceEpoch), label: date.description)
        }
    }
}
