// SPDX-License-Identifier: Apache-2.0

/// A Unicode encoding form other than UTF-8, recognized by the first bytes of a text.
package enum JSONForeignEncoding: String, Hashable, Sendable, CaseIterable {
    /// UTF-16 with the high byte first.
    case utf16BigEndian = "UTF-16 (big-endian)"
    /// UTF-16 with the low byte first.
    case utf16LittleEndian = "UTF-16 (little-endian)"
    /// UTF-32 with the high byte first.
    case utf32BigEndian = "UTF-32 (big-endian)"
    /// UTF-32 with the low byte first.
    case utf32LittleEndian = "UTF-32 (little-endian)"

    /// Recognizes an encoding by its byte order mark, or by the zero bytes around the first character.
    ///
    /// A JSON text starts with an ASCII character, so the pattern of zero bytes is decisive (as in RFC 4627,
    /// section 3). One zero byte alone, or zero bytes that fit no pattern, are left to the reader to refuse.
    init?(firstBytesOf bytes: some Collection<UInt8>) {
        let head = Array(bytes.prefix(4))
        let isZero = head.map { $0 == 0 }
        if head.starts(with: [0xFF, 0xFE, 0, 0]) || isZero == [false, true, true, true] {
            self = .utf32LittleEndian
        } else if head == [0, 0, 0xFE, 0xFF] || isZero == [true, true, true, false] {
            self = .utf32BigEndian
        } else if head.starts(with: [0xFF, 0xFE]) || isZero.starts(with: [false, true]) {
            self = .utf16LittleEndian
        } else if head.starts(with: [0xFE, 0xFF]) || isZero.starts(with: [true, false]) {
            self = .utf16BigEndian
        } else {
            return nil
        }
    }
}
