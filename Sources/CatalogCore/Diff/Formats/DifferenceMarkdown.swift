// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A difference as Markdown for a pull request: bounded, and with upstream text in code spans only.
package enum DifferenceMarkdown {
    /// The bytes that fit into the description of a pull request on every forge that is known: GitHub takes 65,536 characters.
    package static let defaultMaximumBytes = 60_000
    /// The most scalars of a value that are shown.
    private static let maximumValue = 120

    /// The document, with a line feed behind its last line.
    ///
    /// What does not fit is left out in whole rows and whole sections, and counted. A budget too small for the counts gives
    /// an empty document.
    ///
    /// - Parameters:
    ///   - difference: What changed.
    ///   - maximumBytes: The budget in bytes of UTF-8.
    /// - Returns: A document within the budget.
    /// - Complexity: O(*n*) in the number of changes.
    package static func text(for difference: CatalogDifference, maximumBytes: Int = defaultMaximumBytes) -> String {
        var document = BoundedMarkdown(maximumBytes: maximumBytes, omitted: omissions(difference.changes[...]))
        guard document.append(head(of: difference)) else { return document.text }
        if !difference.sourceCompatibility.lines.isEmpty {
            _ = document.append(source(of: difference.sourceCompatibility))
        }
        for weight in ServiceEffect.ofChanges {
            let changes = difference.changes(weighing: weight)
            guard !changes.isEmpty else { continue }
            let head = [
                "", "### \(weight.title): \(changes.count)", "",
                "| Model | What | Before | After | Difference | Notes |", "|---|---|---|---|---|---|",
            ]
            var rest = difference.changes[changes.startIndex...]
            var isFirst = true
            for change in changes {
                rest = rest.dropFirst()
                let lines = (isFirst ? head : []) + [row(change)]
                guard document.append(lines, omitting: omissions(rest)) else { return document.text }
                isFirst = false
            }
        }
        return document.text
    }

    /// Counts of what is not shown; nil when everything is.
    private static func omissions(_ changes: ArraySlice<CatalogChange>) -> String? {
        guard !changes.isEmpty else { return nil }
        let counts = ServiceEffect.ofChanges.compactMap { weight -> String? in
            let count = changes.count { $0.weight == weight }
            return count == 0 ? nil : "\(count) \(weight == .info ? "other" : weight.rawValue)"
        }
        return "**\(changes.count) change\(changes.count == 1 ? " is" : "s are") not shown:**"
            + " \(counts.joined(separator: ", "))."
    }

    private static func head(of difference: CatalogDifference) -> [String] {
        let sides = [("Old", difference.old), ("New", difference.new)].map { label, side in
            "- \(label): \(code(side.name)), \(side.countText)"
        }
        guard difference.result == .changed else {
            return ["## Catalog changes", ""] + sides + ["", difference.headline]
        }
        let counts = ServiceEffect.ofChanges.map { String(difference.changes(weighing: $0).count) }
        let row =
            [
                difference.service.rawValue, difference.sourceCompatibility.effect.rawValue,
                difference.versionBump.rawValue,
            ] + counts
        return ["## Catalog changes", ""] + sides + [
            "", "| Service | Source | Version | Breaking | Risky | Other |", "|---|---|---|--:|--:|--:|",
            "| \(row.joined(separator: " | ")) |",
        ]
    }

    /// Identifiers are ASCII and ours, and code all the same.
    private static func source(of source: SourceCompatibility) -> [String] {
        [("Gone", source.removed), ("Newly deprecated", source.deprecated), ("Added", source.added)]
            .flatMap { label, symbols -> [String] in
                guard !symbols.isEmpty else { return [] }
                let shown = symbols.prefix(20).map { code($0.qualifiedName) }.joined(separator: ", ")
                return ["- \(label): \(shown)\(symbols.count > 20 ? " and \(symbols.count - 20) more" : "")"]
            }
            .reduce(into: ["", "### Swift symbols", ""]) { $0.append($1) }
    }

    private static func row(_ change: CatalogChange) -> String {
        let isTwin = change.before.map { before in change.after.map { before == $0 } ?? false } ?? false
        let values = [change.before, change.after].map { value in
            value.map { cell(isTwin ? VisibleText.encodeNumbered($0) : $0) } ?? ""
        }
        let notes = change.notes.map { "\($0.label): \(cell($0.value))" }.joined(separator: "; ")
        let cells = [
            change.subject.map(cell) ?? "", change.what, change.isAboutWords ? "" : values[0],
            change.isAboutWords ? "" : values[1], change.amount.map { cell($0.text) } ?? "", notes,
        ]
        return "| \(cells.joined(separator: " | ")) |"
    }

    private static func code(_ text: String) -> String { MarkdownCodeSpan.encode(text, limit: maximumValue) }

    private static func cell(_ text: String) -> String { MarkdownCodeSpan.encodeCell(text, limit: maximumValue) }
}
