// SPDX-License-Identifier: Apache-2.0

/// The times that repeated runs of one thing took.
struct Sample {
    /// In ascending order; at least one.
    private let sortedTimes: [Duration]

    /// Runs something again and again.
    ///
    /// - Parameters:
    ///   - count: How often, at least once.
    ///   - body: What to run.
    /// - Throws: What the body throws.
    init(count: Int, of body: () throws -> Void) rethrows {
        let clock = ContinuousClock()
        var times: [Duration] = []
        for _ in 0..<max(count, 1) {
            times.append(try clock.measure(body))
        }
        sortedTimes = times.sorted()
    }

    /// The shortest time, in milliseconds.
    var minimum: Double { Self.milliseconds(sortedTimes[0]) }

    /// The time that half of the runs do not exceed, in milliseconds.
    var median: Double { Self.milliseconds(sortedTimes[(sortedTimes.count - 1) / 2]) }

    /// The longest time, in milliseconds.
    var maximum: Double { Self.milliseconds(sortedTimes[sortedTimes.count - 1]) }

    private static func milliseconds(_ duration: Duration) -> Double {
        duration / .milliseconds(1)
    }
}
