// SPDX-License-Identifier: Apache-2.0

/// Writes text into Markdown as a code span, the only form in which upstream text appears there.
///
/// Nothing in a code span is a mention, a link, an image, HTML, a heading or a closing keyword (CommonMark 0.31,
/// section 6.1): those are looked for in text that is no code.
package enum MarkdownCodeSpan {
    /// The text as a code span in a line.
    ///
    /// - Parameters:
    ///   - text: Any text; what controls or hides is made visible, as ``VisibleText`` does.
    ///   - limit: The number of scalars that are shown; the number of those left out is told behind the span.
    /// - Returns: One line.
    /// - Complexity: O(length of the text).
    package static func encode(_ text: String, limit: Int = .max) -> String {
        let scalars = text.unicodeScalars
        guard !scalars.isEmpty else { return "*(empty)*" }
        guard scalars.count > limit else { return span(VisibleText.encode(text)) }
        let shown = String(String.UnicodeScalarView(scalars.prefix(limit)))
        // Nothing between two backticks is no code span.
        guard limit > 0 else { return "*(\(scalars.count) not shown)*" }
        return "\(span(VisibleText.encode(shown))) (\(scalars.count - limit) more)"
    }

    /// The text as a code span in a cell of a table, where a vertical bar would start the next one, even in code.
    ///
    /// A bar behind a backslash is written by its number: renderers do not agree on what the two together are.
    ///
    /// - Complexity: O(length of the text).
    package static func encodeCell(_ text: String, limit: Int = .max) -> String {
        var cell: [UInt8] = []
        for byte in encode(text, limit: limit).utf8 {
            guard byte == UInt8(ascii: "|") else {
                cell.append(byte)
                continue
            }
            cell += Array((cell.last == UInt8(ascii: "\\") ? "u{7C}" : "\\|").utf8)
        }
        return String(decoding: cell, as: UTF8.self)
    }

    /// A fence one backtick longer than any in the text, and spaces where the text would touch it or lose its own.
    private static func span(_ text: String) -> String {
        var run = 0
        var longest = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let ends = [text.utf8.first, text.utf8.last]
        let needsSpace = ends.contains(UInt8(ascii: "`")) || ends == [UInt8(ascii: " "), UInt8(ascii: " ")]
        return needsSpace ? "\(fence) \(text) \(fence)" : fence + text + fence
    }
}
