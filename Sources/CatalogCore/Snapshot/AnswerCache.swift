// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What a server said of the last answer that was taken, so that it can be asked for another one only.
///
/// It is kept by the address that was asked, by the version of the tool that judged the answer, and by our own hashes
/// of what was made of it: a server that says "not modified" of anything else is not believed.
package struct AnswerCache: Hashable, Sendable {
    /// The word that tells the file from other JSON files.
    private static let kind = "catalog-cache"

    /// The version of the tool.
    package let toolVersion: String
    /// The address that was asked.
    package let requestedURL: String
    /// The address that answered, after redirects.
    package let url: String
    package let eTag: String?
    package let lastModified: String?
    /// The size of the body after decompression.
    package let byteCount: Int
    /// The SHA-256 of the body, as 64 lower-case hexadecimal digits.
    package let sha256: String
    /// The hash of the facts that the answer gave; nil where nobody took facts out of it.
    package let factsSHA256: String?

    package init(
        toolVersion: String,
        requestedURL: String,
        url: String,
        eTag: String?,
        lastModified: String?,
        body: [UInt8],
        factsSHA256: String?
    ) {
        self.toolVersion = toolVersion
        self.requestedURL = requestedURL
        self.url = url
        self.eTag = eTag
        self.lastModified = lastModified
        self.byteCount = body.count
        self.sha256 = SHA256.hexDigest(of: body)
        self.factsSHA256 = factsSHA256
    }

    /// Reads the file.
    ///
    /// - Throws: ``CommittedFileProblem`` when it is not one of ours, which may be a file that somebody needs.
    package init(bytes: [UInt8], path: String) throws(CommittedFileProblem) {
        let file = try CommittedFormat.answerCache.open(bytes, path: path)
        let kind = try file.string("kind")
        guard kind.hasSameBytes(as: Self.kind) else {
            throw file.problem("\"kind\" must be \(Self.kind), found \(QuotedText.quote(kind))", at: "kind")
        }
        try file.allowOnly([
            "schema", "kind", "toolVersion", "requestedURL", "url", "eTag", "lastModified", "byteCount", "sha256",
            "factsSHA256",
        ])
        self.toolVersion = try file.string("toolVersion")
        self.requestedURL = try file.string("requestedURL")
        self.url = try file.string("url")
        self.eTag = try file.optionalString("eTag")
        self.lastModified = try file.optionalString("lastModified")
        self.byteCount = try file.wholeNumber("byteCount")
        self.sha256 = try file.string("sha256")
        self.factsSHA256 = try file.optionalString("factsSHA256")
    }

    /// Whether what the file says is about this address, as this version of the tool judges answers.
    package func isAbout(_ url: String, toolVersion: String) -> Bool {
        requestedURL.hasSameBytes(as: url) && self.toolVersion.hasSameBytes(as: toolVersion)
    }

    /// The bytes of the file, in which nothing of the server is hidden or controls a terminal.
    package var bytes: [UInt8] {
        let texts = [
            ("kind", Self.kind), ("toolVersion", toolVersion), ("requestedURL", requestedURL), ("url", url),
            ("eTag", eTag), ("lastModified", lastModified), ("sha256", sha256), ("factsSHA256", factsSHA256),
        ]
        let members =
            [JSONValue.Member(key: "schema", value: .integer(Int64(CommittedFormat.schema)))]
            + texts.compactMap { name, text in text.map { JSONValue.Member(key: name, value: .string($0)) } }
            + [JSONValue.Member(key: "byteCount", value: .integer(Int64(byteCount)))]
        return JSONWriter.visibleBytes(.object(members))
    }
}
