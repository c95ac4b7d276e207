// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

/// The exact bytes that the writer produces.
struct JSONWriterTests {
    /// The text of a file that holds `value`.
    private func text(_ value: JSONValue) -> String {
        String(decoding: JSONWriter.bytes(value), as: UTF8.self)
    }

    /// The text of `value` without white space.
    private func compactText(_ value: JSONValue) -> String {
        String(decoding: JSONWriter.compactBytes(value), as: UTF8.self)
    }

    @Test func `scalars are written plainly`() {
        #expect(text(.null) == "null\n")
        #expect(text(.boolean(true)) == "true\n")
        #expect(text(.boolean(false)) == "false\n")
        #expect(text(.integer(0)) == "0\n")
        #expect(text(.integer(.min)) == "-9223372036854775808\n")
        #expect(text(.integer(.max)) == "9223372036854775807\n")
        #expect(text(.string("")) == "\"\"\n")
    }

    @Test(arguments: ["0", "-0", "0.10", "12.5", "-1", "123456789012345678901234567890.000"])
    func `a decimal keeps its exact text`(decimal: String) throws {
        #expect(text(try #require(JSONValue.decimal(text: decimal))) == decimal + "\n")
    }

    @Test(arguments: [
        "", "-", "+1", "01", "-01", ".5", "1.", "1e5", "1E5", "0x1", "1 ", " 1", "1.2.3", "NaN", "1,5", "1\u{301}", "١",
        "--1", "1.-1", "\"1\"", "1\n",
    ])
    func `a text that is no plain decimal makes no value`(text: String) {
        #expect(JSONDecimal(text) == nil)
        #expect(JSONValue.decimal(text: text).map(JSONWriter.bytes) == nil)
    }

