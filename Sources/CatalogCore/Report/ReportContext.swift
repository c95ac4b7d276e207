// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What the template of the page can name, and the values behind the names.
///
/// The sink is part of every key, as in ``CatalogContext``: `html` is text for an element or for a quoted attribute.
/// Upstream text has no other way into the page.
enum ReportContext {
    /// The number of the format of the page; raised when the same data give another page on purpose.
    static let formatVersion = 1

    /// Every name that the template may use.
    static let schema: TemplateSchema = .record([
        ("formatVersion", html), ("snapshotDate", html), ("sourceKind", html), ("sourceURL", html),
        ("factsSHA256", html), ("modelCount", html), ("generativeCount", html), ("embeddingCount", html),
        ("vendorCount", html), ("removedCount", html),
        ("style", .record([("text", .text), ("sha256", .text)])),
        ("script", .record([("text", .text), ("sha256", .text)])),
        ("vendors", .list(of: wordSchema)), ("useCases", .list(of: wordSchema)),
        ("capabilities", .list(of: wordSchema)), ("kinds", .list(of: wordSchema)),
        ("regions", .list(of: .record(elementSchemas + [("value", html), ("count", html), ("country", html)]))),
        ("models", .list(of: ReportModel.schema)), ("licenses", .list(of: ReportLicense.schema)),
        ("removedModels", .list(of: ReportRemovedModel.schema)),
        ("changes", .optional(ReportChanges.schema)), ("scatter", .optional(PriceScatter.schema)),
        ("history", .optional(ReportHistory.schema)),
    ])

    private static let wordSchema: TemplateSchema = .record(elementSchemas + [("value", html), ("count", html)])

    /// A text for HTML.
    static let html: TemplateSchema = .record([("html", .text)])

    /// What every element of a list has.
    static var elementSchemas: [(name: String, schema: TemplateSchema)] { CatalogContext.elementSchemas }

    /// A text for HTML.
    static func html(_ text: String) -> TemplateValue { ["html": .text(HTMLText.encode(text))] }

    /// A number in groups of three digits.
    static func html(_ number: Int) -> TemplateValue { html(DigitGroups.text(Int64(number))) }

    /// A text that may be absent.
    static func html(_ text: String?) -> TemplateValue { text.map { html($0) } ?? .absent }

    /// Words with commas between them; absent when there are none.
    static func html(list words: [String]) -> TemplateValue {
        words.isEmpty ? .absent : ["html": .text(HTMLText.encode(list: words))]
    }

    /// A list of records, the first of them marked.
    static func list<Element>(_ elements: [Element], record: (Element) -> TemplateRecord) -> TemplateValue {
        CatalogContext.list(elements, record: record)
    }

    /// The values for a catalog.
    ///
    /// - Parameters:
    ///   - page: What the page is about.
    ///   - style: The style sheet.
    ///   - script: The script.
    /// - Returns: What fits ``schema``.
    static func value(of page: ReportedCatalog, style: [UInt8], script: [UInt8]) -> TemplateValue {
        let snapshot = page.rendered.snapshot
        let facts = page.rendered.models.map(\.facts)
        let roles = facts.map { page.role(of: $0) }
        let licenses = ReportLicense.all(of: facts)
        return [
            "formatVersion": html(String(formatVersion)),
            "snapshotDate": html(snapshot.date.description),
            "sourceKind": html(snapshot.source.kind.rawValue),
            "sourceURL": html(snapshot.source.url),
            "factsSHA256": html(snapshot.factsSHA256),
            "modelCount": html(facts.count),
            "generativeCount": html(roles.count { $0 == .generative }),
            "embeddingCount": html(roles.count { $0 == .embedding }),
            "vendorCount": html(Set(facts.map { Array($0.vendor.utf8) }).count),
            "removedCount": html(page.removedLives.count),
            "style": inline(style),
            "script": inline(script),
            "vendors": words(facts.map { [$0.vendor] }),
            "regions": regions(of: page),
            "useCases": words(facts.map(\.useCases)),
            "capabilities": words(facts.map { page.capabilities(of: $0).map(\.rawValue) }),
            "kinds": words(facts.map { [$0.kind] }),
            "models": list(Array(page.rendered.models.enumerated())) { index, model in
                ReportModel.members(of: model, number: index, on: page, licenses: licenses)
            },
            "licenses": list(licenses, record: \.members),
            "removedModels": list(page.removedLives) { ReportRemovedModel.members(of: $0, on: page) },
            "changes": page.difference.map(ReportChanges.value) ?? .absent,
            "scatter": PriceScatter(facts).map(\.value) ?? .absent,
            "history": ReportHistory(page).map(\.value) ?? .absent,
        ]
    }

    /// A text that stands between the tags of an element, with what the policy of the page calls it.
    private static func inline(_ bytes: [UInt8]) -> TemplateValue {
        var hash = SHA256()
        hash.update(bytes)
        return ["text": .text(String(decoding: bytes, as: UTF8.self)), "sha256": .text(Base64.encode(hash.digest()))]
    }

    /// Every word with the number of models that have it, sorted by its UTF-8 bytes.
    private static func words(_ wordsOfModels: [[String]]) -> TemplateValue {
        list(counts(wordsOfModels)) { ["value": html($0.word), "count": html($0.count)] }
    }

    private static func regions(of page: ReportedCatalog) -> TemplateValue {
        list(counts(page.rendered.models.map(\.facts.regions))) { region in
            let country = page.rendered.vocabulary.word(region.word, in: .region)?.countryCode ?? ""
            return ["value": html(region.word), "count": html(region.count), "country": html(country)]
        }
    }

    private static func counts(_ wordsOfModels: [[String]]) -> [(word: String, count: Int)] {
        var counts: [[UInt8]: Int] = [:]
        for word in wordsOfModels.joined() { counts[Array(word.utf8), default: 0] += 1 }
        return counts.sorted { $0.key.lexicographicallyPrecedes($1.key) }
            .map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
    }
}
