// SPDX-License-Identifier: Apache-2.0

/// Writes text into an HTML document: as the text of an element, or as the value of an attribute between double quotes.
///
/// Everything that controls, hides or moves text is made visible first, as ``VisibleText`` does, so the result is one
/// line.
package enum HTMLText {
    /// The text with the characters of markup as references (HTML Living Standard, 13.1.4).
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - limit: The number of scalars that are shown; the number of those left out is told.
    /// - Returns: One line without `<`, `>`, quotes and backticks.
    /// - Complexity: O(length of the text).
    package static func encode(_ text: String, limit: Int = .max) -> String {
        let visible = VisibleText.encode(text, limit: limit)
        guard visible.utf8.contains(where: isMarkup) else { return visible }
        var escaped: [UInt8] = []
        for byte in visible.utf8 {
            switch byte {
            case UInt8(ascii: "&"): escaped += Array("&amp;".utf8)
            case UInt8(ascii: "<"): escaped += Array("&lt;".utf8)
            case UInt8(ascii: ">"): escaped += Array("&gt;".utf8)
            case UInt8(ascii: "\""): escaped += Array("&quot;".utf8)
            case UInt8(ascii: "'"): escaped += Array("&#39;".utf8)
            // A backtick ends an attribute for some old readers.
            case UInt8(ascii: "`"): escaped += Array("&#96;".utf8)
            default: escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// Several texts with a comma and a space between them; one that has both inside has its comma written by its
    /// number.
    ///
    /// - Complexity: O(length of the texts).
    package static func encode(list texts: [String]) -> String {
        texts.map { text in
            var encoded: [UInt8] = []
            for byte in encode(text).utf8 {
                if byte == UInt8(ascii: " "), encoded.last == UInt8(ascii: ",") {
                    encoded.removeLast()
                    encoded += Array("\\u{2C}".utf8)
                }
                encoded.append(byte)
            }
            return String(decoding: encoded, as: UTF8.self)
        }.joined(separator: ", ")
    }

    private static func isMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"),
            UInt8(ascii: "`"):
            true
        default: false
        }
    }
}
