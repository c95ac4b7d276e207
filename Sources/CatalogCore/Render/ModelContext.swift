// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A model as templates see it.
enum ModelContext {
    /// The names of a served model.
    static let schema: TemplateSchema = .record(CatalogContext.elementSchemas + memberSchemas)

    /// The names of a removed model: those of a served one and the two dates.
    static let removedSchema: TemplateSchema = .record(
        CatalogContext.elementSchemas + memberSchemas + [
            ("lastSeen", CatalogContext.literalAndComment),
            ("absentSince", CatalogContext.literalAndComment),
            ("deprecationMessage", .record([("literal", .text)])),
        ]
    )

    private static let memberSchemas: [(name: String, schema: TemplateSchema)] = [
        ("identifier", .record([("declaration", .text), ("reference", .text)])),
        ("id", CatalogContext.literalAndComment),
        ("displayName", CatalogContext.literalAndComment),
        ("vendor", CatalogContext.literalAndComment),
        ("kind", .record([("reference", .text), ("comment", .text)])),
        ("status", .record([("reference", .text), ("comment", .text)])),
        ("role", .record([("reference", .text)])),
        ("fastVariantID", .record([("literal", .text)])),
        ("contextWindowTokens", CatalogContext.literalAndComment),
        ("inputPrice", .record([("picodollars", .text), ("comment", .text)])),
        ("outputPrice", .record([("picodollars", .text), ("comment", .text)])),
        ("regions", .record([("elements", .text), ("comment", .text)])),
        ("useCases", .record([("elements", .text), ("comment", .text)])),
        ("tags", .record([("elements", .text), ("comment", .text)])),
        ("quantization", .record([("expression", .text)])),
        ("quantizationName", .optional(.record([("comment", .text)]))),
        ("capabilities", .record([("elements", .text)])),
        ("license", .record([("expression", .text)])),
        ("licenseName", .optional(.record([("comment", .text)]))),
        ("embeddingDimensions", .record([("expression", .text)])),
        ("createdOn", .record([("expression", .text)])),
        ("corrections", .list(of: CorrectionContext.schema)),
    ]

    /// The values of a served model.
    static func members(of model: NamedModel, in catalog: RenderedCatalog) -> TemplateRecord {
        let facts = model.facts
        let vocabulary = catalog.vocabulary
        let role = vocabulary.word(facts.kind, in: .kind)?.role ?? .other
        let declaration = SwiftIdentifier.declaration(model.identifier) ?? model.identifier
        return [
            "identifier": ["declaration": .text(declaration), "reference": .text(model.identifier)],
            "id": CatalogContext.literalAndComment(facts.id),
            "displayName": CatalogContext.literalAndComment(facts.name),
            "vendor": CatalogContext.literalAndComment(facts.vendor),
            "kind": reference(to: facts.kind, in: .kind, of: vocabulary),
            "status": reference(to: facts.status, in: .status, of: vocabulary),
            "role": ["reference": .text(role.rawValue)],
            "fastVariantID": ["literal": .text(model.fastVariantID.map(SwiftStringLiteral.encode) ?? "nil")],
            "contextWindowTokens": number(facts.contextWindowTokens),
            "inputPrice": price(facts.inputUSDPerMillionTokens),
            "outputPrice": price(facts.outputUSDPerMillionTokens),
            "regions": words(facts.regions, in: .region, of: vocabulary),
            "useCases": words(facts.useCases, in: .useCase, of: vocabulary),
            "tags": tags(facts.tags),
            "quantization": ["expression": .text(quantization(facts, vocabulary))],
            "quantizationName": optionalComment(facts.quantization),
            "capabilities": ["elements": .text(capabilities(of: facts, in: vocabulary))],
            "license": ["expression": .text(license(facts.license))],
            "licenseName": optionalComment(facts.license?.name),
            "embeddingDimensions": [
                "expression": .text(facts.embeddingDimensions.map { DigitGroups.literal(Int64($0)) } ?? "nil")
            ],
            "createdOn": [
                "expression": .text(facts.createdOn.map { SwiftStringLiteral.encode($0.description) } ?? "nil")
            ],
            "corrections": CatalogContext.list(model.corrections, record: CorrectionContext.members),
        ]
    }

    /// The values of a removed model.
    static func members(of removed: RemovedModel, in catalog: RenderedCatalog) -> TemplateRecord {
        let replacement = removed.replacementID.map { " Use \($0)." } ?? ""
        let message =
            "\(removed.model.facts.id) is no longer served: last seen on \(removed.lastSeen),"
            + " absent since \(removed.absentSince).\(replacement)"
        let dates: [(name: String, value: TemplateValue)] = [
            (name: "lastSeen", value: CatalogContext.literalAndComment(removed.lastSeen.description)),
            (name: "absentSince", value: CatalogContext.literalAndComment(removed.absentSince.description)),
            (name: "deprecationMessage", value: ["literal": .text(SwiftStringLiteral.encode(message))]),
        ]
        return TemplateRecord(members(of: removed.model, in: catalog).members + dates)
    }

    private static func number(_ value: Int) -> TemplateValue {
        ["literal": .text(DigitGroups.literal(Int64(value))), "comment": .text(DigitGroups.text(Int64(value)))]
    }

    private static func price(_ price: USDPerMillionTokens) -> TemplateValue {
        ["picodollars": .text(DigitGroups.literal(price.picodollars)), "comment": .text("$\(price)")]
    }

    private static func reference(to word: String, in category: WordCategory, of vocabulary: Vocabulary)
        -> TemplateValue
    {
        [
            "reference": .text(vocabulary.word(word, in: category)?.swiftName ?? ""),
            "comment": .text(SwiftComment.encode(word)),
        ]
    }

    private static func words(_ words: [String], in category: WordCategory, of vocabulary: Vocabulary) -> TemplateValue
    {
        let names = words.compactMap { vocabulary.word($0, in: category)?.swiftName }
        return [
            "elements": .text(names.map { ".\($0)" }.joined(separator: ", ")),
            "comment": .text(words.map(SwiftComment.encode).joined(separator: ", ")),
        ]
    }

    private static func tags(_ tags: [String]) -> TemplateValue {
        [
            "elements": .text(tags.map(SwiftStringLiteral.encode).joined(separator: ", ")),
            "comment": .text(tags.map(SwiftComment.encode).joined(separator: ", ")),
        ]
    }

    private static func capabilities(of facts: ModelFacts, in vocabulary: Vocabulary) -> String {
        vocabulary.capabilities(of: facts).map { ".\($0.rawValue)" }.joined(separator: ", ")
    }

    private static func quantization(_ facts: ModelFacts, _ vocabulary: Vocabulary) -> String {
        guard let word = facts.quantization.flatMap({ vocabulary.word($0, in: .quantization) }) else { return "nil" }
        return ".\(word.swiftName)"
    }

    private static func license(_ license: LicenseFacts?) -> String {
        guard let license else { return "nil" }
        let url = license.url.map(SwiftStringLiteral.encode) ?? "nil"
        return "NebiusLicense(name: \(SwiftStringLiteral.encode(license.name)), url: \(url))"
    }

    private static func optionalComment(_ text: String?) -> TemplateValue {
        text.map { ["comment": .text(SwiftComment.encode($0))] } ?? .absent
    }
}
