// SPDX-License-Identifier: Apache-2.0

/// A price in US dollars as the answer writes it, with the unit of its shape.
package struct DecodedPrice: Sendable {
    /// What the price is for.
    package enum Unit: Hashable, Sendable {
        case millionTokens
        case token
    }

    /// Decimal text, from a JSON number or from a JSON string.
    package let text: Located<String>
    package let unit: Unit
}
