// SPDX-License-Identifier: Apache-2.0

extension ChangeJudgement {
    /// Vendors and tags are open lists: a word that no committed snapshot has is said, and kept.
    mutating func judgeOpenWords() {
        guard base != nil else { return }
        let known = history.snapshots.flatMap(\.facts.models)
        report(.newVendor, "vendor", known: known.lazy.map(\.vendor)) { [$0.vendor] }
        report(.newTag, "tag", known: known.lazy.flatMap(\.tags)) { $0.tags }
    }

    private mutating func report(
        _ rule: Rule,
        _ what: String,
        known: some Sequence<String>,
        words: (ModelFacts) -> [String]
    ) {
        var seen = Set(known.map { Array($0.utf8) })
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
