// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

struct SwiftCommentTests {
    @Test(
        arguments: [
            ("nvidia/Nemotron-3_5-Lightning", "nvidia/Nemotron-3_5-Lightning"),
            ("Qwen3 (32B), v1.5: \"fast\" & 'good'", "Qwen3 (32B), v1.5: \"fast\" & 'good'"),
            ("", "(empty)"),
            ("foo */ import Evil /*", #"foo \u{2A}/ import Evil /\u{2A}"#),
            ("foo\rimport Evil", #"foo\u{D}import Evil"#),
            ("foo\r\nimport Evil", #"foo\u{D}\u{A}import Evil"#),
            ("foo\u{2028}import Evil", #"foo\u{2028}import Evil"#),
            ("foo\u{2029}import Evil", #"foo\u{2029}import Evil"#),
            ("foo\u{85}import Evil", #"foo\u{85}import Evil"#),
            ("foo\u{B}import Evil", #"foo\u{B}import Evil"#),
            ("``Type``", #"\u{60}\u{60}Type\u{60}\u{60}"#),
            ("<doc:Page>", #"\u{3C}doc:Page>"#),
            ("[a](https://b.c)", #"\u{5B}a\u{5D}(https\u{3A}//b.c)"#),
            ("_a_ b_c _", #"\u{5F}a\u{5F} b_c \u{5F}"#),
            ("&lt; &#60; R & D", #"\u{26}lt; \u{26}#60; R & D"#),
            ("# Heading", #"\u{23} Heading"#),
            ("- Parameters: x", #"\u{2D} Parameters: x"#),
            ("> quoted", #"\u{3E} quoted"#),
            ("@Metadata {", #"\u{40}Metadata {"#),
            ("1. one", #"1\u{2E} one"#),
            ("12) one", #"12\u{29} one"#),
            ("1.5 one", "1.5 one"),
            ("2", "2"),
            (" a ", #"\u{20}a\u{20}"#),
            ("a\\", #"a\u{5C}"#),
            ("===", #"\u{3D}=="#),
            ("cafe\u{301} \u{202E}x", #"cafe\u{301} \u{202E}x"#),
        ] as [(HostileText, String)]
    )
    func `text is written for one line`(hostile: HostileText, comment: String) {
        #expect(Array(SwiftComment.encode(hostile.text).utf8) == Array(comment.utf8))
    }

    @Test(arguments: HostileText.all)
    func `an attack stays in the comment`(hostile: HostileText) {
        let comment = SwiftComment.encode(hostile.text)
        let scalars = Array(comment.unicodeScalars)
        #expect(!scalars.contains { ["`", "*", "<", "[", "]", "~", "|"].contains($0) })
        #expect(!scalars.contains { $0.value < 0x20 || (0x7F...0xA0).contains($0.value) || $0.value > 0xFFFF })
        #expect(!scalars.contains { (0x2000...0x200F).contains($0.value) || (0x2028...0x202F).contains($0.value) })
        for (index, scalar) in scalars.enumerated() where scalar == "\\" {
            #expect(scalars[(index + 1)...].starts(with: ["u", "{"]))
        }
        #expect(scalars.first != " " && scalars.last != " ")
    }

    @Test func `long text is cut, and the rest is counted`() {
        let text = String(repeating: "x", count: 5000)
        #expect(SwiftComment.encode(text) == String(repeating: "x", count: SwiftComment.limit) + "... (4700 more)")
        let fitting = String(repeating: "y", count: SwiftComment.limit)
        #expect(SwiftComment.encode(fitting) == fitting)
    }
}
