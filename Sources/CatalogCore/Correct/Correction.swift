// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// One fact of a model that differs from upstream on purpose, with the evidence.
package struct Correction: Sendable {
    /// The longest reason, in bytes: the most that a documentation comment shows whole.
    package static let maximumReasonBytes = SwiftComment.limit

    package let id: String
    package let field: CorrectedField
    /// What upstream states, as a snapshot has it; nil when it states nothing.
    package let expected: JSONValue?
    /// What the generated catalog states, as a snapshot would have it; nil to state nothing.
    package let value: JSONValue?
    /// Why ours is right, for readers of the generated catalog.
    package let reason: String
    /// The https URL of the evidence.
    package let source: String
    /// The day on which somebody looked at the evidence.
    package let date: CalendarDate
    /// Where the file states all of this.
    package let places: CorrectionPlaces

    package init(
        id: String,
        field: CorrectedField,
        expected: JSONValue?,
        value: JSONValue?,
        reason: String,
        source: String,
        date: CalendarDate,
        places: CorrectionPlaces
    ) {
        self.id = id
        self.field = field
        self.expected = expected
        self.value = value
        self.reason = reason
        self.source = source
        self.date = date
        self.places = places
    }

    /// The fact before and after.
    package var change: FactChange {
        FactChange(
            field: field.rawValue,
            before: expected.map(ModelFacts.compactText),
            after: value.map(ModelFacts.compactText)
        )
    }

    /// What corrections are sorted by: id, then field, by their UTF-8 bytes.
    var sortKey: [[UInt8]] { [Array(id.utf8), Array(field.rawValue.utf8)] }
}
