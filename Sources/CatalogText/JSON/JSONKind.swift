// SPDX-License-Identifier: Apache-2.0

/// The six kinds of JSON values (RFC 8259, section 3), with `true` and `false` as one.
package enum JSONKind: UInt8, Hashable, Sendable, CaseIterable {
    /// The literal `null`.
    case null
    /// The literal `true` or `false`.
    case boolean
    /// A number, kept as its exact text.
    case number
    /// A string.
    case string
    /// An array of values.
    case array
    /// An object: an ordered list of members with distinct keys.
    case object

    /// The kind with its article, for messages: `an object`, `null`.
    package var phrase: String {
        switch self {
        case .null: "null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
