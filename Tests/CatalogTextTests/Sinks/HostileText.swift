// SPDX-License-Identifier: Apache-2.0

import Testing

/// Text that somebody could put into a catalog to reach what reads it.
///
/// The log of a test run prints the arguments of tests, so hostile ones need a description that is harmless there.
struct HostileText: Sendable, ExpressibleByStringLiteral, CustomTestStringConvertible {
    /// The text as it would arrive.
    let text: String

    init(stringLiteral text: String) {
        self.text = text
    }

    /// ASCII letters and digits as they are, all else by its number.
    var testDescription: String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": String(scalar)
            default: "<\(String(scalar.value, radix: 16))>"
            }
        }.joined()
    }
}

extension HostileText {
    /// Texts against string literals, comments, logs and terminals.
    static let all: [HostileText] =
        [
            "x\"; import Foundation; let y = \"", "\\(fatalError(\"pwned\"))", "\"\"\"", "\"#", "##\"", "\\u{22}",
            "\\u0022", "trailing \\", "\"\u{301}", "\\\u{301}", "\"\u{200D}", "a\r\nb", "foo */ import Evil /*",
            "foo\rimport Evil", "foo\r\nimport Evil", "foo\u{2028}import Evil", "foo\u{2029}import Evil",
            "foo\u{85}import Evil", "foo\u{B}import Evil", "foo\u{C}import Evil", "::error::x",
            " ::stop-commands::x", "\t::add-mask::1", "##[error]x", "x##[add-mask]e",
            "a\r\n::set-output name=a::b", "%0A::error::", "\u{1B}[2J", "\u{1B}]0;t\u{7}",
            "\u{1B}]8;;file:///etc/passwd\u{1B}\\", "\u{1B}]52;c;AAAA\u{7}", "\u{9B}2J", "good\rbad", "``Type``",
            "<doc:Page>", "[a](http://example.com)", "![a](http://example.com/a.png)", "@Metadata {", "",
        ] + controls + invisible

    /// Each of the C0 and C1 controls and DEL, between two letters.
    static let controls = (Array(0x00...0x1F) + Array(0x7F...0x9F)).compactMap(between)

    /// Scalars that nobody sees, or that move what is seen.
    static let invisible =
        [
            0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF...0xFEFF, 0x061C...0x061C, 0xFE00...0xFE0F,
            0xE0000...0xE007F, 0xE0100...0xE0105, 0xE000...0xE001, 0xFFFE...0xFFFF, 0xFDD0...0xFDD1, 0x00AD...0x00AD,
        ].flatMap { $0.compactMap(between) }

    private static func between(_ value: Int) -> HostileText? {
        UInt32(exactly: value).flatMap(Unicode.Scalar.init).map { HostileText(stringLiteral: "a\($0)b") }
    }
}
