// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

struct SwiftStringLiteralTests {
    @Test(
        arguments: [
            ("", "\"\""),
            ("plain text-1.0_x/y", #""plain text-1.0_x/y""#),
            ("x\"; import Foundation; let y = \"", #""x\"; import Foundation; let y = \"""#),
            ("\\(fatalError(\"pwned\"))", #""\\(fatalError(\"pwned\"))""#),
            ("\"\"\"", #""\"\"\"""#),
            ("##\"", ###""##\"""###),
            ("\"#", ##""\"#""##),
            ("\\u{22}", #""\\u{22}""#),
            ("\\u0022", #""\\u0022""#),
            ("\\", #""\\""#),
            ("\"\u{301}", #""\"\u{301}""#),
            ("\\\u{301}", #""\\\u{301}""#),
            ("\"\u{200D}", #""\"\u{200D}""#),
            ("a\r\nb", #""a\r\nb""#),
            ("\t\0\u{7F}\u{80}\u{85}\u{9B}", #""\t\0\u{7F}\u{80}\u{85}\u{9B}""#),
            ("\u{2028}\u{2029}\u{202E}\u{2066}\u{FEFF}\u{61C}", #""\u{2028}\u{2029}\u{202E}\u{2066}\u{FEFF}\u{61C}""#),
            ("\u{E0041}\u{FE0F}\u{E000}\u{FFFF}", #""\u{E0041}\u{FE0F}\u{E000}\u{FFFF}""#),
            ("café", #""café""#),
            ("cafe\u{301}", #""cafe\u{301}""#),
            ("模型 Модель 한국", #""模型 Модель 한국""#),
            ("a\u{A0}b", #""a\u{A0}b""#),
            ("👍", #""\u{1F44D}""#),
        ] as [(HostileText, String)]
    )
    func `text is written as one plain literal`(hostile: HostileText, literal: String) {
        #expect(Array(SwiftStringLiteral.encode(hostile.text).utf8) == Array(literal.utf8))
    }

    @Test(arguments: HostileText.all)
    func `an attack is data`(hostile: HostileText) throws {
        let literal = SwiftStringLiteral.encode(hostile.text)
        #expect(Array(try SwiftLiteralReader.value(of: literal).utf8) == Array(hostile.text.utf8))
    }

    @Test func `every scalar keeps its bytes`() throws {
        for block in stride(from: UInt32(0), through: 0x10FFFF, by: 0x100)
        where block < 0x20000 || (0xE0000...0xE0200).contains(block) {
            var text = ""
            for value in block..<block + 0x100 {
                if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
            }
            let decoded = try SwiftLiteralReader.value(of: SwiftStringLiteral.encode(text))
            #expect(Array(decoded.utf8) == Array(text.utf8), "block \(block)")
        }
    }

    @Test func `no combining mark and no control is written as itself`() throws {
        for value in UInt32(0)..<0x30000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isWrittenAsItself = SwiftStringLiteral.encode(String(scalar)).unicodeScalars.contains(scalar)
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format, .lineSeparator, .surrogate,
                .paragraphSeparator, .privateUse, .unassigned:
                #expect(!isWrittenAsItself, "U+\(String(value, radix: 16))")
            case .spaceSeparator:
                #expect(isWrittenAsItself == (scalar == " "), "U+\(String(value, radix: 16))")
            default:
                break
            }
        }
    }
}
