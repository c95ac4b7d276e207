// SPDX-License-Identifier: Apache-2.0

import CatalogFetch

/// Judges a complete answer that is no redirect.
struct AnswerJudge {
    /// The status and headers.
    let head: AnswerHead

    /// The body of a 200; empty for other statuses.
    let body: [UInt8]

    /// The address that answered.
    let url: String

    /// The magic number at the beginning of gzip data (RFC 1952 section 2.3.1).
    private static let gzipMagic: [UInt8] = [0x1F, 0x8B]

    /// The bytes of a web page that an error shows.
    private static let shownBytes = 60

    /// The answer, if it is one that may be a catalog.
    ///
    /// Only the beginning of the body is looked at: whether it is JSON, and a catalog, is judged elsewhere. A content type
    /// alone refuses nothing, since servers of raw files send `text/plain`.
    ///
    /// - Throws: The ``FetchError`` for a status other than 200, an empty body, a web page, or gzip data.
    func answer(to request: FetchRequest) throws(FetchError) -> FetchedAnswer {
        if let reason {
            throw FetchError(reason: reason, url: url, retryAfter: retryAfter)
        }
        return FetchedAnswer(
            body: body,
            requestedURL: request.url,
            finalURL: url,
            statusCode: head.statusCode,
            contentType: head.contentType,
            eTag: head.eTag,
            lastModified: head.lastModified
        )
    }

    private var reason: FetchError.Reason? {
        switch head.statusCode {
        case 200: reasonInBody
        case 401, 403, 407: .unauthorized(head.statusCode)
        case 429: .rateLimited(retryAfter)
        default: .unexpectedStatus(head.statusCode)
        }
    }

    private var retryAfter: RetryAfter? {
        head.retryAfter.flatMap { RetryAfter(headerValue: $0, serverDate: head.date) }
    }

    private var reasonInBody: FetchError.Reason? {
        guard !body.isEmpty else { return .emptyBody }
        guard !body.starts(with: Self.gzipMagic) else { return .gzipWithoutHeader }
        let page = body.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard page.first != UInt8(ascii: "<") else {
            return .notJSON(contentType: head.contentType, firstBytes: Array(page.prefix(Self.shownBytes)))
        }
        return nil
    }
}
