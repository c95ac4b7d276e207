// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

struct VisibleTextTests {
    @Test(
        arguments: [
            ("plain \\ text", "plain \\ text"),
            ("\u{1B}[2J", #"\u{1B}[2J"#),
            ("\u{1B}]0;t\u{7}", #"\u{1B}]0;t\u{7}"#),
            ("\u{1B}]8;;file:///etc/passwd\u{1B}\\", #"\u{1B}]8;;file:///etc/passwd\u{1B}\"#),
            ("\u{9B}2J", #"\u{9B}2J"#),
            ("good\rbad\n\t", #"good\u{D}bad\u{A}\u{9}"#),
            ("a\u{202E}b\u{2066}c\u{200B}d\u{FEFF}", #"a\u{202E}b\u{2066}c\u{200B}d\u{FEFF}"#),
            ("a\u{A0}b\u{3000}c", #"a\u{A0}b\u{3000}c"#),
            ("\u{E0041}\u{E000}\u{FFFF}\u{10FFFF}", #"\u{E0041}\u{E000}\u{FFFF}\u{10FFFF}"#),
            ("café 模型 שלום 👍", "café 模型 שלום 👍"),
        ] as [(HostileText, String)]
    )
    func `what would act or hide is made visible`(hostile: HostileText, visible: String) {
        #expect(Array(VisibleText.encode(hostile.text).utf8) == Array(visible.utf8))
    }

    @Test(arguments: HostileText.controls + HostileText.invisible)
    func `no control and no invisible scalar is left`(hostile: HostileText) throws {
        let scalars = Array(hostile.text.unicodeScalars)
        let expected = "a\\u{\(String(scalars[1].value, radix: 16, uppercase: true))}b"
        #expect(VisibleText.encode(hostile.text) == expected)
        #expect(VisibleText.encode(bytes: Array(hostile.text.utf8)) == expected)
    }

    @Test(
        arguments: [
            ([0x61, 0x9B, 0x62], #"a\x9Bb"#),
            ([0xE2, 0x82], #"\xE2\x82"#),
            ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#),
            ([0xFF, 0xFE, 0x41], #"\xFF\xFEA"#),
            ([0xF0, 0x9F, 0x91, 0x8D, 0xC0, 0xAF], #"👍\xC0\xAF"#),
            ([0xC2, 0x85], #"\u{85}"#),
            ([], ""),
        ] as [([UInt8], String)]
    )
    func `bytes that are not UTF-8 are written by their number`(bytes: [UInt8], visible: String) {
        #expect(VisibleText.encode(bytes: bytes) == visible)
    }

    @Test func `text over the limit is cut, and the rest is counted`() {
        #expect(VisibleText.encode("abc\ndef", limit: 4) == "abc\\u{A}... (3 more)")
        #expect(VisibleText.encode("abcd", limit: 4) == "abcd")
    }
}
