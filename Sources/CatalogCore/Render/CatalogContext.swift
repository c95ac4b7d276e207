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
        ("removedModels", .list(of: ModelContext.removedSchema)),
        ("hasRemovedModels", .flag),
        ("regions", .list(of: WordContext.regionSchema)),
        ("useCases", .list(of: WordContext.schema)),
        ("kinds", .list(of: WordContext.schema)),
        ("statuses", .list(of: WordContext.schema)),
        ("quantizations", .list(of: WordContext.schema)),
    ])

    /// The values for one catalog.
    package static func value(for catalog: RenderedCatalog) -> TemplateValue {
        let snapshot = catalog.snapshot
        return .record([
            "formatVersion": ["comment": .text(String(formatVersion))],
            "snapshotDate": literalAndComment(snapshot.date.description),
            "snapshotPath": ["comment": .text(SwiftComment.encode(snapshot.path))],
            "sourceKind": ["comment": .text(snapshot.source.kind.rawValue)],
            "factsSHA256": ["comment": .text(snapshot.factsSHA256)],
            "models": .list(catalog.models.map { .record(ModelContext.members(of: $0, in: catalog)) }),
            "removedModels": .list(catalog.removedModels.map { ModelContext.value(of: $0, in: catalog) }),
            "hasRemovedModels": .flag(!catalog.removedModels.isEmpty),
            "regions": .list(catalog.vocabulary.words(.region).map(WordContext.regionValue)),
            "useCases": .list(catalog.vocabulary.words(.useCase).map(WordContext.value)),
            "kinds": .list(catalog.vocabulary.words(.kind).map(WordContext.value)),
            "statuses": .list(catalog.vocabulary.words(.status).map(WordContext.value)),
            "quantizations": .list(catalog.vocabulary.words(.quantization).map(WordContext.value)),
        ])
    }

    /// A text as a Swift literal and as text of a comment.
    static let literalAndComment: TemplateSchema = .record([("literal", .text), ("comment", .text)])

    /// A text as a Swift literal and as text of a comment.
    static func literalAndComment(_ text: String) -> TemplateValue {
        ["literal": .text(SwiftStringLiteral.encode(text)), "comment": .text(SwiftComment.encode(text))]
    }
}
