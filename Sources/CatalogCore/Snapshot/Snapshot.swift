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

    package init(date: CalendarDate, source: SnapshotSource, facts: CatalogFacts) {
        self.date = date
        self.source = source
        self.facts = facts
        self.factsSHA256 = SHA256.hexDigest(of: JSONWriter.compactBytes(.array(facts.models.map(\.json))))
    }

    /// The path under the root.
    package var path: String { Self.path(of: date) }

    /// The path of the snapshot of a date, under the root.
    package static func path(of date: CalendarDate) -> String { "\(directory)/\(date).json" }
}
