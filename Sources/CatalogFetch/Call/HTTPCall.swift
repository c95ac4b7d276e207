// SPDX-License-Identifier: Apache-2.0

/// One call of a web service, and the limits that it must keep; nothing is followed, and nothing is tried twice.
package struct HTTPCall: Sendable, Equatable {
    /// The most bytes of a body; forges accept far less.
    package static let maximumBodyByteCount = 16 * 1024 * 1024

    /// What is asked for.
    package var method: HTTPMethod

    /// The address, which ``WebAddress`` judges before anything else looks at it.
    package var url: String

    /// Headers beside those of every call.
    package var headers: [HTTPHeader]

    /// A credential; nil to ask without one.
    package var secretHeader: SecretHeader?

    /// What is sent; nil for nothing.
    package var body: [UInt8]?

    /// The total time, in seconds, 1...3600.
    package var timeoutSeconds: Int

    /// The most bytes of the body of the reply after decompression, at least 1.
    package var maximumBytes: Int

    /// The value of the `User-Agent` header: printable ASCII that says who asks and what for.
    package var userAgent: String

    /// Creates a call.
    package init(
        method: HTTPMethod = .get,
        url: String,
        headers: [HTTPHeader] = [],
        secretHeader: SecretHeader? = nil,
        body: [UInt8]? = nil,
        timeoutSeconds: Int = 30,
        maximumBytes: Int = 16 * 1024 * 1024,
        userAgent: String
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.secretHeader = secretHeader
        self.body = body
        self.timeoutSeconds = timeoutSeconds
        self.maximumBytes = maximumBytes
        self.userAgent = userAgent
    }

    /// The address and the limits, which are the same as those of a fetch.
    package var limits: FetchRequest {
        FetchRequest(
            url: url,
            timeoutSeconds: timeoutSeconds,
            maximumBytes: maximumBytes,
            userAgent: userAgent,
            idleSeconds: timeoutSeconds,
            retryPausesMilliseconds: [],
            secretHeader: secretHeader
        )
    }

    /// The address to ask, once the call has been judged; nothing is contacted.
    ///
    /// - Throws: ``FetchError`` of the category `usage` when the call is not allowed.
    package func address() throws(FetchError) -> WebAddress {
        if let header = headers.first(where: { !$0.isProper }) {
            throw FetchError(reason: .invalidRequest("the header \(header.name) cannot be sent"), url: url)
        }
        if let body, body.count > Self.maximumBodyByteCount {
            throw FetchError(reason: .invalidRequest("the body has \(body.count) bytes, which is too many"), url: url)
        }
        return try limits.address()
    }
}
