// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The values of the known fields of one upstream object.
struct FieldValues {
    private let table: FieldTable
    /// One for each field of the table, in its order; nil for a field that is absent, or has no kind that is allowed.
    private var values: [JSONNode?]
    /// Whether the object has the field at all, with whatever value.
    private var isPresent: [Bool]

    /// No values yet.
    init(of table: FieldTable) {
        self.table = table
        values = Array(repeating: nil, count: table.fields.count)
        isPresent = Array(repeating: false, count: table.fields.count)
    }

    /// The value of the field of this name; nil when it has none that is allowed.
    ///
    /// - Complexity: O(length of the name).
    subscript(name: String) -> JSONNode? { table.index(ofField: name).flatMap { values[$0] } }

    /// The fields that every object has, and this one lacks.
    var missingFields: [CatalogField] {
        table.fields.indices.filter { table.fields[$0].isRequired && !isPresent[$0] }.map { table.fields[$0] }
    }

    /// Notes that the object has a field of the table, by its index, with a value that is allowed or without.
    mutating func set(_ index: Int, to value: JSONNode?) {
        isPresent[index] = true
        values[index] = value
    }
}
