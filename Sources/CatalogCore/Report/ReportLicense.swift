// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A license of served models as the template of the page sees it.
struct ReportLicense {
    static let schema: TemplateSchema = .record(
        ReportContext.elementSchemas + [
            ("anchor", ReportContext.html), ("name", ReportContext.html), ("count", ReportContext.html),
            ("url", .optional(ReportContext.html)),
        ]
    )

    let name: String
    let url: String?
    /// How many models have it.
    let count: Int
    /// The place on the page.
    let anchor: String

    /// Every license, each with its address, sorted by the UTF-8 bytes of both.
    ///
    /// - Complexity: O(*n* log *n*) in the number of models.
    static func all(of models: [ModelFacts]) -> [ReportLicense] {
        var groups: [[UInt8]: (license: LicenseFacts, count: Int)] = [:]
        for license in models.compactMap(\.license) {
            groups[key(license), default: (license, 0)].count += 1
        }
        return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.enumerated().map { index, group in
            ReportLicense(
                name: group.value.license.name,
                url: group.value.license.url,
                count: group.value.count,
                anchor: "l\(index)"
            )
        }
    }

    /// Whether a model has this license.
    func isOf(_ facts: ModelFacts) -> Bool {
        facts.license.map { Self.key($0) == Self.key(LicenseFacts(name: name, url: url)) } ?? false
    }

    var members: TemplateRecord {
        [
            "anchor": ReportContext.html(anchor), "name": ReportContext.html(name), "count": ReportContext.html(count),
            "url": ReportContext.html(url),
        ]
    }

    private static func key(_ license: LicenseFacts) -> [UInt8] {
        // No text has a byte of zero.
        Array(license.name.utf8) + [0] + Array((license.url ?? "").utf8)
    }
}
