// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

/// Texts that go up to a limit, and one step beyond it.
struct JSONLimitsTests {
    /// Expects a limit to be exceeded at an offset.
    private func expect(
        _ limit: JSONLimit,
        at offset: Int,
        in text: String,
        limits: JSONLimits = .standard,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let failure = try #require(JSONDocument.failure(reading: text, limits: limits), sourceLocation: sourceLocation)
        #expect(failure.reason == .limitExceeded(limit), sourceLocation: sourceLocation)
        #expect(failure.reason.isLimit, sourceLocation: sourceLocation)
        #expect(failure.location.byteOffset == offset, sourceLocation: sourceLocation)
        #expect(failure.message.contains(limit.rawValue), sourceLocation: sourceLocation)
        #expect(failure.message.contains(String(limit.value(in: limits))), sourceLocation: sourceLocation)
    }

    @Test func `the standard limits are the documented ones`() {
        #expect(JSONLimit.allCases.map { $0.value(in: .standard) } == [67_108_864, 512, 1_048_576, 128, 4_000_000])
    }

    @Test func `the length of the text is limited`() throws {
        let limits = JSONLimits(maximumBytes: 8)
        #expect(JSONDocument.failure(reading: "[1,\n234]", limits: limits) == nil)
        try expect(.maximumBytes, at: 8, in: "[1,\n2345]", limits: limits)
        let failure = try #require(JSONDocument.failure(reading: "[1,\n2345]", limits: limits))
        #expect(failure.location.line == 2 && failure.location.column == 5)
    }

    @Test func `a text of a hundred million bytes is refused`() {
        let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 100_000_000)
        #expect(JSONDocument.failure(reading: bytes)?.reason == .limitExceeded(.maximumBytes))
    }

    @Test func `the depth is limited`() throws {
        let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(JSONDocument.failure(reading: deepest) == nil)
        try expect(.maximumDepth, at: 512, in: "[" + deepest + "]")
        try expect(.maximumDepth, at: 512, in: String(repeating: "[", count: 100_000))
        try expect(.maximumDepth, at: 1_280, in: String(repeating: "[{\"\":", count: 50_000))
        try expect(.maximumDepth, at: 0, in: "[]", limits: JSONLimits(maximumDepth: 0))
    }

    @Test func `a depth far beyond the stack is read where the limit allows it`() throws {
        let limits = JSONLimits(maximumDepth: 1_000_000)
        let text = String(repeating: "[", count: 1_000_000) + String(repeating: "]", count: 1_000_000)
        let document = try JSONDocument(bytes: Array(text.utf8), file: "test.json", limits: limits)
        #expect(document.nodeCount == 1_000_000)
        #expect(throws: JSONConversionError.self) { try JSONValue(document.root) { _ in .inline } }
        let open = try #require(
            JSONDocument.failure(reading: String(repeating: "[", count: 1_000_000), limits: limits)
        )
        #expect(open.reason == .unexpectedEnd)
    }

    @Test func `the length of a string is limited as it is written`() throws {
        let limits = JSONLimits(maximumStringBytes: 6)
        #expect(JSONDocument.failure(reading: "[\"abcdef\",\"\\u0041\"]", limits: limits) == nil)
        try expect(.maximumStringBytes, at: 1, in: "[\"abcdefg\"]", limits: limits)
        try expect(.maximumStringBytes, at: 2, in: "[ \"\\u0041B\"]", limits: limits)
        try expect(.maximumStringBytes, at: 1, in: "{\"abcdefg\":1}", limits: limits)
        let long = String(repeating: "x", count: 1 << 20)
        #expect(JSONDocument.failure(reading: "\"\(long)\"") == nil)
        try expect(.maximumStringBytes, at: 0, in: "\"\(long)x\"")
    }

    @Test func `the length of a number is limited`() throws {
        let longest = "-0." + String(repeating: "1", count: 125)
        #expect(JSONDocument.failure(reading: "[\(longest)]") == nil)
        try expect(.maximumNumberLength, at: 1, in: "[\(longest)1]")
        try expect(.maximumNumberLength, at: 0, in: String(repeating: "9", count: 1 << 20))
    }

    @Test func `the number of values and keys is limited`() throws {
        let limits = JSONLimits(maximumNodes: 5)
        #expect(JSONDocument.failure(reading: "{\"a\":1,\"b\":2}", limits: limits) == nil)
        try expect(.maximumNodes, at: 9, in: "[1,2,3,4,5]", limits: limits)
        try expect(.maximumNodes, at: 13, in: "{\"a\":1,\"b\":2,\"c\":3}", limits: limits)
        try expect(.maximumNodes, at: 0, in: "1", limits: JSONLimits(maximumNodes: 0))
    }

    @Test func `limits that make no sense refuse everything and do no harm`() {
        let limits = JSONLimits(
            maximumBytes: .min,
            maximumDepth: .min,
            maximumStringBytes: .min,
            maximumNumberLength: .min,
            maximumNodes: .min
        )
        for text in ["", "1", "[]", "{\"a\":\"b\"}"] {
            #expect(JSONDocument.failure(reading: text, limits: limits) != nil)
            let withoutBytes = JSONLimits(maximumDepth: .min, maximumNodes: .min)
            #expect(JSONDocument.failure(reading: text, limits: withoutBytes) != nil)
        }
        let unlimited = JSONLimits(
            maximumBytes: .max,
            maximumDepth: .max,
            maximumStringBytes: .max,
            maximumNumberLength: .max,
            maximumNodes: .max
        )
        #expect(JSONDocument.failure(reading: "[{\"a\":\"b\"}]", limits: unlimited) == nil)
    }
}
