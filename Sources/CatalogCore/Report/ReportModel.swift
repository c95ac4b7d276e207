// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A served model as the template of the page sees it.
enum ReportModel {
    static let schema: TemplateSchema = .record(
        ReportContext.elementSchemas + [
            ("anchor", ReportContext.html), ("id", ReportContext.html), ("displayName", ReportContext.html),
            ("distinctName", .optional(ReportContext.html)), ("vendor", ReportContext.html),
            ("kind", ReportContext.html), ("role", ReportContext.html), ("status", ReportContext.html),
            ("symbol", ReportContext.html), ("modelName", .optional(ReportContext.html)),
            ("contextWindow", number), ("inputPrice", number), ("outputPrice", number),
            ("regions", .optional(ReportContext.html)), ("useCases", .optional(ReportContext.html)),
            ("capabilities", .optional(ReportContext.html)), ("tags", .optional(ReportContext.html)),
            ("quantization", .optional(ReportContext.html)),
            ("license", .optional(.record([("html", .text), ("anchor", ReportContext.html)]))),
            ("embeddingDimensions", .optional(ReportContext.html)), ("createdOn", .optional(ReportContext.html)),
            ("corrections", .list(of: .record(ReportContext.elementSchemas + [("html", .text)]))),
        ]
    )

    /// What people read, and the plain number.
    private static let number: TemplateSchema = .record([("html", .text), ("value", .text)])

    /// The values of a model.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - number: Its place on the page, from zero.
    ///   - page: The page.
    ///   - licenses: The licenses of all models.
    /// - Returns: What fits ``schema``.
    static func members(
        of model: NamedModel,
        number: Int,
        on page: ReportedCatalog,
        licenses: [ReportLicense]
    ) -> TemplateRecord {
        let facts = model.facts
        let isNamed = page.role(of: facts) == .generative
        return [
            "anchor": ReportContext.html("m\(number)"),
            "id": ReportContext.html(facts.id),
            "displayName": ReportContext.html(facts.name),
            "distinctName": ReportContext.html(distinctName(facts)),
            "vendor": ReportContext.html(facts.vendor),
            "kind": ReportContext.html(facts.kind),
            "role": ReportContext.html(page.role(of: facts).rawValue),
            "status": ReportContext.html(facts.status),
            "symbol": ReportContext.html("\(PublicSymbol.catalogType).\(model.identifier)"),
            "modelName": isNamed ? ReportContext.html(".\(model.identifier)") : .absent,
            "contextWindow": [
                "html": .text(DigitGroups.text(Int64(facts.contextWindowTokens))),
                "value": .text(String(facts.contextWindowTokens)),
            ],
            "inputPrice": price(facts.inputUSDPerMillionTokens),
            "outputPrice": price(facts.outputUSDPerMillionTokens),
            "regions": ReportContext.html(list: facts.regions),
            "useCases": ReportContext.html(list: facts.useCases),
            "capabilities": ReportContext.html(list: page.capabilities(of: facts).map(\.rawValue)),
            "tags": ReportContext.html(list: facts.tags),
            "quantization": ReportContext.html(facts.quantization),
            "license": license(of: facts, among: licenses),
            "embeddingDimensions": facts.embeddingDimensions.map { ReportContext.html($0) } ?? .absent,
            "createdOn": ReportContext.html(facts.createdOn?.description),
            "corrections": ReportContext.list(model.corrections) { ["html": .text(HTMLText.encode(text(of: $0)))] },
        ]
    }

    /// The name where it says more than the id: it is not the part behind the vendor.
    static func distinctName(_ facts: ModelFacts) -> String? {
        let slash = facts.id.utf8.lastIndex(of: UInt8(ascii: "/"))
        let last = slash.map { String(facts.id[facts.id.utf8.index(after: $0)...]) } ?? facts.id
        return [last, facts.id].contains { $0.hasSameBytes(as: facts.name) } ? nil : facts.name
    }

    private static func price(_ price: USDPerMillionTokens) -> TemplateValue {
        ["html": .text("$\(price)"), "value": .text(price.description)]
    }

    private static func license(of facts: ModelFacts, among licenses: [ReportLicense]) -> TemplateValue {
        guard let license = licenses.first(where: { $0.isOf(facts) }) else { return .absent }
        return ["html": .text(HTMLText.encode(license.name)), "anchor": ReportContext.html(license.anchor)]
    }

    private static func text(of correction: Correction) -> String {
        let change = correction.change
        return "\(change.field) from \(change.before ?? "nothing") to \(change.after ?? "nothing"),"
            + " because \(correction.reason)"
    }
}
