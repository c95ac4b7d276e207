// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A difference as Markdown for a pull request: bounded, and with upstream text in code spans only.
package enum DifferenceMarkdown {
    /// The bytes that fit into the description of a pull request on every forge that is known: GitHub takes 65,536
    /// characters.
    package static let defaultMaximumBytes = 60_000
    /// The most scalars of a value that are shown.
    private static let maximumValue = 120

    /// The document, with a line feed behind its last line.
    ///
    /// What does not fit is left out in whole rows and whole sections, and counted. A budget too small for the counts
    /// gives an empty document.
    ///
    /// - Parameters:
    ///   - difference: What changed.
    ///   - maximumBytes: The budget in bytes of UTF-8.
    /// - Returns: A document within the budget.
    /// - Complexity: O(*n*) in the number of changes.
    package static func text(for difference: CatalogDifference, maximumBytes: Int = defaultMaximumBytes) -> String {
        var hidden = difference.changes.reduce(into: OmittedChanges()) { $0.add($1) }
        var document = BoundedMarkdown(maximumBytes: maximumBytes, omitted: hidden.text)
        guard document.append(head(of: difference)), appendSymbols(of: difference, to: &document) else {
            return document.text
        }
        for weight in ServiceEffect.ofChanges {
            let changes = difference.changes(weighing: weight)
            guard !changes.isEmpty else { continue }
            let head = [
                "", "### \(weight.title): \(changes.count)", "",
                "| Model | What | Before | After | Difference | Notes |", "|---|---|---|---|---|---|",
            ]
            var isFirst = true
            for change in changes {
                hidden.remove(change)
                let lines = (isFirst ? head : []) + [row(change)]
                guard document.append(lines, omitting: hidden.text) else { return document.text }
                isFirst = false
            }
        }
        return document.text
    }

    /// Appends the symbols, or how many there are.
    ///
    /// - Returns: Whether there was room for one of both.
    private static func appendSymbols(of difference: CatalogDifference, to document: inout BoundedMarkdown) -> Bool {
        let source = difference.sourceCompatibility
        guard !source.lines.isEmpty, !document.append(Self.source(of: source)) else { return true }
        let counts = [(source.removed, "gone"), (source.deprecated, "newly deprecated"), (source.added, "added")]
            .filter { !$0.0.isEmpty }.map { "\($0.0.count) \($0.1)" }.joined(separator: ", ")
        return document.append(["", "**Swift symbols are not shown:** \(counts)."])
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
                difference.service.rawValue, difference.source.rawValue,
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
