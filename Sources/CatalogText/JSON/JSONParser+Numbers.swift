// SPDX-License-Identifier: Apache-2.0

extension JSONParser {
    /// Reads a number by the grammar of RFC 8259, section 6, and records it; the position is at a minus or a digit.
    @inline(__always)
    mutating func readNumber() throws(JSONParseFailure) {
        let start = position
        var offset = start
        if byte(at: offset) == UInt8(ascii: "-") { offset += 1 }
        let firstDigit = offset
        offset = endOfDigits(at: offset)
        guard offset > firstDigit else { throw failureAtMissingInteger(at: offset) }
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
        guard !isWordByte(byte(at: offset)) else {
            throw JSONParseFailure(reason: .numberFollowedByText, offset: offset)
        }
        guard offset - start <= limits.maximumNumberLength else {
            throw JSONParseFailure(reason: .limitExceeded(.maximumNumberLength), offset: start)
        }
        try append(.number, from: start, to: offset)
        position = offset
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
    func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"),
            UInt8(ascii: "-"):
            true
        default:
            false
        }
    }
}
