// SPDX-License-Identifier: Apache-2.0

/// A decimal number without rounding: significand × 10^exponent.
///
/// Money never passes through `Double`: `0.28` has no exact binary form, and a catalog is compared byte for byte.
package struct ExactDecimal: Hashable, Sendable {
    /// Why a text is not an exact decimal that can be held.
    package enum Problem: Error, Hashable, Sendable {
        /// The text is not a number by the grammar of RFC 8259, section 6.
        case notANumber
        /// More than 19 significant digits.
        case tooManyDigits
    }

    package let isNegative: Bool
    /// Without trailing zeros; 0 only for zero.
    package let significand: UInt64
    /// Within ±2,000,000: a larger one in the text is held at that bound, far outside any range that is accepted.
    package let exponent: Int

    /// Whether the number is zero, of either sign.
    package var isZero: Bool { significand == 0 }

    private static let exponentBound = 1_000_000

    /// Reads a JSON number.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package init(_ text: String) throws(Problem) {
        var scanner = DecimalScanner(Array(text.utf8))
        self.isNegative = scanner.skip(UInt8(ascii: "-"))
        let digits = try scanner.digits()
        if digits.count > 1, digits.first == UInt8(ascii: "0") { throw .notANumber }
        let fraction = scanner.skip(UInt8(ascii: ".")) ? try scanner.digits() : []
        var exponent = -fraction.count
        if scanner.skip(UInt8(ascii: "e")) || scanner.skip(UInt8(ascii: "E")) {
            exponent += try scanner.exponent(boundedBy: Self.exponentBound)
        }
        guard scanner.isAtEnd else { throw .notANumber }
        var significant = Array((digits + fraction).drop { $0 == UInt8(ascii: "0") })
        while significant.last == UInt8(ascii: "0") {
            significant.removeLast()
            exponent += 1
        }
        guard let significand = Self.value(of: significant) else { throw .tooManyDigits }
        self.significand = significand
        self.exponent = significand == 0 ? 0 : exponent
    }

    /// The value of ASCII digits, or nil when it takes more than 19 of them or does not fit.
    private static func value(of digits: [UInt8]) -> UInt64? {
        guard digits.count <= 19 else { return nil }
        return digits.reduce(0 as UInt64) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
    }

    /// The number times 10^`power`, to the nearest integer (ties to even), ignoring the sign.
    ///
    /// - Returns: The integer and how far off it is, or nil when it does not fit into 64 bits.
    package func scaled(byPowerOfTen power: Int) -> ScaledDecimal? {
        let shift = exponent + power
        guard shift < 0 else {
            guard significand != 0 else { return ScaledDecimal(integer: 0, roundedOff: 0, outOf: 1) }
            guard shift < 20 else { return nil }
            let (product, overflow) = significand.multipliedReportingOverflow(by: Self.powerOfTen(shift))
            return overflow ? nil : ScaledDecimal(integer: product, roundedOff: 0, outOf: 1)
        }
        guard shift > -20 else { return ScaledDecimal(integer: 0, roundedOff: significand, outOf: significand) }
        let divisor = Self.powerOfTen(-shift)
        let (quotient, remainder) = significand.quotientAndRemainder(dividingBy: divisor)
        let isUp = remainder > divisor - remainder || (remainder == divisor - remainder && quotient % 2 == 1)
        return ScaledDecimal(
            integer: isUp ? quotient + 1 : quotient,
            roundedOff: isUp ? divisor - remainder : remainder,
            outOf: significand
        )
    }

    /// The number when it is an integer from 0 to `maximum`.
    package func wholeNumber(upTo maximum: Int) -> Int? {
        guard !isNegative, let scaled = scaled(byPowerOfTen: 0), scaled.isExact else { return nil }
        return scaled.integer <= UInt64(maximum) ? Int(scaled.integer) : nil
    }

    /// 10^`power` for a power from 0 to 19, all of which fit into 64 bits.
    private static func powerOfTen(_ power: Int) -> UInt64 {
        (0..<power).reduce(1 as UInt64) { value, _ in value * 10 }
    }
}
