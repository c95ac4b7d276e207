// SPDX-License-Identifier: Apache-2.0

/// Writes text into a comment of Swift source.
package enum SwiftComment {
    /// The number of scalars of the text that are shown.
    package static let limit = 300

    /// The text for a place in one line of a `//` or `///` comment, also inside a Markdown code span.
    ///
    /// It never ends the comment, never nests one, and means nothing to DocC: no code span, link, image, symbol link,
    /// emphasis, HTML, entity, heading, list, quotation, table, directive or hard line break. Whatever could is
    /// written by its number, as `\u{60}`, a form that reads the same inside and outside a code span, where a
    /// backslash before it would not. What is not plain in source is written by its number too (see
    /// `ScalarTable.isPlainInSource(_:)`). Longer text is cut, and the number of scalars left out is told. Empty text
    /// gives `(empty)`, because nothing between two backquotes would start a symbol link.
    ///
    /// - Complexity: O(length of the text).
    package static func encode(_ text: String) -> String {
        if isPlainWords(text) { return text }
        let all = text.unicodeScalars
        let scalars = Array(all.prefix(limit))
        guard !scalars.isEmpty else { return "(empty)" }
        let ordinal = endOfOrdinal(scalars)
        var comment = ""
        for (index, scalar) in scalars.enumerated() {
            let previous = index > 0 ? scalars[index - 1] : " "
            let next = index + 1 < scalars.count ? scalars[index + 1] : " "
            let isEdge = index == 0 || index == scalars.count - 1
            let isMarkup =
                isMarkup(scalar, after: previous, before: next)
                || (isEdge && scalar == " ")
                || (index == 0 && isBlockMarker(scalar))
                || index == ordinal
            if isMarkup || !ScalarTable.isPlainInSource(scalar) {
                comment += scalar.escape
            } else {
                comment.unicodeScalars.append(scalar)
            }
        }
        let hidden = all.count - scalars.count
        return hidden == 0 ? comment : "\(comment)... (\(hidden) more)"
    }

    /// Whether a text is what almost every one is: ASCII words with a letter at each end, which mean nothing to
    /// Markdown.
    private static func isPlainWords(_ text: String) -> Bool {
        let bytes = text.utf8
        guard let first = bytes.first, let last = bytes.last, bytes.count <= limit, first | 0x20 >= UInt8(ascii: "a"),
            first | 0x20 <= UInt8(ascii: "z"), last != 0x20
        else { return false }
        return bytes.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: ","),
                UInt8(ascii: "-"), UInt8(ascii: "/"):
                true
            default: false
            }
        }
    }

    /// Whether a scalar may be Markdown anywhere in a line.
    private static func isMarkup(
        _ scalar: Unicode.Scalar,
        after previous: Unicode.Scalar,
        before next: Unicode.Scalar
    ) -> Bool {
        switch scalar {
        case "`", "*", "<", "[", "]", "\\", "~", "|": true
        // Inside a word an underscore is only that.
        case "_": !isAlphanumeric(previous) || !isAlphanumeric(next)
        // An entity.
        case "&": isAlphanumeric(next) || next == "#"
        // A web address.
        case ":": next == "/"
        default: false
        }
    }

    /// Whether a scalar may make a block of the line that it starts.
    private static func isBlockMarker(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "#", ">", "-", "+", "=", "@", ":": true
        default: false
        }
    }

    /// The index of the full stop or parenthesis after the number that the text starts with: an ordered list.
    private static func endOfOrdinal(_ scalars: [Unicode.Scalar]) -> Int? {
        let digits = scalars.prefix { ("0"..."9").contains($0) }.count
        guard digits > 0, digits < scalars.count, scalars[digits] == "." || scalars[digits] == ")" else { return nil }
        let isLast = digits + 1 == scalars.count
        return isLast || scalars[digits + 1] == " " ? digits : nil
    }

    private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: false
        }
    }
}
