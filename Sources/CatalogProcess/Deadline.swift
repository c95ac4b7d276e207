// SPDX-License-Identifier: Apache-2.0

/// The moment at which something is given up, on a clock that nobody sets.
package struct Deadline: Sendable {
    private let end: ContinuousClock.Instant

    /// Creates the moment that is this long from now.
    package init(after duration: Duration) {
        end = ContinuousClock.now + duration
    }

    /// The time left in milliseconds, rounded up, so that it is 0 only when the moment has passed.
    package var millisecondsLeft: Int32 {
        let left = ContinuousClock.now.duration(to: end)
        guard left > .zero else { return 0 }
        let (seconds, attoseconds) = left.components
        // More than any one wait takes, and little enough to be multiplied.
        guard seconds < 1_000_000 else { return .max }
        return Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
    }
}
