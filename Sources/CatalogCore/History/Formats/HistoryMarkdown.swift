// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The lives of models as a Markdown table: bounded, and with upstream text in code spans only.
package enum HistoryMarkdown {
    /// The document, with a line feed behind its last line; what does not fit is left out in whole rows, and counted.
    ///
    /// - Parameters:
    ///   - lives: The models.
    ///   - maximumBytes: The budget in bytes of UTF-8.
    /// - Returns: A document within the budget.
    /// - Complexity: O(*n*) in the number of steps.
    package static func text(for lives: [ModelLife], maximumBytes: Int = DifferenceMarkdown.defaultMaximumBytes)
        -> String
    {
        let rows = lives.flatMap(rows)
        var document = BoundedMarkdown(maximumBytes: maximumBytes, omitted: omission(rows.count))
        let head = ["## Catalog history", "", "| Model | Date | What happened |", "|---|---|---|"]
        guard document.append(head) else { return document.text }
        for (index, row) in rows.enumerated() {
            guard document.append([row], omitting: omission(rows.count - index - 1)) else { break }
        }
        return document.text
    }

    private static func omission(_ count: Int) -> String? {
        count == 0 ? nil : "**\(count) row\(count == 1 ? " is" : "s are") not shown.**"
    }

    private static func rows(of life: ModelLife) -> [String] {
        let steps = life.steps.flatMap { step in
            step.sentences.map { row(life.id, step.date.description, MarkdownCodeSpan.encodeCell($0, limit: 400)) }
        }
        let replacement = life.replacement.map { MarkdownCodeSpan.encodeCell($0, limit: 200) }
        return steps + (replacement.map { [row(life.id, "", "use instead: \($0)")] } ?? [])
    }

    private static func row(_ id: String, _ date: String, _ what: String) -> String {
        "| \(MarkdownCodeSpan.encodeCell(id, limit: 200)) | \(date) | \(what) |"
    }
}
