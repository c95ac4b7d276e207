// SPDX-License-Identifier: Apache-2.0

/// Every id of the history and of what is listed now, by what people see of it.
struct KnownIDs {
    /// Sorted by their UTF-8 bytes.
    private let idsBySkeleton: [IDSkeleton: [String]]

    /// - Complexity: O(*n* log *n*) in the number of ids.
    init(history: SnapshotHistory, listed: ListedModels) {
        var distinct: Set<[UInt8]> = Set(listed.models.map { Array($0.facts.id.utf8) })
        for snapshot in history.snapshots {
            distinct.formUnion(snapshot.facts.models.lazy.map { Array($0.id.utf8) })
        }
        var idsBySkeleton: [IDSkeleton: [String]] = [:]
        for bytes in distinct.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let id = String(decoding: bytes, as: UTF8.self)
            idsBySkeleton[IDSkeleton(id), default: []].append(id)
        }
        self.idsBySkeleton = idsBySkeleton
    }

    /// The other ids that look like this one, sorted by their UTF-8 bytes.
    func others(like id: String) -> [String] {
        (idsBySkeleton[IDSkeleton(id)] ?? []).filter { !$0.utf8.elementsEqual(id.utf8) }
    }
}
