// SPDX-License-Identifier: Apache-2.0

/// Writes text for terminals and logs.
package enum VisibleText {
    /// The text with everything made visible that would control a terminal, break the line or hide.
    ///
    /// That is: controls (line ends and tabs too, so the result is one line), direction marks, zero width characters,
    /// spaces other than the common one, variation selectors, tags, private use and noncharacters. Each is written
    /// by its number, as `\u{1B}`. Letters, marks and symbols of all scripts stay. A backslash stays as well, so the
    /// result is for reading and cannot be decoded.
    ///
    /// - Parameters:
    ///   - text: any text.
    ///   - limit: the number of scalars that are shown; the number of those left out is told.
    /// - Returns: one line of text.
    /// - Complexity: O(length of the text).
    package static func encode(_ text: String, limit: Int = .max) -> String {
        var visible = ""
        var shown = 0
        var hidden = 0
        for scalar in text.unicodeScalars {
            guard shown < limit else {
                hidden += 1
                continue
            }
            shown += 1
            append(scalar, to: &visible)
        }
        return hidden == 0 ? visible : "\(visible)... (\(hidden) more)"
    }

    /// Bytes that should be UTF-8, shown in the same way; a byte that is not UTF-8 is written as `\x9B`.
    ///
    /// - Complexity: O(number of bytes).
    package static func encode(bytes: [UInt8]) -> String {
        var parser = UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        var visible = ""
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let encoded):
                offset += encoded.count
                append(UTF8.decode(encoded), to: &visible)
            case .error(let length):
                for byte in bytes[offset..<offset + length] {
                    visible += "\\x" + String(byte, radix: 16, uppercase: true)
                }
                offset += length
            case .emptyInput:
                return visible
            }
        }
    }

    /// The text with every scalar that is no ASCII character by its number, so that two spellings can be told apart.
    ///
    /// - Complexity: O(length of the text).
    package static func encodeNumbered(_ text: String, limit: Int = .max) -> String {
        encode(text.unicodeScalars.map { $0.isASCII ? String($0) : $0.escape }.joined(), limit: limit)
    }

    private static func append(_ scalar: Unicode.Scalar, to visible: inout String) {
        if ScalarTable.isHazardous(scalar) {
            visible += scalar.escape
        } else {
            visible.unicodeScalars.append(scalar)
        }
    }
}
