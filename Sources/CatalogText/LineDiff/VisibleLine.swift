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
            guard isHidden(scalar.value) else { return nil }
            return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }

    /// Whether a scalar is one that a reader cannot see, or cannot tell from another; logarithmic in the table.
    private static func isHidden(_ scalar: UInt32) -> Bool {
        // The last two code points of each plane are noncharacters.
        if scalar & 0xFFFE == 0xFFFE { return true }
        var candidates = 0..<hidden.count
        while !candidates.isEmpty {
            let middle = candidates.lowerBound + candidates.count / 2
            if hidden[middle].contains(scalar) { return true }
            candidates =
                hidden[middle].upperBound < scalar
                ? (middle + 1)..<candidates.upperBound : candidates.lowerBound..<middle
        }
        return false
    }

    /// The hidden scalars, in increasing order.
    ///
    /// A fixed table rather than the properties of the standard library, whose Unicode version differs by platform:
    /// the categories Cc, Zs, Zl, Zp, Cf and Co, default-ignorable code points, noncharacters, and the blocks of
    /// combining diacritical marks.
    private static let hidden: [ClosedRange<UInt32>] = [
        0x0000...0x001F, 0x007F...0x00A0, 0x00AD...0x00AD, 0x0300...0x036F, 0x0600...0x0605, 0x061C...0x061C,
        0x06DD...0x06DD, 0x070F...0x070F, 0x0890...0x0891, 0x08E2...0x08E2, 0x115F...0x1160, 0x1680...0x1680,
        0x17B4...0x17B5, 0x180B...0x180F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x2000...0x200F, 0x2028...0x202F,
        0x205F...0x206F, 0x20D0...0x20FF, 0x2800...0x2800, 0x3000...0x3000, 0x3164...0x3164, 0xE000...0xF8FF,
        0xFDD0...0xFDEF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF0...0xFFFB,
        0x110BD...0x110BD, 0x110CD...0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3,
        0x1D173...0x1D17A, 0xE0000...0xE0FFF, 0xF0000...0x10FFFF,
    ]
}
