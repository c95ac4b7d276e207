// SPDX-License-Identifier: Apache-2.0

extension ChangeJudgement {
    /// Vendors and tags are open lists: a word that no committed snapshot has is said, and kept.
    mutating func judgeOpenWords() {
        guard base != nil else { return }
        // The verbose shape states no vendor.
        report(.newVendor, "vendor", known: past.vendors.union([[]])) { [$0.vendor] }
        report(.newTag, "tag", known: past.tags) { $0.tags }
    }

    private mutating func report(
        _ rule: Rule,
        _ what: String,
        known: Set<[UInt8]>,
        words: (ModelFacts) -> [String]
    ) {
        var seen = known
        for model in listed.models {
            for word in words(model.facts) where seen.insert(Array(word.utf8)).inserted {
                let field = rule == .newVendor ? "vendor" : "tags"
                findings.append(
                    Diagnostic(
                        rule,
                        "the \(what) \(QuotedText.quote(word)) is new",
                        at: listed.place(of: field, in: model),
                        subject: model.facts.id
                    )
                )
            }
        }
    }
}