    @Test func `an expanded container has one child on a line`() {
        let value = JSONValue.object([
            "b": .integer(1),
            "a": .array([.string("x"), .array([]), .object([])]),
            "c": .object(["d": .null]),
        ])
        #expect(
            text(value) == """
                {
                  "b": 1,
                  "a": [
                    "x",
                    [],
                    {}
                  ],
                  "c": {
                    "d": null
                  }
                }

                """
        )
    }

    @Test func `an inline container stays on its line`() {
        let record = JSONValue.object(
            ["id": .string("a"), "tags": .array([.string("x"), .integer(2)], layout: .inline)],
            layout: .inline
        )
        #expect(
            text(.object(["models": .array([record, record])])) == """
                {
                  "models": [
                    {"id": "a", "tags": ["x", 2]},
                    {"id": "a", "tags": ["x", 2]}
                  ]
                }

                """
        )
    }

    @Test func `rows are aligned after the opening bracket`() {
        let record = JSONValue.object(
            ["id": .string("a"), "kind": .string("b"), "price": .string("0.1")],
            layout: .rows([2, 1])
        )
        #expect(text(record) == "{\"id\": \"a\", \"kind\": \"b\",\n \"price\": \"0.1\"}\n")
        #expect(
            text(.object(["é": record, "list": .array([record])])) == """
                {
                  "é": {"id": "a", "kind": "b",
                        "price": "0.1"},
                  "list": [
                    {"id": "a", "kind": "b",
                     "price": "0.1"}
                  ]
                }

                """
        )
    }

    @Test(arguments: [
        ([2], "[1, 2,\n 3, 4, 5]\n"), ([1, 1], "[1,\n 2,\n 3, 4, 5]\n"), ([5], "[1, 2, 3, 4, 5]\n"),
        ([9, 9], "[1, 2, 3, 4, 5]\n"), ([], "[1, 2, 3, 4, 5]\n"), ([0, -1, 4], "[1, 2, 3, 4,\n 5]\n"),
        ([2, 0, 3], "[1, 2,\n 3, 4, 5]\n"), ([4, 1, 7], "[1, 2, 3, 4,\n 5]\n"),
    ])
    func `children beyond the rows share one more line`(counts: [Int], expected: String) {
        #expect(text(.array((1...5).map { .integer($0) }, layout: .rows(counts))) == expected)
    }

    @Test func `containers of every layout nest in rows`() {
        let value = JSONValue.object(
            [
                "a": .array([.integer(1), .integer(2)]),
                "b": .object(["c": .integer(3), "d": .integer(4)], layout: .rows([1, 1])),
                "e": .array([.integer(5), .integer(6)], layout: .inline),
            ],
            layout: .rows([1, 1, 1])
        )
        #expect(
            text(value) == """
                {"a": [
                   1,
                   2
                 ],
                 "b": {"c": 3,
                       "d": 4},
                 "e": [5, 6]}

                """
        )
    }

    @Test(arguments: [JSONLayout.expanded, .inline, .rows([1])])
    func `empty containers are two brackets`(layout: JSONLayout) {
        #expect(text(.array([], layout: layout)) == "[]\n")
        #expect(text(.object([], layout: layout)) == "{}\n")
    }

    @Test func `only what must be escaped is escaped`() {
        let controls = String(
            String.UnicodeScalarView((0..<0x20).compactMap(Unicode.Scalar.init(_:) as (UInt32) -> Unicode.Scalar?))
        )
        #expect(
            compactText(.string(controls))
                == "\"\\u0000\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b\\f\\r\\u000e\\u000f"
                + "\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017\\u0018\\u0019\\u001a\\u001b\\u001c\\u001d\\u001e\\u001f\""
        )
        #expect(compactText(.string("\"\\/\u{7F}<>&'")) == "\"\\\"\\\\/\\u007f<>&'\"")
        #expect(
            compactText(.string("\u{80}é\u{2028}\u{2029}\u{FEFF}\u{1F600}\u{10FFFF}"))
                == "\"\u{80}é\u{2028}\u{2029}\u{FEFF}\u{1F600}\u{10FFFF}\""
        )
    }

    @Test func `escapes go by bytes, whatever follows them`() {
        #expect(
            Array(compactText(.string("\"\u{301}\\\u{200D}\r\n")).utf8)
                == Array("\"\\\"\u{301}\\\\\u{200D}\\r\\n\"".utf8)
        )
        #expect(compactText(.object(["\"\u{301}": .null])).utf8.elementsEqual("{\"\\\"\u{301}\":null}".utf8))
        // Composed and decomposed spellings stay what they are.
        #expect(JSONWriter.compactBytes(.string("e\u{301}")) != JSONWriter.compactBytes(.string("\u{E9}")))
    }

    /// The expected text was printed by `jq --compact-output` 1.6 for the same value.
    @Test func `the compact form is that of jq`() throws {
        let value = JSONValue.object(
            [
                "id": .string("a\"\\/\u{8}\u{C}\n\r\t\u{1}\u{1F}\u{7F}é\u{2028}\u{1F600}"),
                "n": .array([.integer(0), .integer(-12), .integer(1_048_576)], layout: .rows([1])),
                "empty": .array([.array([]), .object([]), .string("")], layout: .inline),
                "é\n": .object(["b": .null, "a": .boolean(true), "c": .boolean(false)]),
            ]
        )
        #expect(
            compactText(value)
                == "{\"id\":\"a\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\\u007fé\u{2028}\u{1F600}\",\"n\":[0,-12,1048576],"
                + "\"empty\":[[],{},\"\"],\"é\\n\":{\"b\":null,\"a\":true,\"c\":false}}"
        )
    }

    @Test func `the compact form does not depend on the layout`() {
        let children: [JSONValue] = [.integer(1), .string("x"), .null]
        let texts = [JSONLayout.expanded, .inline, .rows([2])].map { compactText(.array(children, layout: $0)) }
        #expect(Set(texts) == ["[1,\"x\",null]"])
    }

    @Test func `visible bytes escape what would act on a terminal, and read back the same`() throws {
        let text = "a\u{9B}2J\u{202E}\u{2028}\u{FEFF}\u{E0041}\u{1B}é😀\""
        let bytes = JSONWriter.visibleBytes(.string(text))
        let expected = #""a\u009b2J\u202e\u2028\ufeff\udb40\udc41\u001bé😀\"""# + "\n"
        #expect(bytes == Array(expected.utf8))
        #expect(try JSONDocument(bytes: bytes, file: "t").root.string.map { Array($0.utf8) } == Array(text.utf8))
        #expect(JSONWriter.visibleBytes(.string("plain é")) == JSONWriter.bytes(.string("plain é")))
    }
}
