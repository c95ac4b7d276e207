// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension Validation {
    /// At least one region, each known, each in the country that the vocabulary says.
    mutating func judgeRegions(_ regions: DecodedRegions?) -> [String]? {
        guard let regions else { return nil }
        guard regions.node.count > 0 else {
            findings.add(
                Diagnostic(
                    .noRegion,
                    "no region serves this flavor",
                    at: DiagnosticPlace(regions.node),
                    nextStep: "ask for the answer again; a model that is served nowhere is not written"
                )
            )
            return nil
        }
        if let excess = regions.regions.dropFirst(FactLimits.maximumWords).first {
            findings.add(
                Diagnostic(
                    .invalidText,
                    "a list of \(regions.node.count) regions; at most \(FactLimits.maximumWords) are accepted",
                    at: excess.name?.place ?? DiagnosticPlace(regions.node),
                    nextStep: "ask for the answer again; no model has been in more than one region"
                )
            )
        }
        var accepted: [String] = []
        for region in regions.regions.prefix(FactLimits.maximumWords) {
            guard let name = judgeRegion(region) else { continue }
            if accepted.contains(name) {
                reportRepeated(region, name: name)
            } else {
                accepted.append(name)
            }
        }
        return accepted.isEmpty ? nil : accepted
    }

    private mutating func judgeRegion(_ region: DecodedRegions.Region) -> String? {
        guard let name = region.name else { return nil }
        let country = region.countryCode
        guard let known = vocabulary.word(name.value, in: .region) else {
            let words = vocabulary.words(.region).map(\.word)
            let advice = AcceptAdvice(
                for: name.value,
                in: .region,
                of: vocabulary,
                countryCode: country?.value
            )
            let stated = country.map { ", country \(QuotedText.quote($0.value))" } ?? ""
            findings.add(
                Diagnostic(
                    .unknownRegion,
                    "unknown region \(QuotedText.quote(name.value))\(stated)",
                    at: name.place,
                    notes: nearest(name.value, among: words),
                    nextStep: advice.nextStep,
                    nearest: NearestWord.find(name.value, among: words),
                    acceptance: advice
                )
            )
            return nil
        }
        guard let country, let expected = known.countryCode else { return known.word }
        guard !country.value.utf8.elementsEqual(expected.utf8) else { return known.word }
        reportCountry(country, of: known, expected: expected)
        return nil
    }

    private mutating func reportCountry(_ country: Located<String>, of region: VocabularyWord, expected: String) {
        let isKnown = vocabulary.words(.region).contains { $0.countryCode == country.value }
        let what = isKnown ? "country" : "unknown country"
        findings.add(
            Diagnostic(
                .unknownCountry,
                "\(what) \(QuotedText.quote(country.value)) for the region \"\(region.word)\","
                    + " which is in \"\(expected)\"",
                at: country.place,
                notes: isKnown ? [] : nearest(country.value, among: knownCountryCodes),
                nextStep: "if upstream is right, edit \"countryCode\" of \"\(region.word)\" in \(Vocabulary.path)",
                nearest: isKnown ? nil : NearestWord.find(country.value, among: knownCountryCodes)
            )
        )
    }

    /// In the order of their bytes, each once: several regions are in one country.
    private var knownCountryCodes: [String] {
        Set(vocabulary.words(.region).compactMap(\.countryCode)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private mutating func reportRepeated(_ region: DecodedRegions.Region, name: String) {
        findings.add(
            Diagnostic(
                .repeatedWord,
                "the region \(QuotedText.quote(name)) is listed twice; once is kept",
                at: region.name?.place
            )
        )
    }
}
