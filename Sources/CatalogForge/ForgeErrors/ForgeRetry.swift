// SPDX-License-Identifier: Apache-2.0

import CatalogFetch

/// Decides whether a call is made again, and after which pause; made for one call.
struct ForgeRetry {
    /// The longest wait of one run; who has to wait for longer runs again.
    private static let maximumWaitSeconds = 60

    /// The pauses where the forge does not say how long to wait, in milliseconds.
    private static let pauses = [1_000, 2_000, 4_000]

    private var failures = 0
    private var limits = 0
    private var hasWaitedUnasked = false

    /// How long to wait before the next attempt, in milliseconds; nil to give up.
    ///
    /// - Parameters:
    ///   - error: What came of the last attempt.
    ///   - isRepeatable: Whether a call may be made again that the forge may have followed already.
    /// - Returns: At least as long as the forge asks for.
    mutating func pause(after error: ForgeError, isRepeatable: Bool) -> Int? {
        switch error.reason {
        case .rateLimited(let seconds?), .secondaryLimit(let seconds?):
            // What the forge refuses for a limit it has not done.
            limits += 1
            // A clock that is one second behind must not ask too early.
            return limits <= 2 && seconds <= Self.maximumWaitSeconds ? (seconds + 1) * 1_000 : nil
        case .secondaryLimit(nil):
            defer { hasWaitedUnasked = true }
            return hasWaitedUnasked ? nil : ForgeError.usualWait * 1_000
        case .notVisibleYet:
            return nextPause
        case .graphQL(let type, _) where isRepeatable && ForgeError.isStale(type):
            return nextPause
        case .serverFailure(_, let seconds) where isRepeatable:
            guard let seconds else { return nextPause }
            return seconds <= Self.maximumWaitSeconds ? nextPause.map { max($0, seconds * 1_000) } : nil
        case .unreachable(let failure) where isRepeatable && failure.isTransient:
            return nextPause
        default:
            return nil
        }
    }

    private var nextPause: Int? {
        mutating get {
            defer { failures += 1 }
            return failures < Self.pauses.count ? Self.pauses[failures] : nil
        }
    }
}
