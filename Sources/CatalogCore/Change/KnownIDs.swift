// SPDX-License-Identifier: Apache-2.0

/// Ids by what people see of them.
struct KnownIDs {
    /// Each list sorted by the UTF-8 bytes.
    private var idsBySkeleton: [IDSkeleton: [String]] = [:]
    private var ids: Set<[UInt8]> = []

    /// Adds an id, unless it is known.
    ///
    /// - Complexity: O(*n*) in the number of ids that look like it.
    mutating func insert(_ id: String) {
        guard ids.insert(Array(id.utf8)).inserted else { return }
        var like = idsBySkeleton[IDSkeleton(id)] ?? []
        let index = like.firstIndex { id.utf8.lexicographicallyPrecedes($0.utf8) } ?? like.endIndex
        like.insert(id, at: index)
        idsBySkeleton[IDSkeleton(id)] = like
    }

    /// Every known id that looks like this one, itself too, sorted by the UTF-8 bytes.
    func ids(like id: String) -> [String] { idsBySkeleton[IDSkeleton(id)] ?? [] }
}
