// SPDX-License-Identifier: Apache-2.0

extension ModelLife.Step {
    /// What happened, a sentence each, safe to print.
    package var sentences: [String] {
        switch event {
        case .gone: return ["no longer listed"]
        case .restored: return ["listed again"] + changes.map(\.sentence)
        case .changed: return changes.map(\.sentence)
        case .appeared:
            guard let facts else { return ["first listed"] }
            let window = DigitGroups.text(Int64(facts.contextWindowTokens))
            return [
                "first listed: context window \(window), input price $\(facts.inputUSDPerMillionTokens),"
                    + " output price $\(facts.outputUSDPerMillionTokens), regions"
                    + " \(QuotedText.quote(facts.regions.joined(separator: ", ")))"
            ]
        }
    }
}

extension ModelLife {
    /// `served since 2026-08-22`, or `gone since 2026-10-15`.
    package var stateText: String {
        guard let first = steps.first, let last = steps.last else { return "never listed" }
        return isServed
            ? "first listed on \(first.date), served" : "first listed on \(first.date), gone since \(last.date)"
    }
}
