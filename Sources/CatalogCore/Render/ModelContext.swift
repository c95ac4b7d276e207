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
            ("replacement", .optional(replacementSchema)),
            ("replacementName", .optional(replacementSchema)),
        ]
    )

    /// The symbol to use instead.
    private static let replacementSchema: TemplateSchema = .record([("symbol", .record([("literal", .text)]))])

    private static let memberSchemas: [(name: String, schema: TemplateSchema)] = [
        ("identifier", .record([("declaration", .text), ("reference", .text)])),
        ("id", CatalogContext.fact),
        ("displayName", CatalogContext.fact),
        ("vendor", CatalogContext.fact),
        ("kind", word),
        ("status", word),
        ("role", .record([("reference", .text), ("line", .text)])),
        ("fastVariantID", .optional(CatalogContext.fact)),
        ("contextWindowTokens", CatalogContext.fact),
        ("inputPrice", .record([("picodollars", .text), ("comment", .text), ("line", .text)])),
        ("outputPrice", .record([("picodollars", .text), ("comment", .text), ("line", .text)])),
        ("regions", .optional(words)),
        ("useCases", .optional(words)),
        ("tags", .optional(words)),
        ("quantization", .optional(word)),
        ("capabilities", .optional(words)),
        ("licenseName", .optional(CatalogContext.fact)),
        ("licenseURL", .optional(CatalogContext.fact)),
        ("embeddingDimensions", .optional(CatalogContext.fact)),
        ("createdOn", .optional(CatalogContext.fact)),
        ("corrections", .list(of: CorrectionContext.schema)),
    ]

    /// A word of the vocabulary: the constant, what a comment shows, and the word itself.
    private static let word: TemplateSchema = .record([("reference", .text), ("comment", .text), ("line", .text)])

    /// Several of them: the elements of an array literal, what a comment shows, and the words themselves.
    private static let words: TemplateSchema = .record([("elements", .text), ("comment", .text), ("line", .text)])

    /// The values of a served model.
    static func members(of model: NamedModel, in catalog: RenderedCatalog) -> TemplateRecord {
        let facts = model.facts
        let vocabulary = catalog.vocabulary
        let role = vocabulary.word(facts.kind, in: .kind)?.role ?? .other
        let declaration = SwiftIdentifier.declaration(model.identifier) ?? model.identifier
        return [
            "identifier": ["declaration": .text(declaration), "reference": .text(model.identifier)],
            "id": CatalogContext.fact(facts.id),
            "displayName": CatalogContext.fact(facts.name),
            "vendor": CatalogContext.fact(facts.vendor),
            "kind": word(facts.kind, in: .kind, of: vocabulary),
            "status": word(facts.status, in: .status, of: vocabulary),
            "role": ["reference": .text(role.rawValue), "line": .text(role.rawValue)],
            "fastVariantID": optional(model.fastVariantID),
            "contextWindowTokens": number(facts.contextWindowTokens),
            "inputPrice": price(facts.inputUSDPerMillionTokens),
            "outputPrice": price(facts.outputUSDPerMillionTokens),
            "regions": words(facts.regions, in: .region, of: vocabulary),
            "useCases": words(facts.useCases, in: .useCase, of: vocabulary),
            "tags": list(facts.tags, elements: facts.tags.map(SwiftStringLiteral.encode)),
            "quantization": facts.quantization.map { word($0, in: .quantization, of: vocabulary) } ?? .absent,
            "capabilities": capabilities(of: facts, in: vocabulary),
            "licenseName": optional(facts.license?.name),
            "licenseURL": optional(facts.license?.url),
            "embeddingDimensions": facts.embeddingDimensions.map(number) ?? .absent,
            "createdOn": optional(facts.createdOn?.description),
            "corrections": CatalogContext.list(model.corrections, record: CorrectionContext.members),
        ]
    }

    /// The values of a removed model.
    static func members(of removed: RemovedModel, in catalog: RenderedCatalog) -> TemplateRecord {
        let replacement = removed.replacement.map { " Use \($0.facts.id)." } ?? ""
        let message =
            removed.isFormerName
            ? "\(removed.model.facts.id) writes no text any more: it did on \(removed.lastSeen), and not since"
                + " \(removed.absentSince)."
            : "\(removed.model.facts.id) is no longer served: last seen on \(removed.lastSeen),"
                + " absent since \(removed.absentSince).\(replacement)"
        // Only generative models have a name, so only they can take the place of one.
        let named = removed.replacement.flatMap { catalog.isGenerative($0) ? $0 : nil }
        let members: [(name: String, value: TemplateValue)] = [
            (name: "lastSeen", value: CatalogContext.literalAndComment(removed.lastSeen.description)),
            (name: "absentSince", value: CatalogContext.literalAndComment(removed.absentSince.description)),
            (name: "deprecationMessage", value: ["literal": .text(SwiftStringLiteral.encode(message))]),
            (name: "replacement", value: symbol(of: removed.replacement)),
            (name: "replacementName", value: symbol(of: named)),
        ]
        return TemplateRecord(Self.members(of: removed.model, in: catalog).members + members)
    }

    private static func symbol(of model: NamedModel?) -> TemplateValue {
        model.map { ["symbol": ["literal": .text(SwiftStringLiteral.encode($0.identifier))]] } ?? .absent
    }

    private static func number(_ value: Int) -> TemplateValue {
        [
            "literal": .text(DigitGroups.literal(Int64(value))), "comment": .text(DigitGroups.text(Int64(value))),
            "line": .text(String(value)),
        ]
    }

    private static func price(_ price: USDPerMillionTokens) -> TemplateValue {
        [
            "picodollars": .text(DigitGroups.literal(price.picodollars)), "comment": .text("$\(price)"),
            "line": .text(price.description),
        ]
    }

    private static func optional(_ text: String?) -> TemplateValue { text.map(CatalogContext.fact) ?? .absent }

    private static func word(_ word: String, in category: WordCategory, of vocabulary: Vocabulary) -> TemplateValue {
        [
            "reference": .text(vocabulary.word(word, in: category)?.swiftName ?? ""),
            "comment": .text(SwiftComment.encode(word)),
            "line": .text(SwiftTextLine.encode(word)),
        ]
    }

    private static func words(_ words: [String], in category: WordCategory, of vocabulary: Vocabulary) -> TemplateValue
    {
        list(words, elements: words.compactMap { vocabulary.word($0, in: category)?.swiftName }.map { ".\($0)" })
    }

    private static func capabilities(of facts: ModelFacts, in vocabulary: Vocabulary) -> TemplateValue {
        let names = vocabulary.capabilities(of: facts).map(\.rawValue)
        return list(names, elements: names.map { ".\($0)" })
    }

    /// Words with their elements of an array literal; absent when there are none.
    private static func list(_ words: [String], elements: [String]) -> TemplateValue {
        guard !words.isEmpty else { return .absent }
        return [
            "elements": .text(elements.joined(separator: ", ")),
            "comment": .text(words.map(SwiftComment.encode).joined(separator: ", ")),
            "line": .text(SwiftTextLine.encode(list: words)),
        ]
    }
}
