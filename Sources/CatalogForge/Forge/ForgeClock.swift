// SPDX-License-Identifier: Apache-2.0

import CatalogProcess

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// How a client of a forge waits, and what it takes for the time; tests have their own.
package struct ForgeClock: Sendable {
    /// Waits for so many milliseconds.
    package let pause: @Sendable (Int) -> Void

    /// The seconds since 1970, for where the forge does not tell its own time; nil if nobody knows.
    package let epochSeconds: @Sendable () -> Int?

    /// Creates a clock.
    package init(pause: @escaping @Sendable (Int) -> Void, epochSeconds: @escaping @Sendable () -> Int?) {
        self.pause = pause
        self.epochSeconds = epochSeconds
    }

    /// The clock of this machine.
    package static let system = ForgeClock(
        pause: { Pause.take(milliseconds: $0) },
        epochSeconds: {
            let now = time(nil)
            return now > 0 ? Int(now) : nil
        }
    )
}
