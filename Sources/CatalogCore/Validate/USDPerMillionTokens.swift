// SPDX-License-Identifier: Apache-2.0

/// An exact price in US dollars per million tokens.
package struct USDPerMillionTokens: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The price in millionths of a dollar per million tokens: the finest step that the catalog keeps.
    package let microdollars: Int64

    /// The cheapest price that is believed: 0.0001 dollars per million tokens.
    package static let minimum = USDPerMillionTokens(microdollars: 100)
    /// The highest price that is believed: 1,000 dollars per million tokens.
    package static let maximum = USDPerMillionTokens(microdollars: 1_000_000_000)

    /// The price in the unit of the generated catalog, 10^-12 dollars per million tokens.
    package var picodollars: Int64 { microdollars * 1_000_000 }

    /// A price from 0 to ``maximum``; a value outside becomes the nearer of the two.
    package init(microdollars: Int64) {
        self.microdollars = min(max(microdollars, 0), 1_000_000_000)
    }

    /// Reads the canonical text: what ``description`` writes for 0 to ``maximum``, and nothing else.
    package init?(canonicalText text: String) {
        guard let decimal = try? ExactDecimal(text), !decimal.isNegative,
            let scaled = decimal.scaled(byPowerOfTen: 6), scaled.isExact,
            scaled.integer <= UInt64(Self.maximum.microdollars)
        else { return nil }
        self.microdollars = Int64(scaled.integer)
        guard description.utf8.elementsEqual(text.utf8) else { return nil }
    }

    package static func < (left: USDPerMillionTokens, right: USDPerMillionTokens) -> Bool {
        left.microdollars < right.microdollars
    }

    /// Decimal text without exponent, sign or trailing zeros: `0.06`, `15`, `0`.
    package var description: String {
        let (dollars, rest) = microdollars.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
        guard rest > 0 else { return "\(dollars)" }
        var digits = rest
        let zeros = 6 - String(rest).utf8.count
        while digits.isMultiple(of: 10) { digits /= 10 }
        return "\(dollars)." + String(repeating: "0", count: zeros) + String(digits)
    }
}
