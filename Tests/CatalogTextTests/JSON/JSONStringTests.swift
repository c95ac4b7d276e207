// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

/// Strings with everything that may stand in them.
struct JSONStringTests {
    /// U+FFFF, U+FFFE and U+FDD0; the compiler takes the last for an error in a literal.
    private static let nonCharacters = String(
        String.UnicodeScalarView([0xFFFF, 0xFFFE, 0xFDD0].compactMap { Unicode.Scalar($0 as UInt32) })
    )

    @Test(arguments: [
        ("\"\"", ""),
        ("\"plain\"", "plain"),
        ("\"\\\" \\\\ \\/ \\b \\f \\n \\r \\t\"", "\" \\ / \u{8} \u{C} \n \r \t"),
        ("\"\\u0000\\u001f\\u007F\"", "\0\u{1F}\u{7F}"),
        ("\"\\u00e9\\u00E9\\u20ac\"", "\u{E9}\u{E9}\u{20AC}"),
        ("\"\\ud834\\udd1e\\uDBFF\\uDFFF\\uD800\\uDC00\"", "\u{1D11E}\u{10FFFF}\u{10000}"),
        ("\"a\\ud83d\\ude39b\\ud83d\\udc8dc\"", "a\u{1F639}b\u{1F48D}c"),
        ("\"\\uFFFF\\uFFFE\\ufdd0\"", nonCharacters),
        ("\"\\\\u0041\\\\n\"", "\\u0041\\n"),
        (
            "\"\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}\"",
            "\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}"
        ),
        ("\"\u{2028}\u{2029}\u{FEFF}\"", "\u{2028}\u{2029}\u{FEFF}"),
        ("\"e\\u0301\"", "e\u{301}"),
        ("\"\\\"\u{301}\"", "\"\u{301}"),
    ])
    func `a string is decoded to its exact bytes`(text: String, expected: String) throws {
        let root = try JSONDocument.reading(text).root
        #expect(root.stringBytes == Array(expected.utf8))
        #expect(root.string.map { Array($0.utf8) } == Array(expected.utf8))
        // As a key it reads the same.
        let member = try JSONDocument.reading("{\(text):1}").root.members.map { $0 }
        #expect(member.map { Array($0.key.utf8) } == [Array(expected.utf8)])
    }

    /// Words of eight bytes are scanned at once, so each distance from their borders is a case of its own.
    @Test(arguments: 0...24)
    func `the closing quote and special bytes are found at every distance`(distance: Int) throws {
        let start = String(repeating: "a", count: distance)
        for special in ["", "\\n", "\\u00e9", "é", "\u{1F600}", "\u{7F}", " ", "!", "#", "[", "]", "\u{20}", "~"] {
            for end in ["", "z", "zzzzzzzzz"] {
                let text = "[\"\(start)\(special)\(end)\",1]"
                let document = try JSONDocument.reading(text)
                let decoded = special.replacing("\\n", with: "\n").replacing("\\u00e9", with: "é")
                #expect(document.root.elements.map(\.string) == [start + decoded + end, nil])
                #expect(
                    document.root.elements.map(\.byteRange.upperBound) == [text.utf8.count - 3, text.utf8.count - 1]
                )
            }
        }
        for control in 0..<0x20 {
            let bytes = Array("\"\(start)".utf8) + [UInt8(control)] + Array("\"".utf8)
            #expect(JSONDocument.failure(reading: bytes)?.location.byteOffset == distance + 1)
        }
    }

    @Test func `every escaped code unit decodes to its scalar`() throws {
        for unit in stride(from: 0, through: 0xFFFF, by: 37) {
            guard let scalar = Unicode.Scalar(UInt32(unit)) else { continue }
            let digits = String(unit, radix: 16)
            let escape = "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            let root = try JSONDocument.reading("\"\(escape)\"").root
            #expect(root.stringBytes == Array(String(scalar).utf8))
        }
    }
}
