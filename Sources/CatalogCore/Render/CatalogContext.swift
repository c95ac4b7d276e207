// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// What a template of Swift source can name, and the values behind the names.
///
/// The sink is part of every key: `literal` is a Swift expression, `comment` is text for one line of a comment,
/// `declaration` and `reference` are Swift identifiers. Upstream text has no other way into a template.
package enum CatalogContext {
    /// The number of the format of generated files; raised when the same data give other bytes on purpose.
    package static let formatVersion = 2

    /// The typed context of an output: every name that its template may use.
    package static func schema(for output: OutputDeclaration) -> TemplateSchema {
        .record(memberSchemas + OutputContext.schemas(of: output))
    }

    /// The names that every template may use.
    static let memberSchemas: [(name: String, schema: TemplateSchema)] = [
        ("formatVersion", .record([("comment", .text)])),
        ("snapshotDate", literalAndComment),
        ("snapshotPath", .record([("comment", .text)])),
        ("sourceKind", .record([("comment", .text)])),
        ("factsSHA256", .record([("comment", .text)])),
        ("models", .list(of: ModelContext.schema)),
        ("generativeModels", .list(of: ModelContext.schema)),
        ("removedModels", .list(of: ModelContext.removedSchema)),
        ("removedNames", .list(of: ModelContext.removedSchema)),
        ("shards", .list(of: ShardContext.schema)),
        ("regions", .list(of: WordContext.regionSchema)),
        ("useCases", .list(of: WordContext.schema)),
        ("kinds", .list(of: WordContext.schema)),
        ("statuses", .list(of: WordContext.schema)),
        ("quantizations", .list(of: WordContext.schema)),
    ]

    /// The values for one catalog, but for those of models and outputs.
    static func members(of catalog: RenderedCatalog, shards: [CatalogShard]) -> TemplateRecord {
        let snapshot = catalog.snapshot
        let vocabulary = catalog.vocabulary
        return [
            "formatVersion": ["comment": .text(String(formatVersion))],
            "snapshotDate": literalAndComment(snapshot.date.description),
            "snapshotPath": ["comment": .text(SwiftComment.encode(snapshot.path))],
            "sourceKind": ["comment": .text(snapshot.source.kind.rawValue)],
            "factsSHA256": ["comment": .text(snapshot.factsSHA256)],
            "shards": list(shards, record: ShardContext.members),
            "regions": list(vocabulary.words(.region), record: WordContext.regionMembers),
            "useCases": list(vocabulary.words(.useCase), record: WordContext.members),
            "kinds": list(vocabulary.words(.kind), record: WordContext.members),
            "statuses": list(vocabulary.words(.status), record: WordContext.members),
            "quantizations": list(vocabulary.words(.quantization), record: WordContext.members),
        ]
    }

    /// The values of the models of a file.
    static func members(of records: ModelRecords) -> [(name: String, value: TemplateValue)] {
        [
            (name: "models", value: list(records.models) { $0 }),
            (name: "generativeModels", value: list(records.generativeModels) { $0 }),
            (name: "removedModels", value: list(records.removedModels) { $0 }),
            (name: "removedNames", value: list(records.removedNames) { $0 }),
        ]
    }

    /// What every element of a list has: whether it is the first, so that a template can separate it from the one
    /// before.
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

    /// A text as a Swift literal, as text of a comment, and as the value of a line of a multi-line literal.
    static let fact: TemplateSchema = .record([("literal", .text), ("comment", .text), ("line", .text)])

    /// The three forms of a text.
    static func fact(_ text: String) -> TemplateValue {
        [
            "literal": .text(SwiftStringLiteral.encode(text)), "comment": .text(SwiftComment.encode(text)),
            "line": .text(SwiftTextLine.encode(text)),
        ]
    }

    /// A text as a Swift literal and as text of a comment.
    static func literalAndComment(_ text: String) -> TemplateValue {
        ["literal": .text(SwiftStringLiteral.encode(text)), "comment": .text(SwiftComment.encode(text))]
    }
}
