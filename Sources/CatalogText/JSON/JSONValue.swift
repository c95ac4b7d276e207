// SPDX-License-Identifier: Apache-2.0

/// A JSON value to write.
///
/// It has no case for a binary fraction, so no number can change on its way into a file. The keys of an object are
/// written in the order given and must be distinct, as ``JSONDocument`` refuses to read others back.
package indirect enum JSONValue: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A whole number.
    case integer(Int64)
    /// A decimal number as exact text.
    case decimal(JSONDecimal)
    /// A string.
    case string(String)
    /// An array with its layout.
    case array([JSONValue], layout: JSONLayout = .expanded)
    /// An object with its layout.
    case object([Member], layout: JSONLayout = .expanded)

    /// One member of an object.
    package struct Member: Sendable {
        /// The key.
        package let key: String

        /// The value.
        package let value: JSONValue

        /// Creates a member.
        package init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// A decimal number, or nil if `text` is not a JSON number without an exponent.
    package static func decimal(text: String) -> JSONValue? {
        JSONDecimal(text).map(JSONValue.decimal)
    }

    /// An object whose members are given as a literal, in their order.
    package static func object(
        _ members: KeyValuePairs<String, JSONValue>,
        layout: JSONLayout = .expanded
    ) -> JSONValue {
        .object(members.map { Member(key: $0.key, value: $0.value) }, layout: layout)
    }
}
