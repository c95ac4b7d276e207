// SPDX-License-Identifier: Apache-2.0

/// What the snapshots of a history have listed, kept so that one more costs no more than its own size.
struct KnownPast {
    private(set) var ids = KnownIDs()
    /// As UTF-8 bytes.
    private(set) var vendors: Set<[UInt8]> = []
    /// As UTF-8 bytes.
    private(set) var tags: Set<[UInt8]> = []

    /// - Complexity: O(*n*) in the size of all snapshots.
    init(_ history: SnapshotHistory = SnapshotHistory([])) {
        for snapshot in history.snapshots { insert(snapshot) }
    }

    /// Adds what one snapshot lists.
    mutating func insert(_ snapshot: Snapshot) {
        for model in snapshot.facts.models {
            ids.insert(model.id)
            vendors.insert(Array(model.vendor.utf8))
            for tag in model.tags { tags.insert(Array(tag.utf8)) }
        }
    }
}
