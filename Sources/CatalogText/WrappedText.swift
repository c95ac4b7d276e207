// SPDX-License-Identifier: Apache-2.0

/// Running text on lines of a width, for a terminal.
package enum WrappedText {
    /// The words of a text on lines of a width; a word that is wider has a line of its own.
    ///
    /// Widths are counted in bytes, which is right for ASCII. Words are what stands between spaces.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package static func lines(of text: String, columns: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.utf8.split(separator: UInt8(ascii: " ")).map({ String(decoding: $0, as: UTF8.self) }) {
            if line.utf8.isEmpty {
                line = word
            } else if line.utf8.count + 1 + word.utf8.count <= columns {
                line += " " + word
            } else {
                lines.append(line)
                line = word
            }
        }
        return line.utf8.isEmpty ? lines : lines + [line]
    }
}
