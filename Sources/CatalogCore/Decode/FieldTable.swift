// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Every known field of one kind of upstream object: what is kept, and what is left out and why.
package struct FieldTable: Hashable, Sendable {
    /// What the object is called in messages, such as `flavor`.
    package let name: String
    package let fields: [CatalogField]
    private let indexByName: [String: Int]

    init(name: String, fields: [CatalogField]) {
        self.name = name
        self.fields = fields
        indexByName = Dictionary(fields.indices.map { (fields[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The index of the field of exactly this name.
    ///
    /// Complexity: O(length of the name).
    func index(ofField name: String) -> Int? {
        // The dictionary takes names for one that are the same only in their normal form.
        indexByName[name].flatMap { fields[$0].name.hasSameBytes(as: name) ? $0 : nil }
    }
}
