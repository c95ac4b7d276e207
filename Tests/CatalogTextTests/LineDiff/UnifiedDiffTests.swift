// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@Suite struct UnifiedDiffTests {
    @Test func `equal files have no difference`() {
        for text in ["", "a", "a\n", "a\r\n\u{0}"] {
            let result = diff(text, text)
            #expect(result.isEmpty)
            #expect(result.text.isEmpty)
            #expect(result.hunkCount == 0 && result.removedLineCount == 0 && result.addedLineCount == 0)
        }
    }

    @Test(arguments: [
        ("a\nb\nc\n", "a\nx\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"),
        ("", "a\nb\n", "@@ -0,0 +1,2 @@\n+a\n+b\n"),
        ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
        ("a\n", "a\nb\n", "@@ -1 +1,2 @@\n a\n+b\n"),
        ("b\n", "a\nb\n", "@@ -1 +1,2 @@\n+a\n b\n"),
        ("a", "b", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"),
        ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
        ("a\nb", "x\nb", "@@ -1,2 +1,2 @@\n-a\n+x\n b\n\\ No newline at end of file\n"),
        ("a\n", "a\n\n", "@@ -1 +1,2 @@\n a\n+\n"),
        ("a\nb\na\nb\n", "a\nb\n", "@@ -1,4 +1,2 @@\n a\n b\n-a\n-b\n"),
    ])
    func `lines are shown as diff shows them`(old: String, new: String, expected: String) {
        let result = diff(old, new)
        #expect(result.text == "--- old\n+++ new\n" + expected)
        #expect(result.precision == .minimal)
    }

    @Test func `changes that are close share a hunk, others do not`() {
        let old = (1...30).map { "\($0)\n" }
        var new = old
        new[9] = "x\n"
        new[16] = "y\n"
        new[24] = "z\n"
        let result = diff(old.joined(), new.joined())
        #expect(
            result.lines == [
                "--- old", "+++ new", "@@ -7,14 +7,14 @@", " 7", " 8", " 9", "-10", "+x", " 11", " 12", " 13", " 14",
                " 15", " 16", "-17", "+y", " 18", " 19", " 20", "@@ -22,7 +22,7 @@", " 22", " 23", " 24", "-25", "+z",
                " 26", " 27", " 28",
            ]
        )
        #expect(result.hunkCount == 2)
        #expect(result.removedLineCount == 3)
        #expect(result.addedLineCount == 3)
        #expect(result.firstDifference?.offset == 18)
        #expect(result.firstDifference?.oldLine == 10)
    }

    @Test func `without context only the changes are shown`() {
        let result = unifiedDiff(
            old: Array("a\nb\nc\n".utf8),
            new: Array("a\nc\nd\n".utf8),
            oldName: "o",
            newName: "n",
            contextLines: 0
        )
        #expect(result.lines == ["--- o", "+++ n", "@@ -2 +1,0 @@", "-b", "@@ -3,0 +3 @@", "+d"])
    }

    @Test(arguments: [
        ("a\nb\n", "a\nx\n", 2, 2, 2), ("a\nb\n", "a\n", 2, 2, 1), ("a\n", "a\nb\n", 2, 1, 2), ("", "a\n", 0, 1, 1),
        ("ab", "abc", 2, 1, 1), ("a\nbc\n", "a\nbd\n", 3, 2, 2), ("x\n", "", 0, 1, 1),
    ])
    func `the first difference is a line that exists in each file`(
        old: String,
        new: String,
        offset: Int,
        oldLine: Int,
        newLine: Int
    ) {
        let first = diff(old, new).firstDifference
        #expect(first?.offset == offset)
        #expect(first?.oldLine == oldLine)
        #expect(first?.newLine == newLine)
    }

    @Test func `only a line feed ends a line, and what cannot be seen is made visible`() {
        let result = diff(
            "a\r\nb\rc\n",
            "a\nb\tc\u{1B}[2J\u{200B}\u{A0}\u{85}e\u{301}\u{2028}\u{1FFFE}\u{E9}\u{6A21}\n"
        )
        #expect(
            result.lines.dropFirst(3) == [
                "-a\u{240D}", "-b\u{240D}c", "+a",
                "+b\u{21E5}c\\u{1B}[2J\\u{200B}\\u{A0}\\u{85}e\\u{301}\\u{2028}\\u{1FFFE}\u{E9}\u{6A21}",
            ]
        )
        #expect(!result.showsExactBytes)
        #expect(diff("a\n", "\u{E9}\n").showsExactBytes)
    }

    @Test func `bytes that are not UTF-8 are shown as bytes`() {
        let result = unifiedDiff(
            old: [0x61, 0x80, 0xC3, 0x28, 0x0A],
            new: [0xED, 0xA0, 0x80, 0xF0, 0x9F, 0x98, 0x0A],
            oldName: "o",
            newName: "n"
        )
        #expect(result.lines.dropFirst(3) == ["-a\\x80\\xC3(", "+\\xED\\xA0\\x80\\xF0\\x9F\\x98"])
        #expect(!result.showsExactBytes)
    }

    @Test(arguments: [
        ("snapshots/a.json", "snapshots/a.json"), ("a b", "\"a b\""), ("", "\"\""), ("a\"\\", "\"a\\\"\\\\\""),
        ("a\n::error::", "\"a\\n::error::\""), ("\u{1B}\t\r\u{7F}", "\"\\033\\t\\r\\177\""),
        ("\u{E9}", "\"\\303\\251\""),
    ])
    func `unusual file names are quoted`(name: String, expected: String) {
        let result = unifiedDiff(old: [], new: [0x0A], oldName: name, newName: name)
        #expect(result.lines.prefix(2) == ["--- \(expected)", "+++ \(expected)"])
    }

    @Test func `hunks over the limit are counted and not shown`() {
        let old = (1...100).map { "\($0)\n" }
        let new = old.enumerated().map { $0.offset.isMultiple(of: 20) ? "x\n" : $0.element }
        let whole = diff(old.joined(), new.joined())
        let part = unifiedDiff(
            old: Array(old.joined().utf8),
            new: Array(new.joined().utf8),
            oldName: "old",
            newName: "new",
            maximumHunks: 2
        )
        #expect(whole.hunkCount == 5)
        #expect(whole.omittedHunkCount == 0)
        #expect(part.hunkCount == 5)
        #expect(part.omittedHunkCount == 3)
        #expect(part.removedLineCount == 5)
        #expect(part.lines == Array(whole.lines.prefix(part.lines.count)))
        #expect(part.lines.count(where: { $0.hasPrefix("@@") }) == 2)
    }

    @Test func `text over the limit is cut at a character and never longer`() {
        let old = Array("a\n\u{6A21}\u{6A21}\u{6A21}\u{6A21}\u{6A21}\u{6A21}\nb\n".utf8)
        let new = Array("a\nx\nb\n".utf8)
        let whole = unifiedDiff(old: old, new: new, oldName: "o", newName: "n")
        let size = whole.text.utf8.count
        for maximum in -1...size {
            let part = unifiedDiff(old: old, new: new, oldName: "o", newName: "n", maximumBytes: maximum)
            #expect(part.text.utf8.count <= max(0, maximum))
            #expect(part.omittedHunkCount == (maximum < size ? 1 : 0))
            #expect(part.text == whole.text || maximum < size)
            #expect(part.lines.dropLast() == whole.lines.prefix(max(0, part.lines.count - 1)))
        }
    }

    @Test func `text that differs in very many places is still compared between lines that occur once`() {
        let old = (0..<6_000).map { "id \($0)\n" }
        let new = old.enumerated().map { $0.offset.isMultiple(of: 3) ? "changed \($0.offset)\n" : $0.element }
        let result = diff(old.joined(), new.joined())
        #expect(result.precision == .coarse)
        #expect(result.removedLineCount == 2_000)
        #expect(result.addedLineCount == 2_000)
    }

    @Test func `a part that is too large is not compared by line`() {
        let old = [UInt8](repeating: 0x0A, count: 200_001)
        let result = unifiedDiff(old: old, new: [0x61] + old + [0x62], oldName: "o", newName: "n")
        #expect(result.precision == .notCompared)
        #expect(result.lines.isEmpty)
        #expect(result.removedLineCount == 200_001)
        #expect(result.addedLineCount == 200_002)
        #expect(result.firstDifference?.newLine == 1)
    }

    @Test func `the difference applied to the old file gives the new one`() throws {
        var state: UInt64 = 42
        for round in 0..<400 {
            let words = round.isMultiple(of: 2) ? ["a", "b"] : ["", "{", "}", "a", "b", "c", "d"]
            func draw(_ limit: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int((state >> 33) % UInt64(limit))
            }
            func text() -> String {
                let lines = (0..<draw(25)).map { _ in words[draw(words.count)] }.joined(separator: "\n")
                return draw(2) == 0 || lines.isEmpty ? lines : lines + "\n"
            }
            let old = text()
            let new = text()
            let context = draw(4)
            let result = unifiedDiff(
                old: Array(old.utf8),
                new: Array(new.utf8),
                oldName: "o",
                newName: "n",
                contextLines: context
            )
            #expect(result.precision == .minimal)
            #expect(try Self.patched(old, with: result.lines) == new, "\(old.debugDescription)")
        }
    }

    @Test func `no line acts on a terminal or begins with anything but its marker`() {
        var state: UInt64 = 9
        for _ in 0..<300 {
            let bytes = (0..<200).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return state >> 62 == 0 ? UInt8(0x0A) : UInt8(truncatingIfNeeded: state >> 40)
            }
            let result = unifiedDiff(
                old: Array(bytes.prefix(90)),
                new: Array(bytes.suffix(110)),
                oldName: "o",
                newName: "n"
            )
            for line in result.lines {
                #expect("-+ @\\".unicodeScalars.contains(line.unicodeScalars.first ?? "x"))
                let hasControl = line.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
                #expect(!hasControl)
            }
        }
    }

    /// Compares two texts with the defaults.
    private func diff(_ old: String, _ new: String) -> LineDiffResult {
        unifiedDiff(old: Array(old.utf8), new: Array(new.utf8), oldName: "old", newName: "new")
    }
}
