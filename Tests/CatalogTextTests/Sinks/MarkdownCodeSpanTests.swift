// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogText

@Suite struct MarkdownCodeSpanTests {
    @Test(
        arguments: [
            ("a", "`a`"), ("a b", "`a b`"), ("@everyone", "`@everyone`"), ("a`b", "``a`b``"), ("`a`", "`` `a` ``"),
            ("``", "``` `` ```"), ("a```b``c", "````a```b``c````"), ("`", "`` ` ``"), (" a", "` a`"), ("a ", "`a `"),
            (" a ", "`  a  `"), (" ", "`   `"), ("", "*(empty)*"), ("a\r\n- b", "`a\\u{D}\\u{A}- b`"),
            ("<!-- -->", "`<!-- -->`"), ("a\u{202E}b", "`a\\u{202E}b`"), ("`\u{301}", "`` `\u{301} ``"),
        ]
    )
    func `a text is one code span with nothing else in it`(text: String, span: String) {
        #expect(Array(MarkdownCodeSpan.encode(text).utf8) == Array(span.utf8))
    }

    @Test(
        arguments: [
            ("a|b", "`a\\|b`"), ("|", "`\\|`"), ("a\\|b", "`a\\u{7C}b`"), ("\\\\|", "`\\\\u{7C}`"), ("||", "`\\|\\|`"),
            ("\n| a |", "`\\u{A}\\| a \\|`"),
        ]
    )
    func `a bar ends no cell`(text: String, cell: String) {
        #expect(Array(MarkdownCodeSpan.encodeCell(text).utf8) == Array(cell.utf8))
    }

    @Test func `a long text is cut by scalars, and what is left out is counted`() {
        #expect(MarkdownCodeSpan.encode("abcdef", limit: 4) == "`abcd` (2 more)")
        #expect(MarkdownCodeSpan.encode("abcd", limit: 4) == "`abcd`")
        #expect(MarkdownCodeSpan.encode("a\u{301}\u{302}`", limit: 2) == "`a\u{301}` (2 more)")
        #expect(MarkdownCodeSpan.encode("a", limit: 0) == "*(1 not shown)*")
    }

    @Test(arguments: HostileText.all)
    func `the fence is longer than any run of backticks inside, and the span is one line`(hostile: HostileText) {
        for encode in [MarkdownCodeSpan.encode, MarkdownCodeSpan.encodeCell] {
            let bytes = Array(encode(hostile.text + "``x", .max).utf8)
            let fence = bytes.prefix { $0 == UInt8(ascii: "`") }.count
            let runs = bytes.split { $0 != UInt8(ascii: "`") }.map(\.count)
            #expect(runs.filter { $0 == fence }.count == 2 && runs.max() == fence)
            #expect(!bytes.contains { $0 < 0x20 || $0 == 0x7F })
        }
    }
}
