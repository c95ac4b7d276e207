// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Where `snapshots/corrections.json` states the parts of an entry.
package struct CorrectionPlaces: Hashable, Sendable {
    /// The id.
    package let id: DiagnosticPlace
    /// The name of the fact.
    package let field: DiagnosticPlace
    /// The upstream value; the entry when it states none.
    package let expected: DiagnosticPlace
    /// Our value; the entry when it states none.
    package let value: DiagnosticPlace

    /// The places in an entry of the file.
    init(_ record: CommittedRecord) {
        func place(_ name: String) -> DiagnosticPlace { DiagnosticPlace(record.node[name] ?? record.node) }
        self.id = place("id")
        self.field = place("field")
        self.expected = place("expected")
        self.value = place("value")
    }
}
