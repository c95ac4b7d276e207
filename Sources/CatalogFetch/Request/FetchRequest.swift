// SPDX-License-Identifier: Apache-2.0

/// What to fetch, and the limits that the fetch must keep.
package struct FetchRequest: Sendable, Equatable {
    /// The address as the user wrote it; it is judged by ``WebAddress`` before anything else looks at it.
    package var url: String

    /// The total time for everything (name lookup, redirects, retries, the whole body), in seconds, 1...3600.
    package var timeoutSeconds: Int

    /// The most bytes that the body may have after decompression, at least 1.
    package var maximumBytes: Int

    /// The value of the `User-Agent` header: printable ASCII that says who asks and what for.
    package var userAgent: String

    /// How many seconds nothing may arrive where nobody says another number.
    package static let usualIdleSeconds = 10

    /// How long nothing may arrive before an attempt is given up, in seconds, 1...3600.
    package var idleSeconds: Int

    /// The longest pauses before the second attempt, the third, and so on, in milliseconds; ``RetryPause`` chooses.
    ///
    /// Empty means one attempt. All attempts share the one deadline: a pause that would not fit is not started.
    package var retryPausesMilliseconds: [Int]

    /// What the server said of an earlier answer; nil to get the answer whatever it is.
    package var validators: CacheValidators?

    /// A credential; nil for the public catalog, which wants none.
    package var secretHeader: SecretHeader?

    /// Creates a request with the default limits: 30 seconds, 10 without a byte, 16 MiB, three retries.
    package init(
        url: String,
        timeoutSeconds: Int = 30,
        maximumBytes: Int = 16 * 1024 * 1024,
        userAgent: String,
        idleSeconds: Int = usualIdleSeconds,
        retryPausesMilliseconds: [Int] = [1_000, 2_000, 4_000],
        validators: CacheValidators? = nil,
        secretHeader: SecretHeader? = nil
    ) {
        self.url = url
        self.timeoutSeconds = timeoutSeconds
        self.maximumBytes = maximumBytes
        self.userAgent = userAgent
        self.idleSeconds = idleSeconds
        self.retryPausesMilliseconds = retryPausesMilliseconds
        self.validators = validators
        self.secretHeader = secretHeader
    }
}
