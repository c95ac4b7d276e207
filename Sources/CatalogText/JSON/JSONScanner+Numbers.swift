// SPDX-License-Identifier: Apache-2.0

extension JSONScanner {
    /// The offset after the number at `offset`, which is that of a minus or a digit (RFC 8259, section 6).
    @inline(__always)
    func endOfNumber(at start: Int) throws(JSONParseFailure) -> Int {
        var offset = start
        if byte(at: offset) == UInt8(ascii: "-") { offset += 1 }
        let firstDigit = offset
        offset = endOfDigits(at: offset)
        guard offset > firstDigit else { throw failureAtMissingInteger(at: offset, from: start) }
        if byte(at: firstDigit) == UInt8(ascii: "0"), offset > firstDigit + 1 {
            throw JSONParseFailure(reason: .leadingZero, offset: firstDigit)
        }
        if byte(at: offset) == UInt8(ascii: ".") {
            let firstFractionDigit = offset + 1
            offset = endOfDigits(at: firstFractionDigit)
            guard offset > firstFractionDigit else {
                throw JSONParseFailure(reason: .missingFractionDigits, offset: offset)
            }
        }
        if byte(at: offset) | 0x20 == UInt8(ascii: "e") {
            offset = try endOfExponent(at: offset)
        }
        guard !Self.isWordByte(byte(at: offset)) else {
            throw JSONParseFailure(reason: .numberFollowedByText, offset: offset)
        }
        return offset
    }

    /// The offset after the exponent whose letter is at `offset`.
    private func endOfExponent(at offset: Int) throws(JSONParseFailure) -> Int {
        var firstDigit = offset + 1
        if byte(at: firstDigit) == UInt8(ascii: "+") || byte(at: firstDigit) == UInt8(ascii: "-") { firstDigit += 1 }
        let end = endOfDigits(at: firstDigit)
        guard end > firstDigit else { throw JSONParseFailure(reason: .missingExponentDigits, offset: end) }
        return end
    }

    /// The offset after the digits, if any, at `offset`.
    @inline(__always)
    private func endOfDigits(at offset: Int) -> Int {
        var end = offset
        while byte(at: end) &- UInt8(ascii: "0") < 10 { end += 1 }
        return end
    }

    /// Whether a byte continues a number or a word, so that the token before it is not what it seemed to be.
    @inline(__always)
    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"),
            UInt8(ascii: "-"):
            true
        default:
            false
        }
    }

    /// The failure where an integer part must have a digit and has none; `offset` is after the sign at `start`.
    private func failureAtMissingInteger(at offset: Int, from start: Int) -> JSONParseFailure {
        isNonFinite(wordAt: offset)
            ? JSONParseFailure(reason: .nonFiniteNumber, offset: start)
            : JSONParseFailure(reason: .missingIntegerDigits, offset: offset)
    }

    /// Whether `NaN` or a form of infinity stands at `offset`, as JavaScript, Python and others write them.
    func isNonFinite(wordAt offset: Int) -> Bool {
        var end = offset
        // The longest of the words has eight letters; a longer one is none of them.
        while end - offset < 9, Self.isWordByte(byte(at: end)) { end += 1 }
        let word = UnsafeRawBufferPointer(start: base + offset, count: end - offset)
        let spellings: [StaticString] = ["NaN", "nan", "NAN", "Infinity", "infinity", "Inf", "inf", "INF"]
        return spellings.contains { spelling in
            word.elementsEqual(UnsafeBufferPointer(start: spelling.utf8Start, count: spelling.utf8CodeUnitCount))
        }
    }
}
