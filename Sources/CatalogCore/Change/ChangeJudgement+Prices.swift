// SPDX-License-Identifier: Apache-2.0

extension ChangeJudgement {
    /// The factors between the units in which prices are stated: per token, per thousand, per million; and by mistake.
    private static let unitFactors: [Int64] = [1_000, 100_000, 1_000_000]

    /// Judges both prices of a model, each by itself and one against the other.
    mutating func judgePrices(of model: ListedModels.Model, since old: ModelFacts) {
        judgePrice(
            "inputUSDPerMillionTokens",
            from: old.inputUSDPerMillionTokens,
            to: model.facts.inputUSDPerMillionTokens,
            of: model
        )
        judgePrice(
            "outputUSDPerMillionTokens",
            from: old.outputUSDPerMillionTokens,
            to: model.facts.outputUSDPerMillionTokens,
            of: model
        )
        judgeInversion(of: model, since: old)
    }

    /// Input that costs more than output: for a model that generates text the two were swapped somewhere.
    ///
    /// - Parameters:
    ///   - model: The model as it is listed now.
    ///   - old: Its last known facts, or nil; what was so then is not said again.
    mutating func judgeInversion(of model: ListedModels.Model, since old: ModelFacts?) {
        let facts = model.facts
        guard facts.hasInvertedPrices, !(old?.hasInvertedPrices ?? false) else { return }
        let isGenerative = vocabulary.word(facts.kind, in: .kind)?.role == .generative
        report(
            isGenerative ? .priceInverted : .embeddingPriceInverted,
            "input costs \(facts.inputUSDPerMillionTokens) dollars per million tokens, more than output:"
                + " \(facts.outputUSDPerMillionTokens)",
            FactChange(field: "prices", before: old?.pricesText, after: facts.pricesText),
            of: model
        )
    }

    private mutating func judgePrice(
        _ field: String,
        from old: USDPerMillionTokens,
        to new: USDPerMillionTokens,
        of model: ListedModels.Model
    ) {
        guard old != new else { return }
        let change = FactChange(field: field, before: "\"\(old)\"", after: "\"\(new)\"")
        let moved = "\(field) moved from \(old) to \(new)"
        let (low, high) = (min(old, new).microdollars, max(old, new).microdollars)
        if low == 0 {
            report(.priceThroughZero, moved, change, of: model)
        } else if let factor = Self.unitFactors.first(where: { Self.isFactor($0, from: low, to: high) }) {
            let message = "\(moved), by the factor \(factor) that lies between two units"
            report(.priceUnitFactor, message, change, of: model)
        } else if high > low * 10 {
            report(.priceMoved, "\(moved), more than tenfold", change, of: model)
        }
    }

    /// Whether a number is a multiple of another by a factor, to within a hundredth.
    private static func isFactor(_ factor: Int64, from low: Int64, to high: Int64) -> Bool {
        // At most 10^9 * 10^6 * 100, which fits.
        abs(high - low * factor) * 100 <= low * factor
    }
}

extension ModelFacts {
    /// Whether input costs more than output.
    var hasInvertedPrices: Bool { inputUSDPerMillionTokens > outputUSDPerMillionTokens }

    /// Both prices as compact JSON.
    var pricesText: String { "[\"\(inputUSDPerMillionTokens)\",\"\(outputUSDPerMillionTokens)\"]" }
}
