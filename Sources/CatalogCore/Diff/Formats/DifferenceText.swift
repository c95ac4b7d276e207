// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A difference as aligned lines for a terminal.
package enum DifferenceText {
    /// A line, and what it speaks of; headings are coloured by it on a terminal.
    package struct Line: Equatable, Sendable {
        package let text: String
        /// Nil for a line that is no heading.
        package let heading: ServiceEffect?

        package init(_ text: String, heading: ServiceEffect? = nil) {
            self.text = text
            self.heading = heading
        }
    }

    /// The most scalars of a value that are shown.
    private static let maximumValue = 120
    /// The widest column that others are aligned to.
    private static let maximumColumn = 44

    /// The lines, without line ends.
    ///
    /// - Parameters:
    ///   - difference: What changed.
    ///   - isQuiet: Whether only what is risky or breaking is listed, without the sides and what all adds up to.
    /// - Returns: The sides, the changes by weight, and what they add up to.
    /// - Complexity: O(*n*) in the number of changes.
    package static func lines(for difference: CatalogDifference, isQuiet: Bool = false) -> [Line] {
        let weights = isQuiet ? [.breaking, .risky] : ServiceEffect.ofChanges
        let sections = weights.flatMap { section($0, difference.changes(weighing: $0)) }
        guard !isQuiet else { return Array(sections.drop { $0.text.isEmpty }) }
        let sides = [("old", difference.old), ("new", difference.new)].map { label, side in
            Line("\(label)  \(VisibleText.encode(side.name)), \(side.countText)")
        }
        guard difference.result == .changed else { return sides + [Line(difference.headline)] }
        let (source, lines) = (difference.source, difference.sourceCompatibility.lines)
        return sides + sections + [
            Line(""), Line("changes  \(difference.headline)"), Line("service  \(difference.service.rawValue)"),
            Line("source   \(source.rawValue)\(lines.isEmpty ? "" : ":")"),
        ] + lines.map { Line("  " + $0) } + [Line("version  \(advice(for: difference.versionBump))")]
    }

    private static func advice(for bump: VersionBump) -> String {
        switch bump {
        case .none: "nothing to release"
        case .patch: "patch: only facts changed, no symbol"
        case .minor: "minor, for the interface alone: symbols were added or deprecated"
        case .major: "major: symbols are gone, or mean another model"
        }
    }

    /// A heading, and a line for each change with its columns under each other.
    private static func section(_ weight: ServiceEffect, _ changes: ArraySlice<CatalogChange>) -> [Line] {
        guard !changes.isEmpty else { return [] }
        let rows = changes.map(columns)
        let widths = (0..<3).map { column in
            rows.map { $0[column].unicodeScalars.count }.filter { $0 <= maximumColumn }.max() ?? 0
        }
        return [Line(""), Line("\(weight.title): \(changes.count)", heading: weight)]
            + rows.map { row in Line("  " + aligned(row, widths)) }
    }

    /// Model, what changed, both values, and the rest.
    private static func columns(of change: CatalogChange) -> [String] {
        let rest =
            [change.amount?.text].compactMap(\.self)
            + change.notes.map { "\($0.label): \(shown($0.value))" }
        return [
            change.subject.map { VisibleText.encode($0, limit: maximumValue) } ?? "(package)", change.what,
            change.isAboutWords ? "" : values(of: change), rest.joined(separator: "; "),
        ]
    }

    /// A value, quoted where it holds anything that could be taken for more than a value.
    private static func shown(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0.isASCIILetterOrDigit || " /-_.,$+%()~".utf8.contains($0) }
        return isPlain ? VisibleText.encode(text, limit: maximumValue) : QuotedText.quote(text)
    }

    private static func values(of change: CatalogChange) -> String {
        switch (change.before, change.after) {
        case (nil, nil): return ""
        case (let before, let after):
            // Two spellings of one text look the same, which `==` on texts says.
            let encode = before == after ? VisibleText.encodeNumbered : VisibleText.encode(_:limit:)
            return [before, after].map { $0.map { encode($0, maximumValue) } ?? "(absent)" }.map(arrowless).joined(
                separator: " -> "
            )
        }
    }

    /// A value that has the arrow itself is quoted.
    private static func arrowless(_ text: String) -> String {
        zip(text.utf8, text.utf8.dropFirst()).contains { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">") }
            ? "\"\(text)\"" : text
    }

    private static func aligned(_ row: [String], _ widths: [Int]) -> String {
        var line = ""
        var gap = 0
        for (index, text) in row.enumerated() {
            let width = index < widths.count ? widths[index] : 0
            if !text.isEmpty {
                if index > 0 { line += String(repeating: " ", count: gap) }
                line += text
                gap = 0
            }
            gap += 2 + max(0, width - (text.isEmpty ? 0 : text.unicodeScalars.count))
            if text.isEmpty, width == 0 { gap -= 2 }
        }
        return line
    }
}
