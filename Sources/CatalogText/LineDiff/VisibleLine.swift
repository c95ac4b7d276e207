// SPDX-License-Identifier: Apache-2.0

/// A line of any bytes as text in which every difference can be seen and nothing acts on a terminal.
///
/// A carriage return is shown as U+240D and a tab as U+21E5. Other control characters, spaces other than that of
/// ASCII, combining diacritical marks, and all characters that are invisible, reorder text or belong to private use
/// are shown in the form `\u{200B}`; bytes that are not UTF-8 in the form `\x80`. Text that has such a form already
/// is shown as it is, so two different lines can look alike: the bytes decide whether files differ, never this text.
struct VisibleLine {
    /// The text; longer than the requested number of bytes only by one character.
    let text: String

    /// Whether the text has exactly the bytes of the line.
    let isExact: Bool

    /// Makes a line visible; linear in the number of bytes shown.
    ///
    /// - Parameters:
    ///   - line: The bytes, without a line feed at the end.
    ///   - maximumBytes: The number of bytes of text after which the rest of the line is not looked at.
    init(_ line: ArraySlice<UInt8>, maximumBytes: Int) {
        var text = String.UnicodeScalarView()
        var isExact = true
        var byteCount = 0
        var offset = line.startIndex
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = line.makeIterator()
        parsing: while byteCount <= maximumBytes {
            switch parser.parseScalar(from: &bytes) {
            case .valid(let encoded):
                let scalar = Unicode.UTF8.decode(encoded)
                let form = Self.visibleForm(of: scalar)
                text.append(contentsOf: form?.unicodeScalars ?? String(scalar).unicodeScalars)
                byteCount += form?.utf8.count ?? encoded.count
                isExact = isExact && form == nil
                offset += encoded.count
            case .error(let length):
                for byte in line[offset..<min(offset + length, line.endIndex)] {
                    let digits = String(byte, radix: 16, uppercase: true)
                    text.append(contentsOf: "\\x\(digits)".unicodeScalars)
                    byteCount += 4
                }
                isExact = false
                offset += length
            case .emptyInput:
                break parsing
            }
        }
        self.text = String(text)
        self.isExact = isExact
    }

    /// What is shown in the place of a scalar, or `nil` if it is shown as it is.
    private static func visibleForm(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x20...0x7E: return nil
        case 0x09: return "\u{21E5}"
        case 0x0D: return "\u{240D}"
        default:
            guard ScalarTable.isHazardous(scalar) || ScalarTable.isCombiningMark(scalar) else { return nil }
            return scalar.escape
        }
    }
}
