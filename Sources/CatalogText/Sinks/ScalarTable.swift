// SPDX-License-Identifier: Apache-2.0

/// Which Unicode scalars are written as themselves.
///
/// The tables are fixed here and not taken from `Unicode.Scalar.Properties`, whose answers follow the Unicode version
/// of the system: the same text must give the same bytes everywhere.
enum ScalarTable {
    /// Whether a scalar may stand in Swift source as itself: visible, on its own, and assigned long ago.
    ///
    /// Printable ASCII; Latin; Greek; Cyrillic; kana; CJK unified ideographs; Hangul syllables; a few marks of
    /// punctuation. Everything else, every combining mark included, is better seen by its number.
    static func isPlainInSource(_ scalar: Unicode.Scalar) -> Bool {
        contains(scalar.value, in: plainInSource)
    }

    /// Whether a scalar must not reach a terminal or a log as itself, because it controls, hides or moves text.
    static func isHazardous(_ scalar: Unicode.Scalar) -> Bool {
        // Printable ASCII is almost everything. U+FFFE and U+FFFF of each plane are no characters.
        if 0x20...0x7E ~= scalar.value { return false }
        return scalar.value & 0xFFFE == 0xFFFE || contains(scalar.value, in: hazardous)
    }

    /// Whether a scalar is a combining diacritical mark: visible, but easily lost on the character before it.
    static func isCombiningMark(_ scalar: Unicode.Scalar) -> Bool {
        contains(scalar.value, in: combiningMarks)
    }

    /// Sorted and disjoint.
    private static let combiningMarks: [ClosedRange<UInt32>] = [
        0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]

    /// Sorted and disjoint.
    private static let plainInSource: [ClosedRange<UInt32>] = [
        0x0020...0x007E,  // printable ASCII
        0x00A1...0x00AC,  // Latin-1 after the no-break space, up to the soft hyphen
        0x00AE...0x024F,  // Latin-1, Latin Extended-A and -B
        0x0370...0x0377, 0x037A...0x037F, 0x0384...0x038A, 0x038C...0x038C,  // Greek
        0x038E...0x03A1, 0x03A3...0x03FF,
        0x0400...0x0482, 0x048A...0x052F,  // Cyrillic without its combining marks
        0x1E00...0x1EFF,  // Latin Extended Additional
        0x2013...0x2014,  // dashes
        0x2018...0x201E,  // quotation marks
        0x2022...0x2022, 0x2026...0x2026,  // bullet, ellipsis
        0x20AC...0x20AC, 0x2122...0x2122,  // euro sign, trade mark sign
        0x3001...0x3002, 0x300C...0x300F,  // CJK punctuation
        0x3041...0x3096, 0x30A1...0x30FE,  // kana
        0x4E00...0x9FA5,  // CJK unified ideographs of Unicode 1.1
        0xAC00...0xD7A3,  // Hangul syllables
    ]

    /// Sorted and disjoint.
    private static let hazardous: [ClosedRange<UInt32>] = [
        0x0000...0x001F, 0x007F...0x00A0,  // controls, no-break space
        0x00AD...0x00AD,  // soft hyphen
        0x034F...0x034F,  // combining grapheme joiner
        0x0600...0x0605, 0x061C...0x061C, 0x06DD...0x06DD,  // Arabic format characters
        0x070F...0x070F,  // Syriac abbreviation mark
        0x0890...0x0891, 0x08E2...0x08E2,  // Arabic format characters
        0x115F...0x1160,  // Hangul fillers
        0x1680...0x1680,  // Ogham space
        0x17B4...0x17B5,  // Khmer inherent vowels, invisible
        0x180B...0x180F,  // Mongolian variation selectors and vowel separator
        0x2000...0x200F,  // spaces, zero width, direction marks
        0x2028...0x202F,  // line and paragraph separator, direction embeddings, narrow no-break space
        0x205F...0x206F,  // mathematical space, word joiner, invisible operators, direction isolates
        0x2800...0x2800,  // blank Braille pattern
        0x3000...0x3000,  // ideographic space
        0x3164...0x3164,  // Hangul filler
        0xE000...0xF8FF,  // private use
        0xFDD0...0xFDEF,  // noncharacters
        0xFE00...0xFE0F,  // variation selectors
        0xFEFF...0xFEFF,  // zero width no-break space, byte order mark
        0xFFA0...0xFFA0,  // halfwidth Hangul filler
        0xFFF0...0xFFFC,  // specials without a glyph, the object replacement character
        0x110BD...0x110BD, 0x110CD...0x110CD,  // Kaithi number signs
        0x13430...0x1343F,  // Egyptian hieroglyph format controls
        0x1BCA0...0x1BCA3,  // shorthand format controls
        0x1D173...0x1D17A,  // musical format controls
        0xE0000...0xE0FFF,  // tags, variation selectors
        0xF0000...0x10FFFF,  // private use
    ]

    /// Binary search.
    private static func contains(_ value: UInt32, in ranges: [ClosedRange<UInt32>]) -> Bool {
        var lower = 0
        var upper = ranges.count
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if ranges[middle].upperBound < value { lower = middle + 1 } else { upper = middle }
        }
        return lower < ranges.count && ranges[lower].contains(value)
    }
}

extension Unicode.Scalar {
    /// The number of the scalar in the form that Swift, and readers of logs, know: `\u{1B}`.
    var escape: String {
        "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
}
