// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

/// Objects whose keys are not distinct.
struct JSONDuplicateKeyTests {
    @Test func `a repeated key is refused with both places`() throws {
        let failure = try #require(JSONDocument.failure(reading: "{\"x\": [{\"é\": 1,\n \"b\": 2, \"é\": 3}]}"))
        #expect(failure.reason == .duplicateKeys)
        #expect(failure.reason.isDuplicateKeys && !failure.reason.isSyntax && !failure.reason.isLimit)
        let first = SourceLocation(file: "test.json", byteOffset: 8, line: 1, column: 9)
        let second = SourceLocation(file: "test.json", byteOffset: 26, line: 2, column: 10)
        #expect(
            failure.duplicateKeys == [
                JSONDuplicateKey(pointer: JSONPointer(tokens: ["x", "0", "é"]), first: first, second: second)
            ]
        )
        #expect(failure.duplicateKeyCount == 1)
        #expect(failure.location == second)
        #expect(failure.pointer.description == "/x/0/é")
        #expect(failure.duplicateKeys.map(\.first) == [first])
        #expect(failure.duplicateKeys.map(\.second) == [second])
        #expect(failure.message == "An object has the same key twice.")
    }

    @Test(arguments: [
        "{\"a\":1,\"\\u0061\":2}", "{\"\\u0061\":1,\"a\":2}", "{\"\\u0061\":1,\"\\u0061\":2}", "{\"\":1,\"\":2}",
        "{\"/\":1,\"\\/\":2}", "{\"\\ud834\\udd1e\":1,\"\u{1D11E}\":2}", "{\"abcdefghi\":1,\"abcdefgh\\u0069\":2}",
        "{\"a\":{},\"b\":[1,2,{\"c\":3}],\"a\":null}",
    ])
    func `keys are compared after their escapes are decoded`(text: String) {
        #expect(JSONDocument.failure(reading: text)?.reason == .duplicateKeys)
    }

    @Test(arguments: [
        "{\"é\":1,\"e\u{301}\":2}", "{\"a\":1,\"A\":2}", "{\"a\":1,\"a\\u0000\":2}", "{\"a\":{\"a\":{\"a\":1}}}",
        "[{\"a\":1},{\"a\":1}]", "{\"abcdefgh1abcdefgh\":1,\"abcdefgh2abcdefgh\":2}", "{\"\":1,\"\\u0000\":2}",
    ])
    func `keys with different bytes are different keys`(text: String) {
        #expect(JSONDocument.failure(reading: text) == nil)
    }

    @Test func `every further place of a key is a repetition of the first`() throws {
        let failure = try #require(JSONDocument.failure(reading: "{\"a\":1,\"a\":2,\"a\":3}"))
        #expect(failure.duplicateKeys.map(\.first.byteOffset) == [1, 1])
        #expect(failure.duplicateKeys.map(\.second.byteOffset) == [7, 13])
        #expect(failure.message == "Objects have the same key more than once, at 2 places.")
    }

    @Test func `repetitions of all objects are listed in the order of the text`() throws {
        let failure = try #require(
            JSONDocument.failure(reading: "{\"a\":{\"b\":1,\"b\":2},\"a\":{\"c\":1,\"c\":2},\"d\":1,\"d\":2}")
        )
        #expect(failure.duplicateKeys.map(\.pointer.description) == ["/a/b", "/a", "/a/c", "/d"])
    }

    @Test func `at most twenty repetitions are listed and all are counted`() throws {
        let members = (0..<50).flatMap { ["\"k\($0)\":0", "\"k\($0)\":1"] }
        let failure = try #require(JSONDocument.failure(reading: "{" + members.joined(separator: ",") + "}"))
        #expect(failure.duplicateKeys.count == JSONReadError.maximumDuplicateKeys)
        #expect(failure.duplicateKeys.map(\.pointer.description) == (0..<20).map { "/k\($0)" })
        #expect(failure.duplicateKeyCount == 50)
        #expect(failure.message == "Objects have the same key more than once, at 50 places.")
    }

    @Test func `a syntax error outweighs repeated keys`() {
        #expect(JSONDocument.failure(reading: "[{\"a\":1,\"a\":2},]")?.reason == .trailingComma)
    }

    /// The sizes around the change from fingerprints to a hash table, and larger ones.
    @Test(arguments: [2, 3, 31, 32, 33, 34, 63, 64, 65, 1_000])
    func `one repetition is found in an object of any size`(size: Int) throws {
        let keys = (0..<size).map { "\"model/\($0)\"" }
        #expect(JSONDocument.failure(reading: "{" + keys.map { $0 + ":0" }.joined(separator: ",") + "}") == nil)
        for (first, second) in [(0, size - 1), (size / 2, size - 1), (0, 1)] where first < second {
            var repeated = keys
            repeated[second] = "\"\\u006dodel/\(first)\""
            let text = "{" + repeated.map { $0 + ":0" }.joined(separator: ",") + "}"
            let failure = try #require(JSONDocument.failure(reading: text))
            #expect(failure.duplicateKeys.map(\.pointer.description) == ["/model~1\(first)"])
        }
    }

    @Test func `many keys with equal starts and ends are told apart`() throws {
        let start = String(repeating: "x", count: 200)
        let keys = (0..<20_000).map { "\"\(start)\($0)\(start)\":0" }
        #expect(JSONDocument.failure(reading: "{" + keys.joined(separator: ",") + "}") == nil)
        let failure = try #require(JSONDocument.failure(reading: "{" + (keys + [keys[7]]).joined(separator: ",") + "}"))
        #expect(failure.duplicateKeyCount == 1)
    }

    @Test func `long escaped keys that differ only in the middle are told apart`() throws {
        // Equal in length, start and end, so that their fingerprints are equal too.
        let padding = String(repeating: "\\u0078", count: 3_000)
        let keys = (0..<32).map { "\"\(padding)\(10 + $0)\(padding)\":0" }
        #expect(JSONDocument.failure(reading: "{" + keys.joined(separator: ",") + "}") == nil)
        let failure = try #require(
            JSONDocument.failure(reading: "{" + (keys.dropFirst() + [keys[9]]).joined(separator: ",") + "}")
        )
        #expect(failure.duplicateKeyCount == 1)
    }

    @Test func `one key repeated very often is counted`() throws {
        let text = "{" + repeatElement("\"a\":0", count: 20_000).joined(separator: ",") + "}"
        let failure = try #require(JSONDocument.failure(reading: text))
        #expect(failure.duplicateKeyCount == 19_999)
    }
}
