// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A model that is gone as the template of the page sees it.
enum ReportRemovedModel {
    static let schema: TemplateSchema = .record(
        ReportContext.elementSchemas + [
            ("id", ReportContext.html), ("displayName", ReportContext.html),
            ("distinctName", .optional(ReportContext.html)), ("symbol", ReportContext.html),
            ("lastSeen", ReportContext.html), ("absentSince", ReportContext.html),
            ("replacement", .optional(.record([("id", ReportContext.html), ("symbol", ReportContext.html)]))),
            ("isPruned", .flag),
        ]
    )

    /// The values of a model.
    static func members(of life: ModelLife, on page: ReportedCatalog) -> TemplateRecord {
        let facts = page.history.lastSnapshot(listing: life.id)?.facts.model(id: life.id)
        return [
            "id": ReportContext.html(life.id),
            "displayName": ReportContext.html(facts?.name ?? life.id),
            "distinctName": ReportContext.html(facts.flatMap(ReportModel.distinctName)),
            "symbol": ReportContext.html(symbol(of: life.id, on: page)),
            "lastSeen": ReportContext.html(life.points.last?.date.description ?? ""),
            "absentSince": ReportContext.html(life.steps.last?.date.description ?? ""),
            "replacement": life.replacement.map { id in
                ["id": ReportContext.html(id), "symbol": ReportContext.html(symbol(of: id, on: page))]
            } ?? .absent,
            "isPruned": .flag(page.rendered.ledger[id: life.id]?.isPruned ?? false),
        ]
    }

    private static func symbol(of id: String, on page: ReportedCatalog) -> String {
        "\(PublicSymbol.catalogType).\(page.rendered.ledger[id: id]?.identifier ?? "")"
    }
}
