// SPDX-License-Identifier: Apache-2.0

/// Decodes the escapes of strings that the parser has checked (RFC 8259, section 7).
enum JSONStringDecoder {
    /// The UTF-8 bytes of a string, given the bytes between its quotes.
    ///
    /// The parser has accepted the bytes, so every escape is complete and every surrogate has its partner.
    static func decode(_ raw: some Collection<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(raw.count)
        var highSurrogate: UInt32 = 0
        var rest = raw.makeIterator()
        while let byte = rest.next() {
            guard byte == UInt8(ascii: "\\"), let escape = rest.next() else {
                decoded.append(byte)
                continue
            }
            guard escape == UInt8(ascii: "u") else {
                decoded.append(byteOfShortEscape(escape))
                continue
            }
            var unit: UInt32 = 0
            for _ in 0..<4 {
                unit = unit << 4 | (rest.next().flatMap(hexadecimalValue) ?? 0)
            }
            if unit & 0xFC00 == 0xD800 {
                highSurrogate = unit
            } else if unit & 0xFC00 == 0xDC00 {
                append(0x1_0000 + ((highSurrogate & 0x3FF) << 10) + (unit & 0x3FF), to: &decoded)
            } else {
                append(unit, to: &decoded)
            }
        }
        return decoded
    }

    /// The value of a hexadecimal digit, or nil.
    @inline(__always)
    static func hexadecimalValue(of digit: UInt8) -> UInt32? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    /// The character that a letter after a backslash stands for; quote, backslash and slash stand for themselves.
    private static func byteOfShortEscape(_ escape: UInt8) -> UInt8 {
        switch escape {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: escape
        }
    }

    /// Appends the UTF-8 form of a code point.
    private static func append(_ codePoint: UInt32, to bytes: inout [UInt8]) {
        guard let scalar = Unicode.Scalar(codePoint) else { return }
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
}
