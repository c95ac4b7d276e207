// SPDX-License-Identifier: Apache-2.0

/// Writes text as a Swift string literal.
package enum SwiftStringLiteral {
    /// A complete literal, quotation marks included, whose value has exactly the bytes of the text.
    ///
    /// A plain literal on one line: no raw and no multi-line one, so that nothing has to be counted. Works on Unicode
    /// scalars, because a quotation mark with a combining mark behind it is one `Character` but still ends a literal.
    /// Whatever a reader could not see or tell apart is written by its number.
    ///
    /// - Complexity: O(length of the text).
    package static func encode(_ text: String) -> String {
        // Almost every text is plain ASCII.
        if text.utf8.allSatisfy(isPlain) { return "\"" + text + "\"" }
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case "\0": literal += "\\0"
            default:
                if ScalarTable.isPlainInSource(scalar) {
                    literal.unicodeScalars.append(scalar)
                } else {
                    literal += scalar.escape
                }
            }
        }
        return literal + "\""
    }

    /// Whether a byte stands for itself wherever it is: printable ASCII, no quotation mark, no backslash.
    static func isPlain(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
}
