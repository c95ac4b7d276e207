// SPDX-License-Identifier: Apache-2.0

extension ModelLife.Step {
    /// What happened, a sentence each, safe to print.
    package var sentences: [String] {
        switch event {
        case .gone: return ["no longer listed"]
        case .restored: return ["listed again"] + changes.map(\.sentence)
        case .changed: return changes.map(\.sentence)
        case .appeared:
            guard let facts else { return ["listed"] }
            let window = DigitGroups.text(Int64(facts.contextWindowTokens))
            return [
                "listed: context window \(window), input price $\(facts.inputUSDPerMillionTokens),"
                    + " output price $\(facts.outputUSDPerMillionTokens), regions"
                    + " \(QuotedText.quote(facts.regions.joined(separator: ", ")))"
            ]
        }
    }
}

extension ModelLife {
    /// `in the first snapshot, 2026-08-22, and served`, or `listed since 2026-10-15, absent since 2026-11-01`.
    package var stateText: String {
        guard let first = steps.first, let last = steps.last else { return "never listed" }
        let start = isFromTheStart ? "in the first snapshot, \(first.date)" : "listed since \(first.date)"
        return isServed ? "\(start), and served" : "\(start), absent since \(last.date)"
    }
}
