// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

/// Lines and columns.
struct JSONLocationTests {
    @Test func `a location prints as compilers print it`() {
        let location = SourceLocation(file: "a b.json", byteOffset: 9, line: 2, column: 3)
        #expect(location.description == "a b.json:2:3")
        #expect(location == SourceLocation(file: "a b.json", byteOffset: 9, line: 2, column: 3))
        #expect(location != SourceLocation(file: "a b.json", byteOffset: 9, line: 2, column: 4))
    }

    @Test func `a column counts Unicode scalars`() throws {
        let document = try JSONDocument.reading("[\"é€\u{1D11E}e\u{301}\", 1,\r\n\t2]")
        let places = document.root.elements.map { "\($0.location.line):\($0.location.column)" }
        #expect(places == ["1:2", "1:11", "2:2"])
    }

    /// Texts of one long line, of many lines, and of blocks of every kind, longer than a block of the index.
    static let texts: [String] = [
        "[" + (0..<900).map { "\"é\($0)\"" }.joined(separator: ",") + "]",
        "[" + (0..<900).map { "\"é\($0)\"" }.joined(separator: ",\n") + "]",
        "[1,\n" + String(repeating: " ", count: 5_000) + "2,\n" + String(repeating: "\n", count: 3_000) + "3]",
        "[\"" + String(repeating: "\u{1F600}", count: 1_500) + "\",\r\n\"" + String(repeating: "é", count: 999) + "\"]",
        String(repeating: "\n", count: 1_023) + "1",
        String(repeating: " ", count: 1_023) + "\n" + String(repeating: " ", count: 1_024) + "1 ",
        "\"" + String(repeating: "a", count: 1_022) + "é\"",
        "1" + String(repeating: " ", count: 1_023),
        "1" + String(repeating: "\n", count: 2_047),
    ]

    @Test(arguments: texts)
    func `every offset has the line and column that counting gives`(text: String) throws {
        let document = try JSONDocument.reading(text)
        var line = 1
        var column = 1
        for (offset, byte) in text.utf8.enumerated() {
            if byte & 0xC0 != 0x80 {
                let location = document.location(atByteOffset: offset)
                if location.line != line || location.column != column || location.byteOffset != offset {
                    Issue.record("\(location) should be line \(line), column \(column)")
                }
                column += 1
            }
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            }
        }
        let end = document.location(atByteOffset: text.utf8.count)
        #expect(end.line == line && end.column == column)
    }

    @Test func `an offset outside of the text is moved to its end`() throws {
        let document = try JSONDocument.reading("[1]")
        #expect(document.location(atByteOffset: -1).byteOffset == 0)
        #expect(document.location(atByteOffset: .min).byteOffset == 0)
        #expect(document.location(atByteOffset: 4).byteOffset == 3)
        #expect(document.location(atByteOffset: .max).column == 4)
    }

    @Test func `places of many values of a long line are found in time`() throws {
        let count = 100_000
        let document = try JSONDocument.reading("[" + repeatElement("0", count: count).joined(separator: ",") + "]")
        var sum = 0
        for (ordinal, element) in document.root.elements.enumerated() {
            sum += element.location.column - 2 * ordinal
            if element.pointer.tokens != [String(ordinal)] { Issue.record("wrong pointer at \(ordinal)") }
        }
        #expect(sum == 2 * count)
    }
}
