// SPDX-License-Identifier: Apache-2.0

/// Writes text into a URI (RFC 3986), by its UTF-8 bytes.
package enum URIText {
    /// The path with everything but unreserved characters and slashes as percent escapes.
    ///
    /// A colon is escaped too, so that the first part of a relative path is never taken for a scheme.
    ///
    /// - Complexity: O(length of the path).
    package static func path(_ path: String) -> String { escape(path, keeping: "/") }

    /// One part of a path, or a name or a value of a query, with everything but unreserved characters as percent
    /// escapes.
    ///
    /// - Complexity: O(length of the text).
    package static func component(_ text: String) -> String { escape(text, keeping: "") }

    /// An address that may already have escapes, with only what no URI may contain as percent escapes.
    ///
    /// - Complexity: O(length of the address).
    package static func address(_ address: String) -> String { escape(address, keeping: "/:?#[]@!$&'()*+,;=%") }

    private static func escape(_ text: String, keeping kept: StaticString) -> String {
        let kept = kept.withUTF8Buffer { Array($0) } + Array("-._~".utf8)
        var escaped: [UInt8] = []
        for byte in text.utf8 {
            if byte.isASCIILetterOrDigit || kept.contains(byte) {
                escaped.append(byte)
            } else {
                escaped += Array((byte < 0x10 ? "%0" : "%").utf8) + Array(String(byte, radix: 16, uppercase: true).utf8)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
