// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import Foundation

/// Judges a complete answer that is no redirect.
struct AnswerJudge {
    /// The status and headers.
    let head: AnswerHead

    /// The body of a 200; empty for other statuses.
    let body: [UInt8]

    /// The address that answered.
    let url: String

    /// Whether the server was asked for an answer only if there is another one than before.
    let wasConditional: Bool

    /// The magic number at the beginning of gzip data (RFC 1952 section 2.3.1).
    private static let gzipMagic: [UInt8] = [0x1F, 0x8B]

    /// What some programs write before UTF-8.
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The bytes of a web page that an error shows.
    private static let shownBytes = 60

    /// The answer, where ``reason`` is nil.
    func outcome(of request: FetchRequest) -> FetchOutcome {
        guard head.statusCode == 200 else { return .notModified }
        return .answered(
            FetchedAnswer(
                body: body,
                requestedURL: request.url,
                finalURL: url,
                statusCode: head.statusCode,
                contentType: head.contentType,
                eTag: head.eTag,
                lastModified: head.lastModified
            )
        )
    }

    /// Why the answer is none: a status other than 200, an empty body, a web page, or gzip data; nil for one that may
    /// be a catalog.
    ///
    /// Only the beginning of the body is looked at: whether it is JSON, and a catalog, is judged elsewhere. A content
    /// type alone refuses nothing, since servers of raw files send `text/plain`.
    var reason: FetchError.Reason? {
        switch head.statusCode {
        case 200: reasonInBody
        case 304 where wasConditional: nil
        case 401, 403, 407: .unauthorized(head.statusCode)
        case 429: .rateLimited(retryAfter)
        default: .unexpectedStatus(head.statusCode)
        }
    }

    /// When the server wants to be asked again; nil if it does not say.
    var retryAfter: RetryAfter? {
        head.retryAfter.flatMap {
            RetryAfter(headerValue: $0, serverDate: head.date, ownEpochSeconds: Int(Date().timeIntervalSince1970))
        }
    }

    private var reasonInBody: FetchError.Reason? {
        guard !body.isEmpty else { return .emptyBody }
        guard !body.starts(with: Self.gzipMagic) else { return .gzipWithoutHeader }
        let text = body.starts(with: Self.byteOrderMark) ? body.dropFirst(Self.byteOrderMark.count) : body[...]
        let page = text.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard page.first != UInt8(ascii: "<") else {
            return .notJSON(contentType: head.contentType, firstBytes: Array(page.prefix(Self.shownBytes)))
        }
        return nil
    }
}
