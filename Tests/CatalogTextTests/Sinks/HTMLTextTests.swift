// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogText

@Suite struct HTMLTextTests {
    @Test(
        arguments: [
            ("plain é 日本 😀", "plain é 日本 😀"), ("", ""), ("a & b", "a &amp; b"), ("&lt;", "&amp;lt;"),
            ("<img src=x onerror='a'>", "&lt;img src=x onerror=&#39;a&#39;&gt;"),
            ("\" onload=\"x", "&quot; onload=&quot;x"),
            ("`a`", "&#96;a&#96;"), ("</script>", "&lt;/script&gt;"), ("<\u{301}", "&lt;\u{301}"),
            ("a\r\nb\u{0}\u{1B}[2J", "a\\u{D}\\u{A}b\\u{0}\\u{1B}[2J"), ("a\u{202E}b", "a\\u{202E}b"),
        ]
    )
    func `markup is escaped by bytes, and what hides is made visible`(text: String, escaped: String) {
        #expect(Array(HTMLText.encode(text).utf8) == Array(escaped.utf8))
    }

    @Test(arguments: HostileText.all) func `no text can leave its element or its attribute`(hostile: HostileText) {
        let encoded = HTMLText.encode(hostile.text)
        #expect(!encoded.utf8.contains { "<>\"'`".utf8.contains($0) || $0 < 0x20 || $0 == 0x7F })
        // An ampersand starts one of our own references, and nothing else.
        for part in encoded.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).dropFirst() {
            let reference = String(decoding: part.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
            #expect(["amp", "lt", "gt", "quot", "#39", "#96"].contains(reference))
        }
    }

    @Test func `a long text is cut, and what is left out is counted`() {
        #expect(HTMLText.encode("<<<<", limit: 2) == "&lt;&lt;... (2 more)")
    }

    @Test func `words of a list cannot be taken for two`() {
        #expect(HTMLText.encode(list: ["a", "b, c", "d,e", ", "]) == "a, b\\u{2C} c, d,e, \\u{2C} ")
        #expect(HTMLText.encode(list: []) == "")
    }
}
