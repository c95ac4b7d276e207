// SPDX-License-Identifier: Apache-2.0

/// The first two of the listed ids that look alike: enough to name another one, however many an answer makes up.
struct FirstIDs {
    private var idsBySkeleton: [IDSkeleton: [String]] = [:]

    /// - Parameter ids: Sorted by their UTF-8 bytes.
    /// - Complexity: O(*n*) in the size of the ids.
    init(_ ids: some Sequence<String>) {
        for id in ids {
            let skeleton = IDSkeleton(id)
            let first = idsBySkeleton[skeleton] ?? []
            guard first.count < 2, first.last.map({ !$0.utf8.elementsEqual(id.utf8) }) ?? true else { continue }
            idsBySkeleton[skeleton] = first + [id]
        }
    }

    /// At most two ids that look like this one; it may be one of them.
    func first(like id: String) -> [String] { idsBySkeleton[IDSkeleton(id)] ?? [] }
}
