// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

/// Whether `snapshots/corrections.json` is read, judged and written as it should be.
@Suite struct CorrectionListTests {
    @Test func `the fields that can be corrected are those of a record but the id`() throws {
        let record = try Snapshot.threeModels().facts.models.flatMap { $0.fields.map(\.name) }
        #expect(Set(CorrectedField.allCases.map(\.rawValue)) == Set(record).subtracting(["id"]))
        let bare = ModelFacts.blank.fields.map(\.name)
        #expect(CorrectedField.allCases.filter(\.isOptional).map(\.rawValue).allSatisfy { !bare.contains($0) })
        #expect(CorrectedField.allCases.filter { !$0.isOptional }.map(\.rawValue).allSatisfy(bare.contains))
    }

    /// A correction of every field of the plain model: name, upstream value, our value.
    static let fields: [(String, String?, String?)] = [
        ("contextWindowTokens", "131072", "262144"),
        ("createdOn", #""2026-06-01""#, nil),
        ("embeddingDimensions", nil, "4096"),
        ("inputUSDPerMillionTokens", #""0.06""#, #""0.6""#),
        ("kind", #""text2text""#, #""image2text""#),
        ("license", #"{"name": "MIT License", "url": "https://example.com/LICENSE"}"#, #"{"name": "MIT"}"#),
        ("name", #""Tiny 1B""#, #""Tiny \"1B\"""#),
        ("outputUSDPerMillionTokens", #""0.24""#, #""24""#),
        ("quantization", #""fp8""#, #""fp4""#),
        ("regions", #"["eu-north1"]"#, #"["eu-north1", "us-north1"]"#),
        ("status", #""active""#, #""active2""#),
        ("tags", #"["JSON mode"]"#, "[]"),
        ("useCases", #"["code", "text"]"#, #"["code", "function_calling", "text"]"#),
        ("vendor", #""acme""#, #""Acme Inc.""#),
    ]

    @Test func `a canonical file is read back as it is, byte for byte`() throws {
        let entries = Self.fields.map { CorrectionText.entry(field: $0.0, expected: $0.1, value: $0.2) }
        let text = "{\n  \"schema\": 1,\n  \"corrections\": [\n" + entries.joined(separator: ",\n") + "\n  ]\n}\n"
        let read = readCorrections(.bytes(Array(text.utf8)))
        #expect(read.diagnostics.summaries == [])
        let list = try #require(read.value)
        #expect(list.entries.map(\.field.rawValue) == Self.fields.map(\.0))
        #expect(String(decoding: list.canonicalBytes, as: UTF8.self) == text)
    }

    @Test func `entries are written by id, then field, and values as a snapshot has them`() throws {
        let text = CorrectionText.file(
            CorrectionText.entry(id: "b/b"),
            CorrectionText.entry(id: "b/b", field: "kind", expected: #""a""#, value: #""\u0062""#),
            CorrectionText.entry(id: "b/A", expected: "1.0", value: "2"),
            CorrectionText.entry(
                id: "a/z",
                field: "license",
                expected: nil,
                value: #"{"url": "https://a.b", "name": "MIT"}"#
            )
        )
        let list = try #require(readCorrections(.bytes(Array(text.utf8))).value)
        #expect(
            list.entries.map { "\($0.id) \($0.field)" } == [
                "a/z license", "b/A contextWindowTokens", "b/b contextWindowTokens", "b/b kind",
            ]
        )
        #expect(
            String(decoding: list.canonicalBytes, as: UTF8.self)
                == CorrectionText.file(
                    CorrectionText.entry(
                        id: "a/z",
                        field: "license",
                        expected: nil,
                        value: #"{"name": "MIT", "url": "https://a.b"}"#
                    ),
                    CorrectionText.entry(id: "b/A", expected: "1", value: "2"),
                    CorrectionText.entry(id: "b/b"),
                    CorrectionText.entry(id: "b/b", field: "kind", expected: #""a""#, value: #""b""#)
                )
        )
    }

    @Test func `a file without entries is a file, and none is none`() throws {
        let empty = "{\n  \"schema\": 1,\n  \"corrections\": []\n}\n"
        let list = try #require(readCorrections(.bytes(Array(empty.utf8))).value)
        #expect(String(decoding: list.canonicalBytes, as: UTF8.self) == empty)
        let missing = readCorrections(.missing)
        #expect(missing.value == nil && missing.diagnostics == [])
    }

    @Test(arguments: [
        (FileState.symbolicLink, Outcome.malformedCommittedFile), (.directory, .malformedCommittedFile),
        (.tooLarge(limit: 1), .malformedCommittedFile), (.unreadable("no"), .unreadableFile),
        (.bytes([]), .malformedCommittedFile), (.bytes(Array("[]".utf8)), .malformedCommittedFile),
        (.bytes(Array(#"{"schema": 1}"#.utf8)), .malformedCommittedFile),
        (.bytes(Array(#"{"schema": 2, "corrections": []}"#.utf8)), .malformedCommittedFile),
        (.bytes(Array(#"{"schema": 1, "corrections": [], "x": 1}"#.utf8)), .malformedCommittedFile),
        (.bytes(Array(#"{"schema": 1, "corrections": [1]}"#.utf8)), .malformedCommittedFile),
    ])
    func `what is no such file is an error of ours`(state: FileState, outcome: Outcome) {
        let read = readCorrections(state)
        #expect(read.value == nil)
        #expect(read.diagnostics.map(\.outcome) == [outcome])
        #expect(read.diagnostics.map(\.place?.file) == ["snapshots/corrections.json"])
    }

    /// An entry that does not fit, and the finding about it: pointer and message.
    static let damages: [(String, String, String)] = [
        (CorrectionText.entry(id: "acme/Tiny-2B"), "/id", "no committed snapshot lists \"acme/Tiny-2B\""),
        (CorrectionText.entry(id: ""), "/id", "no committed snapshot lists \"\""),
        (
            CorrectionText.entry(field: "price"), "/field",
            "unknown field \"price\"; known are name, vendor, kind, status, createdOn, contextWindowTokens,"
                + " embeddingDimensions, quantization, inputUSDPerMillionTokens, outputUSDPerMillionTokens, regions,"
                + " useCases, tags, license"
        ),
        (CorrectionText.entry(field: "tag"), "/field", "unknown field \"tag\"; nearest: \"tags\""),
        (
            CorrectionText.entry(field: "contextWindowToken"), "/field",
            "unknown field \"contextWindowToken\"; nearest: \"contextWindowTokens\""
        ),
        (
            CorrectionText.entry(value: "131072"), "/value",
            "\"value\" is the same as \"expected\", so nothing is corrected"
        ),
        (
            CorrectionText.entry(value: "131072.0"), "/value",
            "\"value\" is the same as \"expected\", so nothing is corrected"
        ),
        (
            CorrectionText.entry(value: #""262144""#), "/value",
            "\"value\": \"contextWindowTokens\" must be a whole number from 0 to 2147483647"
        ),
        (
            CorrectionText.entry(expected: "null"), "/expected",
            "\"expected\": \"contextWindowTokens\" must be a whole number from 0 to 2147483647"
        ),
        (CorrectionText.entry(value: "2e5"), "/value", "\"value\" is no value of a snapshot"),
        (CorrectionText.entry(value: nil), "", "\"value\" is missing, and every model has \"contextWindowTokens\""),
        (
            CorrectionText.entry(expected: nil), "",
            "\"expected\" is missing, and every model has \"contextWindowTokens\""
        ),
        (CorrectionText.entry(value: "0"), "/value", "\"acme/Tiny-1B\": no context window has 0 tokens"),
        (
            CorrectionText.entry(value: "8000"), "/value",
            "a context window of 8000 is upstream's placeholder for an unknown one"
        ),
        (
            CorrectionText.entry(field: "inputUSDPerMillionTokens", expected: #""0.06""#, value: #""0.060""#), "/value",
            "\"value\": \"inputUSDPerMillionTokens\" must be a plain decimal such as \"0.06\""
        ),
        (
            CorrectionText.entry(field: "outputUSDPerMillionTokens", expected: #""0.24""#, value: #""0""#), "/value",
            "\"acme/Tiny-1B\": a price of 0 is below 0.0001 dollars per million tokens"
        ),
        (
            CorrectionText.entry(field: "outputUSDPerMillionTokens", expected: #""0.24""#, value: #""0.05""#), "/value",
            "input would cost 0.06 dollars per million tokens, more than output: 0.05"
        ),
        (
            CorrectionText.entry(field: "useCases", expected: #"["code", "text"]"#, value: #"["text", "code"]"#),
            "/value",
            "\"value\": \"useCases\" is not sorted, or holds a word twice"
        ),
        (
            CorrectionText.entry(field: "useCases", expected: #"["text", "code"]"#, value: #"["code"]"#), "/expected",
            "\"expected\": \"useCases\" is not sorted, or holds a word twice"
        ),
        (
            CorrectionText.entry(field: "useCases", expected: #"["code", "text"]"#, value: #"["codes"]"#), "/value",
            "the vocabulary lacks the use case \"codes\""
        ),
        (
            CorrectionText.entry(field: "regions", expected: #"["eu-north1"]"#, value: "[]"), "/value",
            "\"value\": no region serves it"
        ),
        (
            CorrectionText.entry(
                field: "license",
                expected: #"{"name": "MIT License"}"#,
                value: #"{"name": "M", "x": 1}"#
            ),
            "/value", "\"value\": unknown member \"x\""
        ),
        (
            CorrectionText.entry(
                field: "license",
                expected: nil,
                value: #"{"name": "MIT", "url": "http://example.com"}"#
            ),
            "/value", "\"acme/Tiny-1B\": \"http://example.com\" is not an https URL"
        ),
        (
            CorrectionText.entry(field: "createdOn", expected: nil, value: #""2026-02-30""#), "/value",
            "\"value\": \"createdOn\" must be a date such as 2026-10-15, found \"2026-02-30\""
        ),
        (
            CorrectionText.entry(field: "name", expected: #""Tiny 1B""#, value: #""x\u202ey""#), "/value",
            "\"acme/Tiny-1B\": the name \"x\\u{202E}y\" holds control, bidirectional or invisible characters"
        ),
        (CorrectionText.entry(reason: ""), "/reason", "the reason is empty"),
        (CorrectionText.entry(reason: "  "), "/reason", "the reason is empty"),
        (
            CorrectionText.entry(reason: "a\\nb"), "/reason",
            "the reason holds control, bidirectional or invisible characters"
        ),
        (
            CorrectionText.entry(reason: String(repeating: "a", count: 301)), "/reason",
            "the reason has 301 bytes; at most 300 are accepted"
        ),
        (
            CorrectionText.entry(source: "http://example.com"), "/source",
            "\"source\" must be an https URL, found \"http://example.com\""
        ),
        (
            CorrectionText.entry(source: "https://a@b"), "/source",
            "\"source\" must be an https URL, found \"https://a@b\""
        ),
        (CorrectionText.entry(source: ""), "/source", "\"source\" must be an https URL, found \"\""),
        (
            CorrectionText.entry(date: "2026-13-01"), "/date",
            "\"date\" must be a date such as 2026-10-15, found \"2026-13-01\""
        ),
        (
            CorrectionText.entry().replacing(#""date""#, with: #""day""#), "/day", "unknown member \"day\""
        ),
        (
            CorrectionText.entry().replacing(#""source": "https://example.com/card", "#, with: ""), "",
            "\"source\" is missing"
        ),
    ]

    @Test(arguments: damages)
    func `an entry that does not fit is refused at its place`(entry: String, pointer: String, message: String) throws {
        let result = try CorrectionText.read(CorrectionText.file(entry))
        #expect(result.value == nil)
        let finding = try #require(result.diagnostics.first)
        #expect(result.diagnostics.count == 1)
        #expect(finding.summary == "error malformed-corrections /corrections/0\(pointer)")
        #expect(finding.message == message)
        #expect(finding.outcome == .malformedCommittedFile)
        #expect(finding.place?.file == "snapshots/corrections.json")
        #expect(finding.place?.location.map { $0.line >= 4 } ?? false)
        #expect(finding.excerpt.count == 2)
        #expect(finding.nextStep != nil)
    }

    @Test func `every entry that does not fit is told in one run, as recorded`() throws {
        let text = CorrectionText.file(
            CorrectionText.entry(reason: ""),
            CorrectionText.entry(field: "quantization", expected: #""fp8""#, value: nil),
            CorrectionText.entry(field: "quantization", expected: #""fp8""#, value: #""fp4""#),
            CorrectionText.entry(source: "ftp://example.com"),
            CorrectionText.entry(date: "yesterday")
        )
        let result = try CorrectionText.read(text)
        #expect(result.value == nil)
        try expectGolden(Array(result.diagnostics.terminalText.utf8), "Correct/malformed.txt")
        let judged = try CorrectionText.read(
            CorrectionText.file(
                CorrectionText.entry(id: "acme/Tiny-2B"),
                CorrectionText.entry(id: "acme/\\u202eevil"),
                CorrectionText.entry(field: "kind", expected: #""text2text""#, value: #""text3text""#)
            )
        )
        try expectGolden(Array(judged.diagnostics.terminalText.utf8), "Correct/impossible.txt")
    }

    @Test func `facts that are wrong only together are refused at the last of them`() throws {
        func price(_ field: String, _ expected: String, _ value: String) -> String {
            CorrectionText.entry(field: field, expected: "\"\(expected)\"", value: "\"\(value)\"")
        }
        let input = price("inputUSDPerMillionTokens", "0.06", "0.2")
        let output = price("outputUSDPerMillionTokens", "0.24", "0.1")
        #expect(try CorrectionText.read(CorrectionText.file(input)).value != nil)
        #expect(try CorrectionText.read(CorrectionText.file(output)).value != nil)
        let together = try CorrectionText.read(CorrectionText.file(input, output)).diagnostics
        #expect(together.summaries == ["error malformed-corrections /corrections/1/value"])
    }

    @Test func `a kind of another role is refused, because names would go`() throws {
        let embedding = CorrectionText.entry(field: "kind", expected: #""text2text""#, value: #""embedding""#)
        let generative = CorrectionText.entry(
            id: "acme/Embed-1",
            field: "kind",
            expected: #""embedding""#,
            value: #""text2text""#
        )
        let name = CorrectionText.entry(id: "acme/Embed-1", field: "name", expected: #""Embed 1""#, value: #""E""#)
        for (entries, index) in [([embedding], 0), ([generative, name], 0)] {
            let findings = try CorrectionText.read(CorrectionText.file(entries.joined(separator: ",\n"))).diagnostics
            #expect(findings.summaries == ["error malformed-corrections /corrections/\(index)/value"])
        }
    }
}
