// SPDX-License-Identifier: Apache-2.0

/// Writes text as the value of a line `label: value` inside a multi-line Swift string literal.
///
/// The value has escapes of its own, so that it is always one line: `\\\\`, `\\n`, `\\r`, and `\\,` in a list. What
/// Swift would read differently is then escaped once more, for the literal.
package enum SwiftTextLine {
    /// One value.
    ///
    /// - Complexity: O(length of the text).
    package static func encode(_ text: String) -> String { literal(escaped(text, inList: false)) }

    /// Several values, with a comma and a space between them.
    ///
    /// - Complexity: O(length of the texts).
    package static func encode(list texts: [String]) -> String {
        literal(texts.map { escaped($0, inList: true) }.joined(separator: ", "))
    }

    private static func escaped(_ text: String, inList: Bool) -> String {
        let comma = UInt8(ascii: ",")
        if text.utf8.allSatisfy({ SwiftStringLiteral.isPlain($0) && !(inList && $0 == comma) }) { return text }
        var value = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": value += "\\\\"
            case "\n": value += "\\n"
            case "\r": value += "\\r"
            case "," where inList: value += "\\,"
            default: value.unicodeScalars.append(scalar)
            }
        }
        return value
    }

    /// A value with what a multi-line literal would read differently by its escape.
    private static func literal(_ value: String) -> String {
        if value.utf8.last != 0x20, value.utf8.allSatisfy(SwiftStringLiteral.isPlain) { return value }
        let literal = SwiftStringLiteral.encode(value).dropFirst().dropLast()
        // White space at the end of a line is lost to editors and to eyes.
        return literal.utf8.last == 0x20 ? literal.dropLast() + "\\u{20}" : String(literal)
    }
}
