// SPDX-License-Identifier: Apache-2.0

extension USDollars: LosslessStringConvertible {
    /// The exact amount in dollars as decimal text, such as `0.06`, `-0.5` or `3`.
    ///
    /// There is no exponent, no grouping, no currency sign and no zero at the end of the fraction. The text is the same
    /// in every locale, and ``init(_:)`` reads it back.
    public var description: String {
        let (dollars, picodollarRest) = picodollars.magnitude.quotientAndRemainder(
            dividingBy: Self.picodollarsPerDollar
        )
        var digits: [UInt8] = Self.decimalDigits(of: picodollarRest, count: Self.fractionDigits)
        while digits.last == UInt8(ascii: "0") {
            digits.removeLast()
        }
        let sign = picodollars < 0 ? "-" : ""
        let fraction = digits.isEmpty ? "" : "." + String(decoding: digits, as: UTF8.self)
        return sign + String(dollars) + fraction
    }

    /// Reads an amount in dollars from decimal text, such as `0.06`, `-0.5` or `3.10`.
    ///
    /// Accepted is exactly: an optional minus sign, one or more ASCII digits, and optionally a full stop followed by
    /// one to twelve ASCII digits. There is no plus sign, exponent, grouping or white space, and nothing is rounded.
    /// The result is `nil` when the text is anything else, or when the amount is out of range.
    ///
    /// Complexity: O(n), where n is the length of the text in bytes.
    ///
    /// - Parameter text: The amount in dollars.
    public init?(_ text: String) {
        var bytes = Substring(text).utf8
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative {
            bytes.removeFirst()
        }
        let parts = bytes.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, !whole.isEmpty else { return nil }

        var magnitude: UInt64 = 0
        for byte in whole {
            guard Self.append(byte, to: &magnitude) else { return nil }
        }
        var missingDigits = Self.fractionDigits
        if parts.count == 2 {
            guard !parts[1].isEmpty else { return nil }
            for byte in parts[1] {
                guard missingDigits > 0, Self.append(byte, to: &magnitude) else { return nil }
                missingDigits -= 1
            }
        }
        for _ in 0..<missingDigits {
            guard Self.append(UInt8(ascii: "0"), to: &magnitude) else { return nil }
        }
        guard let picodollars = Self.signed(magnitude, isNegative: isNegative) else { return nil }
        self.init(picodollars: picodollars)
    }

    /// The amount in dollars as decimal text with a fixed number of fractional digits, such as `0.06` or `1.50`.
    ///
    /// For display: the amount is rounded to the nearest, and a tie is rounded away from zero, as on an invoice. An
    /// amount that is rounded to zero has no sign. Use ``description`` where the exact amount matters.
    ///
    /// - Parameter fractionDigits: How many digits follow the full stop; less than 0 counts as 0, more than 12 as 12.
    ///   With 0 there is no full stop.
    /// - Returns: The rounded amount.
    public func description(fractionDigits: Int) -> String {
        let digitCount = min(max(fractionDigits, 0), Self.fractionDigits)
        var unit: UInt64 = 1
        for _ in digitCount..<Self.fractionDigits {
            unit *= 10
        }
        // Neither sum nor product can overflow: the magnitude is at most 2^63 and the unit at most 10^12.
        let rounded = (picodollars.magnitude + unit / 2) / unit * unit
        let (dollars, picodollarRest) = rounded.quotientAndRemainder(dividingBy: Self.picodollarsPerDollar)
        let digits = Self.decimalDigits(of: picodollarRest, count: Self.fractionDigits).prefix(digitCount)
        let sign = picodollars < 0 && rounded > 0 ? "-" : ""
        let fraction = digits.isEmpty ? "" : "." + String(decoding: digits, as: UTF8.self)
        return sign + String(dollars) + fraction
    }

    private static var picodollarsPerDollar: UInt64 { 1_000_000_000_000 }

    /// The last `count` decimal digits of `value` in ASCII, most significant first, filled up with zeros.
    private static func decimalDigits(of value: UInt64, count: Int) -> [UInt8] {
        var rest = value
        var reversed: [UInt8] = []
        for _ in 0..<count {
            reversed.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        }
        return reversed.reversed()
    }

    /// Appends one decimal digit to `value`; `false` when `byte` is no digit or the value would overflow.
    private static func append(_ byte: UInt8, to value: inout UInt64) -> Bool {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return false }
        let (shifted, shiftOverflow) = value.multipliedReportingOverflow(by: 10)
        let (sum, sumOverflow) = shifted.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
        value = sum
        return !shiftOverflow && !sumOverflow
    }

    /// The number with this magnitude and sign, or `nil` when `Int64` cannot hold it.
    private static func signed(_ magnitude: UInt64, isNegative: Bool) -> Int64? {
        guard isNegative else { return Int64(exactly: magnitude) }
        // The magnitude of the smallest number is one more than that of the largest.
        guard magnitude <= Int64.min.magnitude else { return nil }
        return Int64(truncatingIfNeeded: 0 &- magnitude)
    }
}
