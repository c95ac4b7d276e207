// SPDX-License-Identifier: Apache-2.0

/// All committed snapshots, oldest first.
package struct SnapshotHistory: Hashable, Sendable {
    /// In ascending order of date; dates are unique.
    package let snapshots: [Snapshot]

    package init(_ snapshots: [Snapshot]) {
        self.snapshots = snapshots.sorted { $0.date < $1.date }
    }

    /// The snapshot that the generated catalog states.
    package var newest: Snapshot? { snapshots.last }

    /// The snapshot of exactly this date.
    package func snapshot(of date: CalendarDate) -> Snapshot? {
        snapshots.last { $0.date == date }
    }

    /// The snapshot whose committed file has exactly these bytes; nil when none has.
    package func snapshot(inFileOf bytes: [UInt8], among files: CommittedFiles) -> Snapshot? {
        snapshots.last { files.state(at: $0.path) == .bytes(bytes) }
    }

    /// The newest snapshot that lists this id.
    package func lastSnapshot(listing id: String) -> Snapshot? {
        snapshots.last { $0.facts.model(id: id) != nil }
    }

    /// The first snapshot after a date.
    package func firstSnapshot(after date: CalendarDate) -> Snapshot? {
        snapshots.first { $0.date > date }
    }

    /// The snapshots before a date: what a snapshot of that date is compared with.
    package func before(_ date: CalendarDate) -> SnapshotHistory {
        SnapshotHistory(snapshots.filter { $0.date < date })
    }

    /// The history with this snapshot in the place of the one of the same date, if there is one.
    package func replacing(with snapshot: Snapshot) -> SnapshotHistory {
        SnapshotHistory(snapshots.filter { $0.date != snapshot.date } + [snapshot])
    }
}
