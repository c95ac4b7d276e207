// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A page of help while it is laid out.
///
/// Widths are counted in bytes, which is right for ASCII, and all that the help has.
struct HelpPage {
    /// How far everything under a heading is indented.
    private static let indent = 2

    /// The widest label that still has its explanation on the same line.
    private static let maximumLabelWidth = 24

    /// The width that lines keep to.
    private let columns: Int

    /// The blocks, between which there is an empty line.
    private var blocks: [[String]] = []

    /// An empty page of a width.
    init(columns: Int) {
        self.columns = columns
    }

    /// The page, with a line feed after each line.
    var text: String {
        blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    /// Adds running text.
    mutating func addParagraph(_ text: String) {
        blocks.append(WrappedText.lines(of: text, columns: columns))
    }

    /// Adds lines that are not wrapped, under a heading.
    mutating func addSection(_ heading: String, lines: [String]) {
        blocks.append([heading] + lines.map { Self.spaces(Self.indent) + $0 })
    }

    /// Adds a two-column list under a heading, or nothing if the list is empty.
    mutating func addSection(_ heading: String, entries: [HelpEntry]) {
        guard !entries.isEmpty else { return }
        let widths = entries.map(\.label.utf8.count).filter { $0 <= Self.maximumLabelWidth }
        let textColumn = Self.indent + (widths.max() ?? 0) + 2
        var lines = [heading]
        for entry in entries {
            let wrapped = WrappedText.lines(of: entry.text, columns: columns - textColumn)
            let label = Self.spaces(Self.indent) + entry.label
            let padding = textColumn - label.utf8.count
            if padding >= 2, let first = wrapped.first {
                lines.append(label + Self.spaces(padding) + first)
                lines += wrapped.dropFirst().map { Self.spaces(textColumn) + $0 }
            } else {
                lines.append(label)
                lines += wrapped.map { Self.spaces(textColumn) + $0 }
            }
        }
        blocks.append(lines)
    }

    /// Adds command lines, each with its explanation below it.
    mutating func addSection(_ heading: String, examples: [Example]) {
        var lines = [heading]
        for example in examples {
            lines.append(Self.spaces(Self.indent) + example.commandLine)
            let indent = 3 * Self.indent
            lines += WrappedText.lines(of: example.effect, columns: columns - indent).map { Self.spaces(indent) + $0 }
        }
        blocks.append(lines)
    }

    private static func spaces(_ count: Int) -> String {
        String(repeating: " ", count: max(0, count))
    }
}
