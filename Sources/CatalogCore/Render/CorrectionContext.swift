// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A correction as templates see it.
enum CorrectionContext {
    /// `field.comment`, `upstream.comment`, `value.comment`, `reason.comment`; `source.comment` for `<...>` or a code
    /// span.
    static let schema: TemplateSchema = .record(
        CatalogContext.elementSchemas
            + ["field", "upstream", "value", "reason", "source"].map { ($0, .record([("comment", .text)])) }
    )

    /// The values of a correction.
    static func members(of correction: Correction) -> TemplateRecord {
        [
            "field": ["comment": .text(correction.field.rawValue)],
            "upstream": ["comment": .text(comment(correction.expected))],
            "value": ["comment": .text(comment(correction.value))],
            "reason": ["comment": .text(SwiftComment.encode(correction.reason))],
            "source": ["comment": .text(SwiftComment.encodeURL(correction.source))],
        ]
    }

    /// A value as people write it: words with commas between them, a licence by its name.
    private static func comment(_ value: JSONValue?) -> String {
        switch value {
        case .string(let text): return SwiftComment.encode(text)
        case .array(let words, _): return words.isEmpty ? "none" : words.map(comment).joined(separator: ", ")
        case .object(let members, _): return members.map { comment($0.value) }.joined(separator: ", ")
        case .integer(let number): return DigitGroups.text(number)
        case .null, .boolean, .decimal, nil: return "none"
        }
    }
}
