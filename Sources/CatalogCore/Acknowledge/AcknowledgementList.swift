// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Everything that people accepted: `snapshots/acknowledgements.json`.
package struct AcknowledgementList: Hashable, Sendable {
    /// The path under the root.
    package static let path = "snapshots/acknowledgements.json"
    /// The longest reason, in bytes.
    package static let maximumReasonBytes = 500

    /// One entry, and where the file states it.
    package struct Entry: Hashable, Sendable {
        package let acknowledgement: Acknowledgement
        /// The whole file for an entry that is not in it yet.
        package let place: DiagnosticPlace

        package init(_ acknowledgement: Acknowledgement, at place: DiagnosticPlace) {
            self.acknowledgement = acknowledgement
            self.place = place
        }
    }

    /// Sorted by step, id, rule, fact and values.
    package let entries: [Entry]

    package init(_ entries: [Entry] = []) {
        self.entries = entries.sorted { left, right in
            left.acknowledgement.sortKey.lexicographicallyPrecedes(right.acknowledgement.sortKey) {
                $0.lexicographicallyPrecedes($1)
            }
        }
    }

    /// Every entry by the change that it is about.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    var entryByKey: [[[UInt8]]: Entry] {
        Dictionary(entries.map { ($0.acknowledgement.sortKey, $0) }) { first, _ in first }
    }

    /// Another reason that was given for the same change before; nil when there is none.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    package func reason(for acknowledgement: Acknowledgement) -> String? {
        let reason = entries.first { $0.acknowledgement.sortKey == acknowledgement.sortKey }?.acknowledgement.reason
        return reason.flatMap { $0.isEmpty || $0.utf8.elementsEqual(acknowledgement.reason.utf8) ? nil : $0 }
    }

    /// The list with more acknowledgements, each in the place of one about the same change if there is one.
    ///
    /// - Complexity: O(*n* log *n*) in the number of entries.
    package func adding(_ added: [Acknowledgement]) -> AcknowledgementList {
        let keys = Set(added.map(\.sortKey))
        let kept = entries.filter { !keys.contains($0.acknowledgement.sortKey) }
        let place = DiagnosticPlace(file: Self.path)
        return AcknowledgementList(kept + added.map { Entry($0, at: place) })
    }

    /// The model that was named to use instead of one that is gone since the snapshot of a date.
    package func replacement(for id: String, lastSeen: CalendarDate) -> String? {
        let step = entries.lazy.map(\.acknowledgement).filter { $0.from == lastSeen }
        if let removal = step.first(where: { $0.rule == .modelRemoved && $0.id.utf8.elementsEqual(id.utf8) }) {
            return removal.replacement
        }
        return step.first { entry in
            entry.rule == .modelRenamed && Self.isText(entry.change.before, ofID: id)
                && Self.isText(entry.change.after, ofID: entry.id)
        }?.id
    }

    /// Whether compact JSON is that of an id.
    private static func isText(_ value: String?, ofID id: String) -> Bool {
        value.map { $0.utf8.elementsEqual(JSONWriter.compactBytes(.string(id))) } ?? false
    }
}
