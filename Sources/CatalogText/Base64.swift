// SPDX-License-Identifier: Apache-2.0

/// The base 64 encoding of RFC 4648, section 4, with padding.
package enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Bytes as text.
    ///
    /// - Complexity: O(number of bytes).
    package static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = (0..<3).reduce(0) { bits, index in
                bits << 8 | (index < group.count ? Int(group[start + index]) : 0)
            }
            for index in 0..<4 {
                let isPadding = index > group.count
                text.append(isPadding ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * index) & 0x3F])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
