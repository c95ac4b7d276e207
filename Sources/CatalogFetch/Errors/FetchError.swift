// SPDX-License-Identifier: Apache-2.0

/// A fetch that brought no answer, with its cause.
package struct FetchError: Error, Sendable, Equatable {
    /// The cause.
    package let reason: Reason

    /// The address at which it happened: the asked one, or the last one of a redirect.
    package let url: String

    /// When the server wants to be asked again; nil if it did not say.
    package let retryAfter: RetryAfter?

    /// Creates an error.
    package init(reason: Reason, url: String, retryAfter: RetryAfter? = nil) {
        self.reason = reason
        self.url = url
        self.retryAfter = retryAfter
    }

    /// How a caller should treat the failure; the executable maps it to its exit status.
    package enum Category: String, Sendable, Equatable {
        /// The server, the network or the answer is at fault; asking again much later may help.
        case unavailable

        /// The server asks to be left alone for a while.
        case tryAgainLater

        /// The server wants a credential, which the fetcher does not have.
        case refused

        /// The program that fetches is not where it should be; nothing was contacted.
        case incomplete

        /// The request itself is not allowed; nothing was contacted.
        case usage
    }
}
