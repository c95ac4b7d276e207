// SPDX-License-Identifier: Apache-2.0

/// Every known field of one kind of upstream object: what is kept, and what is left out and why.
package struct FieldTable: Hashable, Sendable {
    /// What the object is called in messages, such as `flavor`.
    package let name: String
    package let fields: [CatalogField]

    /// The field of this name.
    ///
    /// Complexity: O(fields), at most about 20.
    package func field(named name: String) -> CatalogField? {
        fields.first { $0.name.utf8.elementsEqual(name.utf8) }
    }
}
