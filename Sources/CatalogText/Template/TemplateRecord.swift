// SPDX-License-Identifier: Apache-2.0

/// Values by name, in the order in which they were given.
///
/// A member that may be missing is there as `.absent`: a record without it does not have the name at all, and a
/// template that uses the name is wrong.
package struct TemplateRecord: Sendable {
    /// The names and values.
    package let members: [(name: String, value: TemplateValue)]

    /// Makes a record.
    ///
    /// - Parameter members: names and values. Names are meant to be different; of equal ones the first is found, and
    ///   `TemplateSchema.mismatch(in:)` reports the record.
    package init(_ members: [(name: String, value: TemplateValue)]) {
        self.members = members
    }

    /// The value of a name, or `nil` when the record does not have the name.
    ///
    /// - Complexity: O(number of members). Records have a few dozen members at most, where a search beats hashing.
    package subscript(name: String) -> TemplateValue? {
        members.first { $0.name.hasSameBytes(as: name) }?.value
    }
}

extension TemplateRecord: ExpressibleByDictionaryLiteral {
    /// Makes a record from names and values.
    package init(dictionaryLiteral elements: (String, TemplateValue)...) {
        self.init(elements.map { (name: $0.0, value: $0.1) })
    }
}
