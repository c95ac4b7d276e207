// SPDX-License-Identifier: Apache-2.0

/// The exact text of a JSON number without an exponent.
///
/// The text is kept as it is, trailing zeros and minus zero included: the writer never computes with it.
package struct JSONDecimal: Sendable, CustomStringConvertible {
    /// The text, such as `0.10` or `-3`.
    package let text: String

    /// Accepts a number in the grammar of RFC 8259, section 6, that has no exponent.
    ///
    /// - Returns: nil for any other text.
    package init?(_ text: String) {
        var digits = text.utf8[...]
        if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
        let integer = digits.prefix(while: Self.isDigit)
        guard let first = integer.first, first != UInt8(ascii: "0") || integer.count == 1 else { return nil }
        digits = digits[integer.endIndex...]
        if digits.first == UInt8(ascii: ".") {
            digits.removeFirst()
            let fraction = digits.prefix(while: Self.isDigit)
            guard !fraction.isEmpty else { return nil }
            digits = digits[fraction.endIndex...]
        }
        guard digits.isEmpty else { return nil }
        self.text = text
    }

    /// The text.
    package var description: String { text }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
}
