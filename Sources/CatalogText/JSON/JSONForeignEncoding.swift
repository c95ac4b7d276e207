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

    /// Recognizes an encoding by its byte order mark, or by the zero bytes around the first characters.
    ///
    /// A JSON text starts with an ASCII character, so the pattern of zero bytes is decisive (as in RFC 4627,
    /// section 3). A zero byte that fits no pattern is left to the reader to refuse: it may be a stray one.
    init?(startOf bytes: some RandomAccessCollection<UInt8>) {
        let head = Array(bytes.prefix(4))
        let zeros = head.map { $0 == 0 }
        // UTF-16 has an even number of bytes, and no character that can start a JSON text is followed by U+0000.
        let mayBeUTF16 = bytes.count.isMultiple(of: 2) && zeros.suffix(2) != [true, true]
        if head == [0xFF, 0xFE, 0, 0] || zeros == [false, true, true, true] {
            self = .utf32LittleEndian
        } else if head == [0, 0, 0xFE, 0xFF] || zeros == [true, true, true, false] {
            self = .utf32BigEndian
        } else if head.starts(with: [0xFF, 0xFE]) || mayBeUTF16 && zeros.starts(with: [false, true]) {
            self = .utf16LittleEndian
        } else if head.starts(with: [0xFE, 0xFF]) || mayBeUTF16 && zeros.starts(with: [true, false]) {
            self = .utf16BigEndian
        } else {
            return nil
        }
    }
}
