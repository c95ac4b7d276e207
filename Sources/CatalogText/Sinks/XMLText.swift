// SPDX-License-Identifier: Apache-2.0

/// Writes text into an XML 1.0 document.
///
/// XML has no way to write most control characters, U+FFFE and U+FFFF, not even by their number, so everything that
/// controls, hides or moves text is made visible first, as ``VisibleText`` does.
package enum XMLText {
    /// The text as the value of an attribute between double quotes: one line.
    ///
    /// - Complexity: O(length of the text).
    package static func attribute(_ text: String) -> String { escape(VisibleText.encode(text)) }

    /// The text as the content of an element; its line feeds stay.
    ///
    /// - Complexity: O(length of the text).
    package static func content(_ text: String) -> String {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { escape(VisibleText.encode(String(decoding: $0, as: UTF8.self))) }
            .joined(separator: "\n")
    }

    /// One visible line with the characters of markup as references.
    ///
    /// A document may be printed into a log that the runner of GitHub Actions reads for commands, so what it would
    /// take for one is a reference too: a colon that starts the line, and the bracket of `##[`.
    private static func escape(_ line: String) -> String {
        var escaped: [UInt8] = []
        var isAtStart = true
        var numberSigns = 0
        for byte in line.utf8 {
            switch byte {
            case UInt8(ascii: "&"): escaped += Array("&amp;".utf8)
            case UInt8(ascii: "<"): escaped += Array("&lt;".utf8)
            case UInt8(ascii: ">"): escaped += Array("&gt;".utf8)
            case UInt8(ascii: "\""): escaped += Array("&quot;".utf8)
            case UInt8(ascii: ":") where isAtStart: escaped += Array("&#58;".utf8)
            case UInt8(ascii: "[") where numberSigns >= 2: escaped += Array("&#91;".utf8)
            default: escaped.append(byte)
            }
            numberSigns = byte == UInt8(ascii: "#") ? numberSigns + 1 : 0
            if byte != UInt8(ascii: " ") { isAtStart = false }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
