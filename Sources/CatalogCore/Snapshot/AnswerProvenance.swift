// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Where a stored answer is from: `FILE.provenance.json` beside it.
///
/// A stored answer with its provenance is treated like the live answer that it was.
package struct AnswerProvenance: Hashable, Sendable {
    package let kind: SnapshotSource.Kind
    /// The address that answered, after redirects.
    package let url: String
    /// The date of the answer, UTC.
    package let fetchedOn: CalendarDate
    /// The moment of the answer, UTC, as `2026-10-15T08:30:00Z`; nil where nobody noted it.
    package let fetchedAt: String?
    /// The HTTP status.
    package let statusCode: Int
    package let contentType: String?
    package let eTag: String?
    package let lastModified: String?
    /// The size of the body after decompression.
    package let byteCount: Int
    /// The SHA-256 of the body, as 64 lower-case hexadecimal digits.
    package let sha256: String

    package init(
        url: String,
        fetchedOn: CalendarDate,
        fetchedAt: String,
        statusCode: Int,
        contentType: String?,
        eTag: String?,
        lastModified: String?,
        body: [UInt8]
    ) {
        self.kind = .recorded
        self.url = url
        self.fetchedOn = fetchedOn
        self.fetchedAt = fetchedAt
        self.statusCode = statusCode
        self.contentType = contentType
        self.eTag = eTag
        self.lastModified = lastModified
        self.byteCount = body.count
        self.sha256 = SHA256.hexDigest(of: body)
    }

    /// The path of the provenance of an answer.
    package static func path(forAnswer path: String) -> String { path + ".provenance.json" }

    /// Reads the file and proves that it is about this answer.
    ///
    /// - Throws: ``CommittedFileProblem`` when the file does not fit, or states another size or hash.
    package init(bytes: [UInt8], path: String, answer: [UInt8]) throws(CommittedFileProblem) {
        let file = try CommittedFormat.provenance.open(bytes, path: path)
        try file.allowOnly([
            "schema", "kind", "url", "fetchedOn", "fetchedAt", "status", "contentType", "eTag", "lastModified",
            "byteCount",
            "sha256",
        ])
        let text = try file.string("kind")
        guard let kind = SnapshotSource.Kind(rawValue: text) else {
            throw file.problem("\"kind\" must be recorded or transcribed, found \(QuotedText.quote(text))", at: "kind")
        }
        self.kind = kind
        let url = try file.string("url")
        guard ShownURL.isAcceptable(url, schemes: ["https", "http"]) else {
            throw file.problem("\"url\" must be an http or https URL, found \(QuotedText.quote(url))", at: "url")
        }
        self.url = url
        self.fetchedOn = try Snapshot.date(file.string("fetchedOn"), member: "fetchedOn", in: file)
        self.fetchedAt = try file.optionalString("fetchedAt")
        if let fetchedAt, !Self.isMoment(fetchedAt) {
            throw file.problem("\"fetchedAt\" must be like 2026-10-15T08:30:00Z", at: "fetchedAt")
        }
        self.statusCode = try file.wholeNumber("status", upTo: 999)
        self.contentType = try file.optionalString("contentType")
        self.eTag = try file.optionalString("eTag")
        self.lastModified = try file.optionalString("lastModified")
        self.byteCount = try file.wholeNumber("byteCount")
        self.sha256 = try file.string("sha256")
        guard byteCount == answer.count, sha256 == SHA256.hexDigest(of: answer) else {
            throw file.problem("this is the provenance of another answer: size or SHA-256 differ", at: "sha256")
        }
    }

    /// Whether a text is a moment in UTC, to the second (RFC 3339).
    private static func isMoment(_ text: String) -> Bool {
        let form = "0000-00-00T00:00:00Z".utf8
        return text.utf8.count == form.count
            && zip(text.utf8, form).allSatisfy { $1 == UInt8(ascii: "0") ? $0.isASCIIDigit : $0 == $1 }
    }

    /// The canonical bytes of the file, in which nothing of the server is hidden or controls a terminal.
    package var canonicalBytes: [UInt8] {
        let headers = [("contentType", contentType), ("eTag", eTag), ("lastModified", lastModified)]
        let members: [JSONValue.Member] =
            [
                .init(key: "schema", value: .integer(Int64(CommittedFormat.schema))),
                .init(key: "kind", value: .string(kind.rawValue)),
                .init(key: "url", value: .string(url)),
                .init(key: "fetchedOn", value: .string(fetchedOn.description)),
            ] + (fetchedAt.map { [.init(key: "fetchedAt", value: .string($0))] } ?? [])
            + [
                .init(key: "status", value: .integer(Int64(statusCode)))
            ] + headers.compactMap { name, text in text.map { .init(key: name, value: .string($0)) } } + [
                .init(key: "byteCount", value: .integer(Int64(byteCount))),
                .init(key: "sha256", value: .string(sha256)),
            ]
        return JSONWriter.visibleBytes(.object(members))
    }
}
