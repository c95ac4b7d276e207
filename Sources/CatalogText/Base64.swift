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

    /// The bytes of a text, which may lack its padding; nil if it is none.
    ///
    /// - Complexity: O(number of bytes).
    package static func decode(_ text: [UInt8]) -> [UInt8]? {
        let digits = text.prefix { $0 != UInt8(ascii: "=") }
        guard text.count - digits.count <= 2, text[digits.count...].allSatisfy({ $0 == UInt8(ascii: "=") }),
            digits.count % 4 != 1
        else { return nil }
        var bytes: [UInt8] = []
        var (bits, bitCount) = (0, 0)
        for digit in digits {
            guard let value = alphabet.firstIndex(of: digit) else { return nil }
            bits = (bits << 6 | value) & 0xFFFF
            bitCount += 6
            if bitCount >= 8 {
                bitCount -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> bitCount))
            }
        }
        return bytes
    }
}
