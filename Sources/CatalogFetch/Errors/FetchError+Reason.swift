// SPDX-License-Identifier: Apache-2.0

extension FetchError {
    /// The causes of a failed fetch; texts of the server or the platform in them are raw and hostile.
    package enum Reason: Sendable, Equatable {
        /// The address is not a URL that the fetcher would open.
        case invalidURL(AddressProblem)

        /// The scheme is not `https`, or it is `http` and the host is not this machine.
        case schemeNotAllowed(AddressProblem)

        /// The address carries a user name or a password.
        case userInfoInURL

        /// A limit of the request is outside its range; the text says which and what the range is.
        case invalidRequest(String)

        /// No address is known for the host name.
        case cannotResolveHost

        /// No connection to the host came about; the platform's words.
        case cannotConnect(String)

        /// No encrypted connection came about: a certificate was not accepted, for instance; the platform's words.
        case tlsFailure(String)

        /// The total time was over.
        case deadlineExceeded(seconds: Int)

        /// Nothing arrived for so long.
        case idle(seconds: Int)

        /// The body is longer than the limit, counted after decompression.
        case tooManyBytes(limit: Int)

        /// The connection ended before the body did; the platform's words.
        case truncatedBody(String)

        /// The body could not be decompressed; the platform's words.
        case undecodableBody(String)

        /// The body is still compressed because the server did not say that it is.
        case gzipWithoutHeader

        /// The server closed the connection without an answer; the platform's words.
        case noAnswer(String)

        /// What the server sent is not HTTP, or breaks the platform's limits; the platform's words.
        case malformedAnswer(String)

        /// The status is none of 200, a redirect, or one with a case of its own.
        case unexpectedStatus(Int)

        /// The status is 429.
        case rateLimited(RetryAfter?)

        /// The status is 401, 403 or 407.
        case unauthorized(Int)

        /// A redirect was not followed; the raw `Location`, if there was one.
        case redirectRefused(location: String?, why: RedirectRefusal)

        /// The body of a 200 is a web page.
        case notJSON(contentType: String?, firstBytes: [UInt8])

        /// The body of a 200 is empty.
        case emptyBody

        /// The program that fetches did not start, for the reason of this number.
        case workerNotStarted(errorNumber: Int32)

        /// The program that fetches ended by itself, with this status, before it said anything: a library is missing,
        /// say.
        case workerNotLoaded(status: Int32)

        /// The platform's HTTP client stopped the process that it ran in; the signal, if that was it.
        case clientStopped(signal: Int32?)

        /// The answer has the secret of the request in it.
        case secretEchoed

        /// The platform cancelled the transfer, without being asked to.
        case interrupted

        /// Anything else; the platform's words.
        case other(String)
    }
}
