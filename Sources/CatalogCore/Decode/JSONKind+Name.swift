// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension JSONKind {
    /// The kind in a sentence: `an array`, `a string`, `null`.
    var articleAndName: String {
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
