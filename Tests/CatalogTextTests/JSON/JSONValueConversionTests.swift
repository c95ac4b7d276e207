// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

/// Values of documents that become values to write.
struct JSONValueConversionTests {
    @Test(arguments: [
        "null", "true", "[1,-0,0.50,9223372036854775807,9223372036854775808,-9223372036854775808,-9223372036854775809]",
        "{\"b\":{\"a\":[[],{}]},\"\":\"\\\"\\n\",\"é\":[1,[2,[3]]]}",
    ])
    func `a canonical text is copied without a change`(text: String) throws {
        let value = try JSONValue(try JSONDocument.reading(text).root) { _ in .expanded }
        #expect(String(decoding: JSONWriter.compactBytes(value), as: UTF8.self) == text)
    }

    @Test func `each container gets the layout that is chosen for it`() throws {
        let text = """
            {
              "schema": 1,
              "models": [
                {"id": "a", "tags": ["x", "y"],
                 "price": 0.10},
                {"id": "b", "tags": [],
                 "price": 2}
              ]
            }

            """
        let value = try JSONValue(try JSONDocument.reading(text).root) { node in
            switch node.pointer.tokens.count {
            case 0, 1: .expanded
            case 2: .rows([2, 1])
            default: .inline
            }
        }
        #expect(String(decoding: JSONWriter.bytes(value), as: UTF8.self) == text)
    }

    @Test func `a number with an exponent is refused with its place`() throws {
        let root = try JSONDocument.reading("{\"a\": [1,\n 1e5]}").root
        let error = try #require(throws: JSONConversionError.self) { try JSONValue(root) { _ in .inline } }
        #expect(error.reason == .exponent)
        #expect(error.pointer.description == "/a/1")
        #expect(error.location == SourceLocation(file: "test.json", byteOffset: 11, line: 2, column: 2))
        #expect(error.description.hasPrefix("test.json:2:2: A number with an exponent"))
    }

    @Test func `a value that is nested too deeply is refused`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        let limits = JSONLimits(maximumDepth: 1_000)
        let deepest = try JSONDocument(bytes: Array(nested(512).utf8), file: "test.json", limits: limits)
        let value = try JSONValue(deepest.root) { _ in .inline }
        #expect(String(decoding: JSONWriter.compactBytes(value), as: UTF8.self) == nested(512))
        let tooDeep = try JSONDocument(bytes: Array(nested(513).utf8), file: "test.json", limits: limits)
        let error = try #require(throws: JSONConversionError.self) { try JSONValue(tooDeep.root) { _ in .inline } }
        #expect(error.reason == .tooDeep)
        #expect(error.location.byteOffset == 512)
    }
}
