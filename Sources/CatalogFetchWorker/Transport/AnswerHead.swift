// SPDX-License-Identifier: Apache-2.0

import CatalogFetch

/// The part of a response before its body: the status and the headers that the fetcher looks at.
struct AnswerHead: Sendable, Equatable {
    /// The HTTP status, 100...999.
    let statusCode: Int

    /// The value of `Content-Type`.
    var contentType: String?

    /// The value of `ETag`.
    var eTag: String?

    /// The value of `Last-Modified`.
    var lastModified: String?

    /// The value of `Location`.
    var location: String?

    /// The value of `Retry-After`.
    var retryAfter: String?

    /// The value of `Date`.
    var date: String?

    /// The values of the headers that calls hand over, by the names of ``HTTPReply/headerNames``.
    var replyHeaders: [String: String] = [:]

    /// Whether the answer itself is still to come (RFC 9110 section 15.2).
    var isInformational: Bool { (100...199).contains(statusCode) && statusCode != 101 }

    /// The values of the headers.
    var texts: [String] {
        [contentType, eTag, lastModified, location, retryAfter, date].compactMap(\.self) + replyHeaders.values
    }
}
