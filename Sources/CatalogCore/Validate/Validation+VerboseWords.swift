// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The words of a verbose model in the terms of `models_info`.
struct TranslatedWords {
    let kind: String?
    let useCases: [String]
    let tags: [String]
}

extension Validation {
    /// `architecture.modality` and the kind that it means.
    private static var kindByModality: [(modality: String, kind: String)] {
        [("text->text", "text2text"), ("text+image->text", "image2text"), ("text->embedding", "embedding")]
    }

    /// `supported_features` and the use case or tag that each means; `structured_outputs` has none in `models_info`.
    private static var wordByFeature: [(feature: String, useCase: String?, tag: String?)] {
        [
            ("tools", "function_calling", nil),
            ("reasoning", "reasoning", nil),
            ("json_mode", nil, "JSON mode"),
            ("structured_outputs", nil, nil),
        ]
    }

    /// The use cases that a verbose model can state.
    static var useCasesOfFeatures: [String] { wordByFeature.compactMap(\.useCase) }

    /// The tags that a verbose model can state.
    static var tagsOfFeatures: [String] { wordByFeature.compactMap(\.tag) }

    /// Translates the closed lists that only the verbose shape has; unknown words of them are errors.
    mutating func judgeVerboseWords(of flavor: DecodedFlavor) -> TranslatedWords {
        var useCases: [String] = []
        var tags: [String] = []
        for feature in flavor.features ?? [] {
            guard let known = Self.wordByFeature.first(where: { $0.feature == feature.value }) else {
                reportUnknown(feature, .unknownFeature, "supported feature", known: Self.wordByFeature.map(\.feature))
                continue
            }
            if let useCase = known.useCase { useCases.append(useCase) }
            if let tag = known.tag { tags.append(tag) }
        }
        return TranslatedWords(kind: kind(of: flavor.modality), useCases: useCases, tags: tags)
    }

    private mutating func kind(of modality: Located<String>?) -> String? {
        guard let modality else { return nil }
        guard let known = Self.kindByModality.first(where: { $0.modality == modality.value }) else {
            reportUnknown(modality, .unknownModality, "modality", known: Self.kindByModality.map(\.modality))
            return nil
        }
        return judgeWord(Located(known.kind, at: modality.node), in: .kind)
    }

    private mutating func reportUnknown(
        _ word: Located<String>,
        _ code: Rule,
        _ what: String,
        known: [String]
    ) {
        findings.add(
            Diagnostic(
                code,
                "unknown \(what) \(QuotedText.quote(word.value))",
                at: word.place,
                notes: nearest(word.value, among: known),
                nextStep: "if it is right, declare what it means in Validation+VerboseWords",
                nearest: NearestWord.find(word.value, among: known)
            )
        )
    }
}
