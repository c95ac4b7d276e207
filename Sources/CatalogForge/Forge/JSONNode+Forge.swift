// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension JSONNode {
    /// The whole number of a member, if it is more than 0, as all numbers and ids of forges are.
    func positive(_ key: String) -> Int? {
        self[key]?.numberText.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }

    /// The text of a member; empty if there is none.
    func text(_ key: String) -> String { self[key]?.string ?? "" }

    /// The texts of one member of each element of a list.
    func texts(_ key: String, of member: String) -> [String] {
        self[key]?.elements.compactMap { $0[member]?.string } ?? []
    }

    /// The full name of a commit; nil for everything else.
    func objectName(_ key: String) -> String? {
        self[key]?.string.flatMap { GitObjectName.isFull($0.utf8) ? $0 : nil }
    }

    /// Whether two members of the member `repo` of this value and of another are the same repository, by its id.
    func isSameRepository(as other: JSONNode) -> Bool {
        guard let own = self["repo"]?.positive("id"), let others = other["repo"]?.positive("id") else { return false }
        return own == others
    }
}
