// SPDX-License-Identifier: Apache-2.0

/// What a person wants to accept of the held changes of an answer.
package struct AcknowledgementRequest: Sendable {
    /// The ids, compared by their UTF-8 bytes; ``everyID`` among them stands for all.
    package let ids: [String]
    /// Only the findings of this rule; nil for those of all rules.
    package let rule: Rule?
    /// Why the changes are right.
    package let reason: String
    /// The model to use instead of the removed ones; nil when there is none.
    package let replacement: String?

    /// What stands for every id.
    package static let everyID = "*"

    package init(ids: [String], rule: Rule?, reason: String, replacement: String?) {
        self.ids = ids
        self.rule = rule
        self.reason = reason
        self.replacement = replacement
    }

    /// Whether it is about all ids.
    var isForEveryID: Bool { ids.contains { $0.utf8.elementsEqual(Self.everyID.utf8) } }

    /// Whether it names an id.
    func names(_ id: String?) -> Bool {
        guard let id else { return false }
        return isForEveryID || ids.contains { $0.utf8.elementsEqual(id.utf8) }
    }
}
