// SPDX-License-Identifier: Apache-2.0

/// What a person accepted: one change of one model, bound to the snapshot it starts from and to both values.
///
/// Another value, or the same step from another snapshot, is another change: nothing slips through later.
package struct Acknowledgement: Hashable, Sendable {
    /// The exact bytes of the model's id.
    package let id: String
    /// The rule whose finding was accepted.
    package let rule: Rule
    /// The date of the snapshot that the change starts from; nil for the first snapshot of all.
    package let from: CalendarDate?
    package let change: FactChange
    /// The model to use instead of a removed one; nil when there is none, or when nothing was removed.
    package let replacement: String?
    /// Why it was accepted; empty until a person has written it.
    package let reason: String

    package init(
        id: String,
        rule: Rule,
        from: CalendarDate?,
        change: FactChange,
        replacement: String? = nil,
        reason: String
    ) {
        self.id = id
        self.rule = rule
        self.from = from
        self.change = change
        self.replacement = replacement
        self.reason = reason
    }

    /// Whether somebody has said why: neither nothing nor what a printed command has in the place of a reason.
    package var hasReason: Bool {
        let words = reason.utf8.split(separator: 0x20)
        return words.count > 1 || words.first.map { !$0.elementsEqual(AcknowledgeAdvice.reasonToWrite.utf8) } ?? false
    }

    /// What entries are ordered by, and all that makes a change: the step, the id, the rule, the fact, both values.
    var sortKey: [[UInt8]] {
        // A value is never empty, as JSON.
        [from?.description ?? "", id, rule.code, change.field, change.before ?? "", change.after ?? ""]
            .map { Array($0.utf8) }
    }
}

extension Diagnostic {
    /// What an acknowledgement of this held change is ordered and found by; nil for a finding that holds nothing.
    func acknowledgementKey(from date: CalendarDate?) -> [[UInt8]]? {
        guard isHeld, let subject, let change else { return nil }
        return Acknowledgement(id: subject, rule: rule, from: date, change: change, reason: "").sortKey
    }

    /// The entries that settle this finding of a committed step; none for a finding that holds nothing.
    ///
    /// A window that an answer held because of its rounded twin, which no snapshot keeps, may be held by another rule
    /// in the committed step.
    func acknowledgementKeys(from date: CalendarDate?) -> [[[UInt8]]] {
        guard isHeld, let subject, let change else { return [] }
        let rules = change.field == "contextWindowTokens" ? [rule, .placeholderContextWindow] : [rule]
        return rules.map {
            Acknowledgement(id: subject, rule: $0, from: date, change: change, reason: "").sortKey
        }
    }
}
