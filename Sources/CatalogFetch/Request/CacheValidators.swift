// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What a server said of an earlier answer, for it to tell whether there is another one now (RFC 9110 section 8.8).
package struct CacheValidators: Sendable, Equatable {
    /// The longest entity tag that is sent back, in bytes.
    private static let maximumByteCount = 1024

    /// The address that gave the answer; no other is asked with them.
    package let url: String

    /// The entity tag, byte for byte, with its quotes and its `W/`.
    package let eTag: String?

    /// When the answer was last changed, as the server wrote it.
    package let lastModified: String?

    /// Takes what can be sent back; nil if there is nothing.
    ///
    /// - Parameters:
    ///   - url: The address that gave the answer.
    ///   - eTag: The value of `ETag`; one that is none is passed over.
    ///   - lastModified: The value of `Last-Modified`; one that is no date is passed over.
    package init?(url: String, eTag: String?, lastModified: String?) {
        self.url = url
        self.eTag = eTag.flatMap { Self.isEntityTag($0) ? $0 : nil }
        self.lastModified = lastModified.flatMap { HTTPDate.epochSeconds($0) == nil ? nil : $0 }
        if self.eTag == nil, self.lastModified == nil { return nil }
    }

    /// The headers that ask for another answer only.
    package var headers: [(name: String, value: String)] {
        [("If-None-Match", eTag), ("If-Modified-Since", lastModified)].compactMap { name, value in
            value.map { (name, $0) }
        }
    }

    /// Whether a text has the form of RFC 9110 section 8.8.3, in ASCII.
    private static func isEntityTag(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let quoted = bytes.starts(with: "W/".utf8) ? bytes.dropFirst(2) : bytes[...]
        let quote = UInt8(ascii: "\"")
        guard bytes.count <= maximumByteCount, quoted.count >= 2, quoted.first == quote, quoted.last == quote else {
            return false
        }
        return quoted.dropFirst().dropLast().allSatisfy { 0x21...0x7E ~= $0 && $0 != quote }
    }
}
