// SPDX-License-Identifier: Apache-2.0

/// A complete answer with status 200 whose body is neither empty nor a web page.
///
/// The texts of the headers come from the server and are hostile: they need the escaper of whatever they are shown in.
package struct FetchedAnswer: Sendable, Equatable {
    /// The body after decompression, byte for byte; whether it is a catalog is judged elsewhere.
    package let body: [UInt8]

    /// The address as it was asked for.
    package let requestedURL: String

    /// The address that answered, after redirects on the same host.
    package let finalURL: String

    /// The HTTP status; always 200, recorded because provenance says what was seen.
    package let statusCode: Int

    /// The value of `Content-Type`, if the server sent one.
    package let contentType: String?

    /// The value of `ETag`, byte for byte, if the server sent one.
    package let eTag: String?

    /// The value of `Last-Modified`, if the server sent one.
    package let lastModified: String?

    /// Creates an answer.
    package init(
        body: [UInt8],
        requestedURL: String,
        finalURL: String,
        statusCode: Int,
        contentType: String?,
        eTag: String?,
        lastModified: String?
    ) {
        self.body = body
        self.requestedURL = requestedURL
        self.finalURL = finalURL
        self.statusCode = statusCode
        self.contentType = contentType
        self.eTag = eTag
        self.lastModified = lastModified
    }
}
