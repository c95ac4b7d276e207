// SPDX-License-Identifier: Apache-2.0

/// What a call asks a server to do (RFC 9110 section 9, RFC 5789).
package enum HTTPMethod: String, Sendable, Equatable, CaseIterable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"

    /// Whether doing it twice comes to the same as doing it once, for the calls that forges have.
    package var isRepeatable: Bool { self != .post }
}
