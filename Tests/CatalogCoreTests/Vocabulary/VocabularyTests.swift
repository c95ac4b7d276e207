// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation
import Testing

@testable import CatalogCore

@Suite struct VocabularyTests {
    private static func text(_ vocabulary: Vocabulary) -> String {
        String(decoding: vocabulary.canonicalBytes, as: UTF8.self)
    }

    @Test func `the committed vocabulary is read back as it is, byte for byte`() throws {
        let bytes = [UInt8](try Data(contentsOf: packageRoot.appendingPathComponent(Vocabulary.path)))
        #expect(try Vocabulary(bytes: bytes).canonicalBytes == bytes)
    }

    @Test func `a vocabulary is read back as it was`() throws {
        #expect(try Vocabulary(bytes: Vocabulary.sample.canonicalBytes) == .sample)
    }

    @Test func `words are written in the order of their bytes`() throws {
        let text = Self.text(Vocabulary.sample.adding(VocabularyWord(word: "Audio", swiftName: "audio"), to: .useCase))
        #expect(
            text.contains(
                """
                  "useCases": {
                    "Audio": {"swiftName": "audio"},
                    "code": {"swiftName": "code"},
                    "function_calling": {"swiftName": "functionCalling"},
                """
            )
        )
        #expect(try Vocabulary(bytes: Array(text.utf8)).word("Audio", in: .useCase)?.swiftName == "audio")
    }

    /// A piece of the file, what it is changed to, and the finding about it: pointer and message.
    static let damages: [(String, String, String, String)] = [
        (#""code": {"swiftName": "code"}"#, #""code": {}"#, "/useCases/code", "\"swiftName\" is missing"),
        (
            #""code": {"swiftName": "code"}"#, #""code": {"swiftName": "TEXT2"}"#, "/useCases/code/swiftName",
            "\"TEXT2\" cannot name a Swift constant: a lower-case letter, then letters, digits or _, and no reserved word"
        ),
        (
            #""code": {"swiftName": "code"}"#, #""code": {"swiftName": "none"}"#, "/useCases/code/swiftName",
            "\"none\" cannot name a Swift constant: a lower-case letter, then letters, digits or _, and no reserved word"
        ),
        (
            #""text": {"swiftName": "text"}"#, #""text": {"swiftName": "cODE"}"#, "/useCases/text/swiftName",
            "\"text\" and \"code\" share the Swift name \"cODE\""
        ),
        (
            #""code": {"swiftName": "code"}"#, #""code": {"swiftName": "code", "note": "x"}"#, "/useCases/code/note",
            "unknown member \"note\""
        ),
        (#""schema": 1,"#, #""schema": 1, "vendors": {},"#, "/vendors", "unknown member \"vendors\""),
        (
            #""code": {"swiftName": "code"}"#, #""code": "code""#, "/useCases/code",
            "\"code\" must be an object, found a string"
        ),
        (
            #""eu-north1": {"swiftName": "euNorth1", "countryCode": "FI"}"#, #""eu-north1": {"swiftName": "euNorth1"}"#,
            "/regions/eu-north1", "\"countryCode\" is missing"
        ),
        (
            #""countryCode": "FI""#, #""countryCode": "fi""#, "/regions/eu-north1/countryCode",
            "\"fi\" is not a country code: two capital letters, as upstream writes them"
        ),
        (
            #""role": "embedding""#, #""role": "reranker""#, "/kinds/embedding/role",
            "\"role\" must be one of generative, embedding, other, found \"reranker\""
        ),
        (
            #""active": {"swiftName": "active"}"#, #""active": {"swiftName": "active", "role": "other"}"#,
            "/statuses/active/role",
            "unknown member \"role\""
        ),
        (
            #"{"useCases": ["function_calling"]}"#, #"{"useCases": ["tool_calling"]}"#, "/capabilities/toolCalling",
            "\"tool_calling\" is not in \"useCases\""
        ),
        (
            #"{"kinds": ["image2text"], "useCases": ["image"]}"#, #"{"kinds": ["video2text"]}"#, "/capabilities/vision",
            "\"video2text\" is not in \"kinds\""
        ),
        (#""toolCalling": {"#, #""toolUse": {"#, "/capabilities/toolUse", "unknown member \"toolUse\""),
        (
            #""active": {"swiftName": "active"}"#, #""act\u001bive": {"swiftName": "active"}"#,
            "/statuses/act\u{1B}ive",
            "\"act\\u{1B}ive\" is not a word: letters, digits, space, and . _ - / between them"
        ),
    ]

    @Test(arguments: damages)
    func `an entry that does not fit is refused at its place`(
        old: String,
        new: String,
        pointer: String,
        message: String
    ) throws {
        let good = Self.text(.sample)
        try #require(good.ranges(of: old).count == 1)
        let problem = #expect(throws: CommittedFileProblem.self) {
            try Vocabulary(bytes: Array(good.replacing(old, with: new).utf8))
        }
        #expect(problem?.diagnostic.summary == "error malformed-vocabulary \(pointer)")
        #expect(problem?.diagnostic.message == message)
        #expect(problem?.diagnostic.outcome == .malformedCommittedFile)
        #expect(problem?.diagnostic.place?.file == "snapshots/vocabulary.json")
    }

    @Test func `a vocabulary of a later tool is told apart from a broken one`() {
        let later = Self.text(.sample).replacing("\"schema\": 1", with: "\"schema\": 2")
        let problem = #expect(throws: CommittedFileProblem.self) { try Vocabulary(bytes: Array(later.utf8)) }
        #expect(problem?.diagnostic.rule == .newerSchema)
        #expect(problem?.diagnostic.message == "the vocabulary has schema 2; this tool reads schema 1")
    }

    @Test(
        arguments: [
            ("us-central1", "usCentral1"), ("pair classification", "pairClassification"), ("fp8", "fp8"),
            ("context_and_rag", "contextAndRag"), ("text2text", "text2text"), ("Active", "active"), ("CODE", "cODE"),
            ("a.b/c-d", "aBCD"), ("x__y", "xY"), ("-x", "x"), ("x-", "x"), ("x-1", "x1"), ("1x", nil), ("", nil),
            ("--", nil), ("é", nil), ("caf\u{E9}s", "cafS"),
        ] as [(String, String?)]
    )
    func `a word gives a Swift name in lower camel case`(word: String, name: String?) {
        #expect(swiftName(forWord: word) == name)
    }

    @Test(arguments: [
        "text", "x", "pair classification", "us-central1", "a/b", "2d", "_x", String(repeating: "w", count: 64),
    ])
    func `a word is letters, digits and a few marks`(word: String) {
        #expect(WordRules.problem(withWord: word) == nil)
    }

    @Test(arguments: [
        "", " x", "x ", "-x", "x;y", "x'y", "x\"y", "$(x)", "é", "`x`", "x*",
        String(repeating: "w", count: 65),
    ])
    func `any other word cannot be accepted`(word: String) {
        #expect(WordRules.problem(withWord: word) != nil)
    }

    @Test func `a word that nobody sees whole cannot be accepted`() {
        for word in ["x\ny", "x\u{0}", "x\u{200B}y", "\u{1B}[2J"] {
            #expect(WordRules.problem(withWord: word) != nil)
        }
    }

    @Test func `capabilities follow from any one of the words of their rules`() {
        func capabilities(_ kind: String, _ useCases: [String], _ tags: [String]) -> [Capability] {
            Vocabulary.sample.capabilities(of: .sample(id: "acme/a", kind: kind, useCases: useCases, tags: tags))
        }
        #expect(capabilities("text2text", ["text"], []) == [])
        #expect(capabilities("image2text", [], []) == [.vision])
        #expect(capabilities("text2text", ["image"], []) == [.vision])
        #expect(
            capabilities("text2text", ["function_calling", "reasoning"], ["JSON mode"]) == [
                .toolCalling, .reasoning, .structuredOutput,
            ]
        )
        #expect(capabilities("text2text", [], ["json mode"]) == [])
    }
}
