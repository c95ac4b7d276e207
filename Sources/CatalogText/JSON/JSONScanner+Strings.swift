// SPDX-License-Identifier: Apache-2.0

extension JSONScanner {
    /// The offset of the closing quote of the string that opens at `start`, after checking everything before it.
    ///
    /// Eight bytes at a time, up to the next one that needs attention.
    @inline(__always)
    func closingQuote(ofStringAt start: Int, hasEscapes: inout Bool) throws(JSONParseFailure) -> Int {
        var offset = start + 1
        while true {
            let stops = Self.stops(in: eightBytes(at: offset))
            guard stops != 0 else {
                // None of the eight bytes is 0, so the end of the text was not passed.
                offset += 8
                continue
            }
            offset += stops.trailingZeroBitCount >> 3
            guard byte(at: offset) != UInt8(ascii: "\"") else { return offset }
            offset = try endOfSpecial(at: offset, inStringAt: start, hasEscapes: &hasEscapes)
        }
    }

    /// Marks the bytes that end a run of plain ASCII: a quote, a backslash, a control character, a non-ASCII byte.
    ///
    /// Of each byte that needs attention, the highest bit is set in the result. A borrow can also mark bytes above
    /// such a byte, so only the lowest mark is exact, and that is the only one used.
    @inline(__always)
    private static func stops(in word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = (word ^ (ones &* UInt64(UInt8(ascii: "\"")))) &- ones
        let backslashes = (word ^ (ones &* UInt64(UInt8(ascii: "\\")))) &- ones
        let controls = word &- (ones &* 0x20)
        return (quotes | backslashes | controls | word) & (ones &* 0x80)
    }

    /// Moves over an escape or over non-ASCII characters; anything else cannot be in a string.
    @inline(never)
    private func endOfSpecial(at offset: Int, inStringAt start: Int, hasEscapes: inout Bool)
        throws(JSONParseFailure) -> Int
    {
        let found = byte(at: offset)
        if found == UInt8(ascii: "\\") {
            hasEscapes = true
            return try endOfEscape(at: offset, inStringAt: start)
        }
        if found >= 0x80 {
            var end = try endOfScalar(at: offset)
            while byte(at: end) >= 0x80 { end = try endOfScalar(at: end) }
            return end
        }
        if offset == count { throw JSONParseFailure(reason: .unterminatedString, offset: start) }
        throw JSONParseFailure(reason: .controlCharacter, offset: offset)
    }

    /// The offset after the escape, or pair of escapes, at the backslash at `offset`.
    private func endOfEscape(at offset: Int, inStringAt start: Int) throws(JSONParseFailure) -> Int {
        switch byte(at: offset + 1) {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return offset + 2
        case UInt8(ascii: "u"):
            let unit = try codeUnit(ofEscapeAt: offset, inStringAt: start)
            guard unit & 0xF800 == 0xD800 else { return offset + 6 }
            // RFC 8259, section 7: a character outside of the Basic Multilingual Plane is a high and a low surrogate.
            guard unit < 0xDC00, byte(at: offset + 6) == UInt8(ascii: "\\"), byte(at: offset + 7) == UInt8(ascii: "u"),
                try codeUnit(ofEscapeAt: offset + 6, inStringAt: start) & 0xFC00 == 0xDC00
            else {
                throw JSONParseFailure(reason: .unpairedSurrogate, offset: offset)
            }
            return offset + 12
        case 0 where offset + 1 == count:
            throw JSONParseFailure(reason: .unterminatedString, offset: start)
        default:
            // A raw non-ASCII character after the backslash may itself be broken.
            if byte(at: offset + 1) >= 0x80 { _ = try endOfScalar(at: offset + 1) }
            throw JSONParseFailure(reason: .invalidEscape, offset: offset)
        }
    }

    /// The UTF-16 code unit that the escape at `offset`, `\u` and four digits, stands for.
    private func codeUnit(ofEscapeAt offset: Int, inStringAt start: Int) throws(JSONParseFailure) -> UInt32 {
        var unit: UInt32 = 0
        for digitOffset in (offset + 2)..<(offset + 6) {
            let digit = byte(at: digitOffset)
            guard let value = JSONStringDecoder.hexadecimalValue(of: digit) else {
                if digitOffset == count { throw JSONParseFailure(reason: .unterminatedString, offset: start) }
                throw JSONParseFailure(reason: .invalidUnicodeEscape, offset: offset)
            }
            unit = unit << 4 | value
        }
        return unit
    }

    /// The offset after the non-ASCII character at `offset`, which must be well-formed (RFC 3629, section 4).
    ///
    /// Bytes after the end of the text are 0, which is no continuation byte.
    func endOfScalar(at offset: Int) throws(JSONParseFailure) -> Int {
        let bytes = fourBytes(at: offset)
        let lead = bytes & 0xFF
        if bytes & 0xC0E0 == 0x80C0, lead >= 0xC2 {
            return offset + 2
        }
        if bytes & 0xC0C0F0 == 0x8080E0 {
            // The four bits below the lead and the next byte's highest: 0 is overlong, 0xD with bit 5 a surrogate.
            let high = bytes & 0x200F
            if high != 0, high != 0x200D { return offset + 3 }
        }
        if bytes & 0xC0C0_C0F8 == 0x8080_80F0 {
            let second = bytes >> 8 & 0xFF
            if lead < 0xF4, lead > 0xF0 || second >= 0x90 { return offset + 4 }
            if lead == 0xF4, second < 0x90 { return offset + 4 }
        }
        throw JSONParseFailure(reason: .invalidUTF8, offset: offset)
    }

    /// The fingerprint of the decoded bytes of the key between two offsets.
    @inline(__always)
    func fingerprint(from start: Int, to end: Int, hasEscapes: Bool) -> UInt32 {
        guard !hasEscapes else { return fingerprintOfEscaped(from: start, to: end) }
        let length = end - start
        let head = eightBytes(at: start)
        guard length < 8 else {
            return JSONKeyFingerprint.make(head: head, tail: eightBytes(at: end - 8), count: length)
        }
        let only = head & ((1 as UInt64) << UInt64(truncatingIfNeeded: length * 8) &- 1)
        return JSONKeyFingerprint.make(head: only, tail: only, count: length)
    }

    /// The fingerprint of a key that has escapes.
    @inline(never)
    private func fingerprintOfEscaped(from start: Int, to end: Int) -> UInt32 {
        let raw = UnsafeRawBufferPointer(start: base + start, count: end - start)
        return JSONStringDecoder.decode(raw).withUnsafeBytes { JSONKeyFingerprint.make($0) }
    }
}
