// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension ModelFacts {
    /// What keeps these facts from being those of a canonical snapshot, or nil.
    ///
    /// A snapshot is written by the tool, so this only finds what was edited by hand together with its hash.
    ///
    /// - Parameter vocabulary: Nil for what can be said without the closed lists.
    /// - Returns: A sentence that names the model.
    func problem(knowing vocabulary: Vocabulary? = nil) -> String? {
        if let problem = ModelID.problem(with: id) { return "\(QuotedText.quote(id)) is not a model id: \(problem)" }
        guard let problem = numberProblem ?? priceProblem(knowing: vocabulary) ?? textProblem ?? listProblem else {
            return nil
        }
        return "\(QuotedText.quote(id)): \(problem)"
    }

    private var numberProblem: String? {
        let window = contextWindowTokens
        if window < 1 || window > FactLimits.maximumContextWindowTokens {
            return "no context window has \(window) tokens"
        }
        if let dimensions = embeddingDimensions, !(1...FactLimits.maximumEmbeddingDimensions).contains(dimensions) {
            return "no embedding has \(dimensions) dimensions"
        }
        if let createdOn, !FactLimits.creationYears.contains(createdOn.year) {
            return "\(createdOn) is no creation date"
        }
        return nil
    }

    /// What is wrong with the prices; only a kind that generates nothing may have output that costs nothing.
    ///
    /// - Parameter vocabulary: Nil for what can be said without the closed lists.
    /// - Returns: A clause that does not name the model, or nil.
    func priceProblem(knowing vocabulary: Vocabulary?) -> String? {
        let role = vocabulary?.word(kind, in: .kind)?.role
        let mayBeFree = outputUSDPerMillionTokens.microdollars == 0 && role != .generative
        for price in [inputUSDPerMillionTokens, outputUSDPerMillionTokens] where price < .minimum {
            if price == outputUSDPerMillionTokens, mayBeFree, inputUSDPerMillionTokens >= .minimum { continue }
            return "a price of \(price) is below \(USDPerMillionTokens.minimum) dollars per million tokens"
        }
        return nil
    }

    private var textProblem: String? {
        textProblem("name", name, FactLimits.maximumNameBytes)
            ?? textProblem("vendor", vendor, FactLimits.maximumVendorOrTagBytes)
            ?? tags.lazy.compactMap { textProblem("tag", $0, FactLimits.maximumVendorOrTagBytes) }.first
            ?? license.flatMap(licenseProblem)
    }

    private func licenseProblem(_ license: LicenseFacts) -> String? {
        if let problem = textProblem("licence", license.name, FactLimits.maximumLicenseBytes) { return problem }
        guard let url = license.url, !ShownURL.isAcceptable(url, schemes: ["https"]) else { return nil }
        return "\(QuotedText.quote(url)) is not an https URL"
    }

    private func textProblem(_ what: String, _ text: String, _ maximumBytes: Int) -> String? {
        ShownText.problem(with: text, maximumBytes: maximumBytes).map { "the \(what) \(QuotedText.quote(text)) \($0)" }
    }

    var listProblem: String? {
        if regions.isEmpty { return "no region serves it" }
        for (name, words) in [("regions", regions), ("useCases", useCases), ("tags", tags)] {
            if !isAscending(words) { return "\"\(name)\" is not sorted, or holds a word twice" }
            if words.count > FactLimits.maximumWords { return "\"\(name)\" has \(words.count) words" }
        }
        return nil
    }
}

/// Whether texts are sorted by their UTF-8 bytes, each once.
func isAscending(_ texts: [String]) -> Bool {
    zip(texts, texts.dropFirst()).allSatisfy { $0.precedesInBytes($1) }
}
