// SPDX-License-Identifier: Apache-2.0

/// Walks the bytes of a decimal number.
struct DecimalScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position == bytes.count }

    /// Steps over a byte when it is next.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// One or more ASCII digits.
    mutating func digits() throws(ExactDecimal.Problem) -> [UInt8] {
        let start = position
        while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
            position += 1
        }
        guard position > start else { throw .notANumber }
        return Array(bytes[start..<position])
    }

    /// A signed exponent, held within ±`bound`.
    mutating func exponent(boundedBy bound: Int) throws(ExactDecimal.Problem) -> Int {
        let isNegative = skip(UInt8(ascii: "-"))
        if !isNegative { _ = skip(UInt8(ascii: "+")) }
        var value = 0
        for digit in try digits() where value < bound {
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
        }
        value = min(value, bound)
        return isNegative ? -value : value
    }
}
