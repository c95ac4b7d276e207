// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogText

@Suite struct XMLTextTests {
    @Test(
        arguments: [
            ("plain é 日本 😀", "plain é 日本 😀"), ("a & b < c > d \" e '", "a &amp; b &lt; c &gt; d &quot; e '"), ("", ""),
            ("]]>", "]]&gt;"), ("&amp;", "&amp;amp;"), ("a:b::c", "a:b::c"), ("# [a] ## [b]", "# [a] ## [b]"),
        ]
    )
    func `markup is escaped, and nothing else`(text: String, escaped: String) {
        #expect(XMLText.content(text) == escaped)
        #expect(XMLText.attribute(text) == escaped)
    }

    @Test func `what XML cannot hold is made visible, by scalars`() {
        let noncharacters = String(decoding: [0xFFFE, 0xFFFF] as [UInt16], as: UTF16.self)
        #expect(XMLText.content("a\u{0}\u{B}\u{1B}[2J" + noncharacters) == "a\\u{0}\\u{B}\\u{1B}[2J\\u{FFFE}\\u{FFFF}")
        #expect(XMLText.attribute("<\u{301}\"\u{301}") == "&lt;\u{301}&quot;\u{301}")
        #expect(XMLText.content("a\tb\r\nc") == "a\\u{9}b\\u{D}\nc")
        #expect(XMLText.attribute("a\r\nb") == "a\\u{D}\\u{A}b")
    }

    @Test func `what the runner of a workflow would obey is a reference`() {
        #expect(XMLText.content("a\n  ::b::c") == "a\n  &#58;:b::c")
        #expect(XMLText.content(["x#", "#[y] ###[z]"].joined()) == "x##&#91;y] ###&#91;z]")
    }
}
