// SPDX-License-Identifier: Apache-2.0

/// How long to wait before the next attempt.
package enum RetryPause {
    /// The longest that a server may ask to wait; who wants more than that is asked again in another run.
    static let maximumRetryAfterSeconds = 60

    /// A pause in milliseconds; nil when the server wants to be left alone for longer than one run.
    ///
    /// Without a wish of the server the pause is anything up to the ceiling, so that clients that failed together do
    /// not come back together (full jitter).
    ///
    /// - Parameters:
    ///   - ceiling: The longest pause where the server says nothing, in milliseconds, at least 0.
    ///   - retryAfter: What the server says.
    ///   - generator: Where chance comes from.
    /// - Returns: 0 or more.
    package static func milliseconds(
        ceiling: Int,
        retryAfter: RetryAfter?,
        using generator: inout some RandomNumberGenerator
    ) -> Int? {
        switch retryAfter {
        case .seconds(let seconds): seconds <= maximumRetryAfterSeconds ? seconds * 1_000 : nil
        case .date: nil
        case nil: Int.random(in: 0...max(0, ceiling), using: &generator)
        }
    }
}
