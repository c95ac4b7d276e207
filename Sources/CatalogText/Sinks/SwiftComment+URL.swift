// SPDX-License-Identifier: Apache-2.0

extension SwiftComment {
    /// A URL for a place in a comment between angle brackets or backquotes, where a reader can follow it.
    ///
    /// Whatever could end either, or the comment, is percent-encoded; other text than a URL comes out as unreadable as
    /// harmless. Not cut: a URL is right as a whole only.
    ///
    /// - Complexity: O(length of the URL).
    package static func encodeURL(_ url: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in url.utf8 {
            if byte.isASCIILetterOrDigit || "-._~:/?#@!$&'()+,;=%".utf8.contains(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
