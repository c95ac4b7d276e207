// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A word of the vocabulary as templates see it.
enum WordContext {
    /// `word.literal`, `word.comment`, `name.declaration`.
    static let schema: TemplateSchema = .record(members)

    /// The same with `countryCode.literal`.
    static let regionSchema: TemplateSchema = .record(members + [("countryCode", .record([("literal", .text)]))])

    private static let members: [(name: String, schema: TemplateSchema)] = [
        ("word", CatalogContext.literalAndComment),
        ("name", .record([("declaration", .text)])),
    ]

    static func value(of word: VocabularyWord) -> TemplateValue {
        .record(TemplateRecord(members(of: word)))
    }

    static func regionValue(of word: VocabularyWord) -> TemplateValue {
        let countryCode = SwiftStringLiteral.encode(word.countryCode ?? "")
        return .record(
            TemplateRecord(members(of: word) + [(name: "countryCode", value: ["literal": .text(countryCode)])])
        )
    }

    private static func members(of word: VocabularyWord) -> [(name: String, value: TemplateValue)] {
        [
            (name: "word", value: CatalogContext.literalAndComment(word.word)),
            (
                name: "name",
                value: ["declaration": .text(SwiftIdentifier.declaration(word.swiftName) ?? word.swiftName)]
            ),
        ]
    }
}
