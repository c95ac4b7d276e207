// SPDX-License-Identifier: Apache-2.0

/// Why held changes cannot be acknowledged as asked.
package enum AcknowledgementProblem: Error, Hashable, Sendable {
    /// Nothing of this model waits for a person, by the rule that was named.
    case nothingHeld(id: String)
    /// Nothing at all waits, by the rule that was named.
    case nothingHeldAtAll
    /// A replacement was named, and a change that is no removal was selected.
    case replacementWithoutRemoval(id: String, rule: Rule)
    /// The replacement is not listed in the answer, or is the removed model itself.
    case replacementNotListed(String)
    /// The answer lists no model that passes the rules.
    case emptyCatalog
    /// So many models are gone that each has to be looked at by itself.
    case massRemoval(count: Int)
    /// The reason is empty, long or holds what cannot be seen.
    case reason(String)

    /// Whether the command line is wrong, whatever the answer is.
    package var isUsage: Bool {
        if case .reason = self { return true }
        return false
    }

    /// One sentence without a final full stop, safe to print.
    package var message: String {
        switch self {
        case .nothingHeld(let id): "no change of \(QuotedText.quote(id)) waits to be acknowledged"
        case .nothingHeldAtAll: "no change waits to be acknowledged"
        case .replacementWithoutRemoval(let id, let rule):
            "\"\(rule.code)\" of \(QuotedText.quote(id)) is no removal, so nothing replaces the model"
        case .replacementNotListed(let id):
            "the replacement \(QuotedText.quote(id)) is not another model that the answer lists"
        case .emptyCatalog: "the answer lists no model that passes the rules; an empty catalog is never accepted"
        case .massRemoval(let count):
            "\(count) models are gone, more than a third of the catalog: name each id instead of"
                + " \(QuotedText.quote(AcknowledgementRequest.everyID))"
        case .reason(let problem): "the reason \(problem)"
        }
    }

    /// What to do instead.
    package var nextStep: String {
        switch self {
        case .nothingHeld, .nothingHeldAtAll:
            "run update, or validate with --against, on the same answer: it prints the command for each held change"
        case .replacementWithoutRemoval:
            "name the rule with --rule \(Rule.modelRemoved.code), or leave out --replacement"
        case .replacementNotListed: "name the exact id of a listed model"
        case .emptyCatalog, .massRemoval: "look at whether the answer is whole before anything is accepted"
        case .reason: "say in one plain sentence why the change is right"
        }
    }
}
