// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension JSONValue {
    /// An object of the members that have a value.
    static func present(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
    }

    /// A list of texts.
    static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

    /// A list of whole numbers.
    static func integers(_ numbers: [Int]) -> JSONValue { .array(numbers.map { .integer(Int64($0)) }) }
}
