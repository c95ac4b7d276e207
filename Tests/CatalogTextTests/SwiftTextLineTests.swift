// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogText

@Suite struct SwiftTextLineTests {
    @Test(arguments: [
        ("plain: text", "plain: text"), ("", ""), (#"a "b""#, #"a \"b\""#), (#"""""#, #"\"\"\""#), (#"\"#, #"\\\\"#),
        (#"\(x)"#, #"\\\\(x)"#), ("a\nb", #"a\\nb"#), ("a\r\nb", #"a\\r\\nb"#), ("a\tb", #"a\tb"#),
        ("a\u{2028}b", #"a\u{2028}b"#), ("caf\u{E9}", "caf\u{E9}"), ("cafe\u{301}", #"cafe\u{301}"#),
        ("\"\u{301}", #"\"\u{301}"#), ("end ", #"end\u{20}"#), ("  ", #" \u{20}"#), ("a,b", "a,b"),
    ])
    func `a value is one line of a multi-line literal`(text: String, expected: String) {
        #expect(SwiftTextLine.encode(text) == expected)
    }

    @Test func `a comma in a word is told from one between words`() {
        #expect(SwiftTextLine.encode(list: ["a", "b,c", #"d\"#]) == #"a, b\\,c, d\\\\"#)
        #expect(SwiftTextLine.encode(list: []) == "")
    }
}
