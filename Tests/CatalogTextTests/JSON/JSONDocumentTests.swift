// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

/// What a document and its nodes say about a valid text.
struct JSONDocumentTests {
    private static let text = """
        {"data": [
          {"id": "a/b~c", "price": 0.10, "tags": [], "é": {"deep": [null, true, false]}},
          -1.50E+3
        ], "empty": {}, "text": "\\u0041\\n"}

        """

    @Test func `the kinds of values are told apart`() throws {
        let document = try JSONDocument.reading("[null, true, false, 0, \"\", [], {}]")
        #expect(document.root.elements.map(\.kind) == [.null, .boolean, .boolean, .number, .string, .array, .object])
        #expect(document.root.elements.map { $0.kind == .null } == [true, false, false, false, false, false, false])
        #expect(document.root.elements.map(\.boolean) == [nil, true, false, nil, nil, nil, nil])
        #expect(document.root.elements.map(\.numberText) == [nil, nil, nil, "0", nil, nil, nil])
        #expect(document.root.elements.map(\.string) == [nil, nil, nil, nil, "", nil, nil])
        #expect(document.root.elements.map(\.stringBytes) == [nil, nil, nil, nil, [], nil, nil])
        #expect(document.nodeCount == 8)
    }

    @Test(arguments: [
        ("null", JSONKind.null), ("true", .boolean), ("-0", .number), ("\"\"", .string), (" [ ] ", .array),
        ("\r\n\t{ }\n", .object),
    ])
    func `any value can be a whole document`(text: String, kind: JSONKind) throws {
        let document = try JSONDocument.reading(text)
        #expect(document.root.kind == kind)
        #expect(document.root.count == 0)
        #expect(document.root.pointer == .root)
        #expect(document.nodeCount == 1)
        #expect(document.bytes.elementsEqual(text.utf8))
        #expect(document.file == "test.json")
    }

    @Test(arguments: ["0", "-0", "0.10", "1e5", "1E+05", "123456789012345678901234567890", "-1.50E-3", "0e0"])
    func `a number keeps its exact text`(text: String) throws {
        #expect(try JSONDocument.reading(text).root.numberText == text)
        let document = try JSONDocument.reading("[\(text),{\"a\":\(text)}]")
        #expect(document.root.elements.first { $0.kind == .number }?.numberText == text)
    }

    @Test func `members keep their order and give keys with places`() throws {
        let document = try JSONDocument.reading("{\"b\": 1, \"\\u0061\": 2,\n \"\": 3}")
        let members = Array(document.root.members)
        #expect(members.map(\.key) == ["b", "a", ""])
        #expect(members.map(\.value.numberText) == ["1", "2", "3"])
        #expect(members.map(\.keyLocation.description) == ["test.json:1:2", "test.json:1:10", "test.json:2:2"])
        #expect(members.map(\.keyNode.pointer.description) == ["/b", "/a", "/"])
        #expect(document.root.count == 3)
    }

    @Test func `counts are those of elements and members only`() throws {
        let document = try JSONDocument.reading("[[1,[2,3],4],{\"a\":{\"b\":1,\"c\":[5,6]},\"d\":0},\"text\",{}]")
        #expect(document.root.elements.map(\.count) == [3, 2, 0, 0])
        #expect(document.root.count == 4)
    }

    @Test func `a value without children has none to walk`() throws {
        for text in ["1", "\"a\"", "null", "[]", "{}"] {
            let root = try JSONDocument.reading(text).root
            #expect(root.elements.map(\.byteOffset) == [])
            #expect(root.members.map(\.key) == [])
        }
        let array = try JSONDocument.reading("[1]").root
        #expect(array.members.map(\.key) == [])
        #expect(array["0"] == nil)
        let object = try JSONDocument.reading("{\"a\":1}").root
        #expect(object.elements.map(\.byteOffset) == [])
    }

    @Test func `a key finds its value by bytes`() throws {
        let root = try JSONDocument.reading(
            "{\"a\":{\"z\":0},\"e\u{301}\":1,\"\u{E9}\":2,\"\\u0062\":3,\"longer than eight\":4,\"\":5}"
        ).root
        #expect(root["a"]?["z"]?.numberText == "0")
        #expect(root["e\u{301}"]?.numberText == "1")
        #expect(root["\u{E9}"]?.numberText == "2")
        #expect(root["b"]?.numberText == "3")
        #expect(root["longer than eight"]?.numberText == "4")
        #expect(root[""]?.numberText == "5")
        #expect(root["z"] == nil && root["A"] == nil && root["\\u0062"] == nil && root["longer than nine!"] == nil)
    }

    @Test func `every value knows its bytes, its place and its path`() throws {
        let document = try JSONDocument.reading(Self.text)
        let deep = try #require(document.root["data"]?.elements.first { _ in true }?["é"]?["deep"])
        let last = try #require(deep.elements.map { $0 }.last)
        #expect(last.pointer.description == "/data/0/é/deep/2")
        #expect(String(decoding: last.bytes, as: UTF8.self) == "false")
        #expect(last.location == SourceLocation(file: "test.json", byteOffset: 84, line: 2, column: 73))
        #expect(last.byteRange == 84..<89)
        let number = try #require(document.root["data"]?.elements.map { $0 }.last)
        #expect(number.numberText == "-1.50E+3")
        #expect(number.location == SourceLocation(file: "test.json", byteOffset: 96, line: 3, column: 3))
        #expect(number.byteOffset == 96)
        #expect(document.root["data"].map { String(decoding: $0.bytes.suffix(3), as: UTF8.self) } == "3\n]")
        #expect(document.root["text"]?.string == "A\n")
        #expect(document.root["empty"]?.pointer.description == "/empty")
    }

    @Test func `the bytes of a container go from bracket to bracket`() throws {
        let text = " [ {\"a\" : [ 1 , 2 ] } , [ ] ] "
        let root = try JSONDocument.reading(text).root
        #expect(String(decoding: root.bytes, as: UTF8.self) == "[ {\"a\" : [ 1 , 2 ] } , [ ] ]")
        #expect(
            root.elements.map { String(decoding: $0.bytes, as: UTF8.self) } == ["{\"a\" : [ 1 , 2 ] }", "[ ]"]
        )
    }
}
