// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A word of the vocabulary as templates see it.
enum WordContext {
    /// `word.literal`, `word.comment`, `name.declaration`.
    static let schema: TemplateSchema = .record(CatalogContext.elementSchemas + memberSchemas)

    /// The same with `countryCode.literal`.
    static let regionSchema: TemplateSchema = .record(
        CatalogContext.elementSchemas + memberSchemas + [("countryCode", .record([("literal", .text)]))]
    )

    private static let memberSchemas: [(name: String, schema: TemplateSchema)] = [
        ("word", CatalogContext.literalAndComment),
        ("name", .record([("declaration", .text)])),
    ]

    /// The values of a word.
    static func members(of word: VocabularyWord) -> TemplateRecord {
        [
            "word": CatalogContext.literalAndComment(word.word),
            "name": ["declaration": .text(SwiftIdentifier.declaration(word.swiftName) ?? word.swiftName)],
        ]
    }

    /// The values of a region.
    static func regionMembers(of word: VocabularyWord) -> TemplateRecord {
        let countryCode = SwiftStringLiteral.encode(word.countryCode ?? "")
        return TemplateRecord(
            members(of: word).members + [(name: "countryCode", value: ["literal": .text(countryCode)])]
        )
    }
}
