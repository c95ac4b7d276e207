// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Facts that differ from upstream on purpose: `snapshots/corrections.json`, edited by people.
package struct CorrectionList: Sendable {
    /// The path under the root.
    package static let path = "snapshots/corrections.json"

    /// Sorted by id, then field; one for each fact.
    package let entries: [Correction]

    package init(_ entries: [Correction]) {
        self.entries = entries.sorted { left, right in
            left.sortKey.lexicographicallyPrecedes(right.sortKey) { $0.lexicographicallyPrecedes($1) }
        }
    }

    /// The entries of each model, in the order of the ids.
    var entriesByModel: [[Correction]] {
        var groups: [[Correction]] = []
        for entry in entries {
            if let id = groups.last?.first?.id, id.utf8.elementsEqual(entry.id.utf8) {
                groups[groups.count - 1].append(entry)
            } else {
                groups.append([entry])
            }
        }
        return groups
    }

    /// The canonical bytes of the file.
    package var canonicalBytes: [UInt8] {
        JSONWriter.bytes(
            .object([
                JSONValue.Member(key: "schema", value: .integer(Int64(CommittedFormat.schema))),
                JSONValue.Member(key: "corrections", value: .array(entries.map(\.json))),
            ])
        )
    }
}
