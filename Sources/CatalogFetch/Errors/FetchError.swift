// SPDX-License-Identifier: Apache-2.0

/// A fetch that brought no answer, with its cause.
package struct FetchError: Error, Sendable, Equatable {
    /// The cause.
    package let reason: Reason

    /// The address at which it happened: the asked one, or the last one of a redirect.
    package let url: String

    /// When the server wants to be asked again; nil if it did not say.
    package let retryAfter: RetryAfter?

    /// Whether the request had a credential.
    package let hasSecret: Bool

    /// Whether another address was asked first.
    package let wasRedirected: Bool

    /// Creates an error.
    package init(
        reason: Reason,
        url: String,
        retryAfter: RetryAfter? = nil,
        hasSecret: Bool = false,
        wasRedirected: Bool = false
    ) {
        self.reason = reason
        self.url = url
        self.retryAfter = retryAfter
        self.hasSecret = hasSecret
        self.wasRedirected = wasRedirected
    }

    /// How a caller should treat the failure; the executable maps it to its exit status.
    package enum Category: String, Sendable, Equatable {
        /// The server, the network or the answer is at fault; asking again much later may help.
        case unavailable

        /// The server asks to be left alone for a while.
        case tryAgainLater

        /// The server wants a credential, or another one than it got.
        case refused

        /// The program that fetches is not where it should be; nothing was contacted.
        case incomplete

        /// The request itself is not allowed; nothing was contacted.
        case usage
    }
}
