// SPDX-License-Identifier: Apache-2.0

/// What a server replied to a call, whatever its status is.
///
/// The body and the headers come from the server and are hostile: they need the escaper of whatever they are shown in.
package struct HTTPReply: Sendable, Equatable {
    /// The headers that are handed over, in lower case; the others are left out.
    package static let headerNames = [
        "content-type", "date", "link", "location", "retry-after", "x-accepted-github-permissions", "x-next-page",
        "x-ratelimit-remaining", "x-ratelimit-reset",
    ]

    /// The HTTP status.
    package let status: Int

    /// The values of the headers in ``headerNames`` that the server sent, by those names.
    package let headers: [String: String]

    /// The body after decompression; of an error, as much of it as came soon; of a redirect, nothing.
    package let body: [UInt8]

    /// Creates a reply.
    package init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// When the server wants to be asked again.
    ///
    /// - Parameter ownEpochSeconds: The time here, for where the server does not tell its own; nil if nobody knows.
    /// - Returns: nil if it does not say.
    package func retryAfter(ownEpochSeconds: Int?) -> RetryAfter? {
        headers["retry-after"].flatMap {
            RetryAfter(headerValue: $0, serverDate: headers["date"], ownEpochSeconds: ownEpochSeconds)
        }
    }

    /// The seconds until the server counts anew (`X-RateLimit-Reset`), by its own clock.
    ///
    /// - Parameter ownEpochSeconds: The time here, for where the server does not tell its own; nil if nobody knows.
    /// - Returns: nil if it does not say.
    package func secondsUntilReset(ownEpochSeconds: Int?) -> Int? {
        guard let text = headers["x-ratelimit-reset"], 1...12 ~= text.utf8.count, let reset = Int64(text), reset >= 0,
            let now = headers["date"].flatMap(HTTPDate.epochSeconds) ?? ownEpochSeconds
        else { return nil }
        return max(0, Int(clamping: reset - Int64(now)))
    }
}
