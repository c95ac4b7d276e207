// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The facts of the catalog on a date, with their provenance: `snapshots/YYYY-MM-DD.json`.
package struct Snapshot: Hashable, Sendable {
    /// The folder of all committed data, under the root.
    package static let directory = "snapshots"
    /// The most bytes of a file that is written or read: some five hundred times what it has had.
    package static let maximumBytes = 16 * 1024 * 1024

    package let date: CalendarDate
    package let source: SnapshotSource
    package let facts: CatalogFacts
    /// The SHA-256 of the facts alone: of the compact JSON of `models`, as `jq -cj .models` prints it.
    package let factsSHA256: String
    /// The bytes of the file: made once, because whatever is done with a snapshot needs them.
    package let canonicalBytes: [UInt8]

    package init(date: CalendarDate, source: SnapshotSource, facts: CatalogFacts) {
        self.date = date
        self.source = source
        self.facts = facts
        let models = JSONValue.array(facts.models.map(\.json), layout: .expanded)
        self.factsSHA256 = SHA256.hexDigest(of: JSONWriter.compactBytes(models))
        self.canonicalBytes = Self.canonicalBytes(
            date: date,
            source: source,
            factsSHA256: factsSHA256,
            models: models
        )
    }

    /// The path under the root.
    package var path: String { Self.path(of: date) }

    /// The path of the snapshot of a date, under the root.
    package static func path(of date: CalendarDate) -> String { "\(directory)/\(date).json" }
}
