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
        guard let problem = numberProblem(knowing: vocabulary) ?? textProblem ?? listProblem else { return nil }
        return "\(QuotedText.quote(id)): \(problem)"
    }

    private func numberProblem(knowing vocabulary: Vocabulary?) -> String? {
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
        let role = vocabulary?.word(kind, in: .kind)?.role
        let mayBeFree = outputUSDPerMillionTokens.microdollars == 0 && role != .generative
        for price in [inputUSDPerMillionTokens, outputUSDPerMillionTokens] where price < .minimum {
            if price == outputUSDPerMillionTokens, mayBeFree, inputUSDPerMillionTokens >= .minimum { continue }
            return "a price of \(price) is below \(USDPerMillionTokens.minimum) dollars per million tokens"
        }
        return nil
    }

    private var textProblem: String? {
        let texts =
            [("name", name, FactLimits.maximumNameBytes), ("vendor", vendor, FactLimits.maximumVendorOrTagBytes)]
            + tags.map { ("tag", $0, FactLimits.maximumVendorOrTagBytes) }
            + (license.map { [("licence", $0.name, FactLimits.maximumLicenseBytes)] } ?? [])
        for (what, text, limit) in texts {
            if let problem = ShownText.problem(with: text, maximumBytes: limit) {
                return "the \(what) \(QuotedText.quote(text)) \(problem)"
            }
        }
        if let url = license?.url, !ShownURL.isAcceptable(url, schemes: ["https"]) {
            return "\(QuotedText.quote(url)) is not an https URL"
        }
        return nil
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
