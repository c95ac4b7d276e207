// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// What a template of Swift source can name, and the values behind the names.
///
/// The sink is part of every key: `literal` is a Swift expression, `comment` is text for one line of a comment,
/// `declaration` and `reference` are Swift identifiers. Upstream text has no other way into a template.
package enum CatalogContext {
    /// The number of the format of generated files; raised when the same data give other bytes on purpose.
    package static let formatVersion = 1

    /// The typed context: every name that a template may use.
    package static let schema: TemplateSchema = .record([
        ("formatVersion", .record([("comment", .text)])),
        ("snapshotDate", literalAndComment),
        ("snapshotPath", .record([("comment", .text)])),
        ("sourceKind", .record([("comment", .text)])),
        ("factsSHA256", .record([("comment", .text)])),
        ("models", .list(of: ModelContext.schema)),
        ("generativeModels", .list(of: ModelContext.schema)),
        ("removedModels", .list(of: ModelContext.removedSchema)),
        ("removedGenerativeModels", .list(of: ModelContext.removedSchema)),
        ("regions", .list(of: WordContext.regionSchema)),
        ("useCases", .list(of: WordContext.schema)),
        ("kinds", .list(of: WordContext.schema)),
        ("statuses", .list(of: WordContext.schema)),
        ("quantizations", .list(of: WordContext.schema)),
    ])

    /// The values for one catalog.
    package static func value(for catalog: RenderedCatalog) -> TemplateValue {
        let snapshot = catalog.snapshot
        let vocabulary = catalog.vocabulary
        let isGenerative = { (model: NamedModel) in
            vocabulary.word(model.facts.kind, in: .kind)?.role == .generative
        }
        return .record([
            "formatVersion": ["comment": .text(String(formatVersion))],
            "snapshotDate": literalAndComment(snapshot.date.description),
            "snapshotPath": ["comment": .text(SwiftComment.encode(snapshot.path))],
            "sourceKind": ["comment": .text(snapshot.source.kind.rawValue)],
            "factsSHA256": ["comment": .text(snapshot.factsSHA256)],
            "models": list(catalog.models) { ModelContext.members(of: $0, in: catalog) },
            "generativeModels": list(catalog.models.filter(isGenerative)) { ModelContext.members(of: $0, in: catalog) },
            "removedModels": list(catalog.removedModels) { ModelContext.members(of: $0, in: catalog) },
            "removedGenerativeModels": list(catalog.removedModels.filter { isGenerative($0.model) }) {
                ModelContext.members(of: $0, in: catalog)
            },
            "regions": list(vocabulary.words(.region), record: WordContext.regionMembers),
            "useCases": list(vocabulary.words(.useCase), record: WordContext.members),
            "kinds": list(vocabulary.words(.kind), record: WordContext.members),
            "statuses": list(vocabulary.words(.status), record: WordContext.members),
            "quantizations": list(vocabulary.words(.quantization), record: WordContext.members),
        ])
    }

    /// What every element of a list has: whether it is the first, so that a template can separate it from the one before.
    static let elementSchemas: [(name: String, schema: TemplateSchema)] = [("isFirst", .flag)]

    /// A list of records, the first of them marked.
    static func list<Element>(_ elements: [Element], record: (Element) -> TemplateRecord) -> TemplateValue {
        .list(
            elements.enumerated().map { index, element in
                .record(TemplateRecord([(name: "isFirst", value: .flag(index == 0))] + record(element).members))
            }
        )
    }

    /// A text as a Swift literal and as text of a comment.
    static let literalAndComment: TemplateSchema = .record([("literal", .text), ("comment", .text)])

    /// A text as a Swift literal and as text of a comment.
    static func literalAndComment(_ text: String) -> TemplateValue {
        ["literal": .text(SwiftStringLiteral.encode(text)), "comment": .text(SwiftComment.encode(text))]
    }
}
