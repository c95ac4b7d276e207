// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation
import Testing

@testable import CatalogCore

@Suite struct FactsHashTests {
    /// What the catalog makes of an answer.
    private static func facts(_ answer: AnswerText) throws -> CatalogFacts {
        let valid = try #require(judgeAnswer(answer.bytes, name: "answer.json", vocabulary: .sample).value)
        return try #require(normalize(valid).value)
    }

    private static func hash(_ facts: CatalogFacts) throws -> String {
        try Snapshot.sample("2026-10-15", facts.models).factsSHA256
    }

    @Test func `the hash is that of the compact JSON of the models`() throws {
        let snapshot = try Snapshot.sample(
            "2026-10-15",
            [.sample(id: "acme/b", name: "\"é\""), .sample(id: "acme/a", license: nil)]
        )
        let facts = #"""
            "vendor":"acme","kind":"text2text","status":"active","createdOn":"2026-06-01","contextWindowTokens":131072,"quantization":"fp8","inputUSDPerMillionTokens":"0.06","outputUSDPerMillionTokens":"0.24","regions":["eu-north1"],"useCases":["code","text"],"tags":["JSON mode"]
            """#
        let license = #","license":{"name":"MIT License","url":"https://example.com/LICENSE"}"#
        let compact = #"[{"id":"acme/a","name":"Tiny",\#(facts)},{"id":"acme/b","name":"\"é\"",\#(facts)\#(license)}]"#
        #expect(snapshot.factsSHA256 == SHA256.hexDigest(of: Array(compact.utf8)))
    }

    @Test(arguments: ["snapshots/2026-08-22.json", "snapshots/2026-10-15.json"])
    func `the hash in a committed snapshot is that of its models without white space`(path: String) throws {
        let bytes = [UInt8](try Data(contentsOf: packageRoot.appendingPathComponent(path)))
        let document = try JSONDocument(bytes: bytes, file: path)
        let models = try #require(document.root["models"])
        var compact: [UInt8] = []
        var isInString = false
        var isEscaped = false
        for byte in models.bytes {
            if !isInString, byte == 0x20 || byte == 0x0A { continue }
            compact.append(byte)
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInString.toggle()
            }
        }
        #expect(document.root["factsSHA256"]?.string == SHA256.hexDigest(of: compact))
    }

    @Test func `order, texts and throughput are no facts`() throws {
        let model = String(AnswerText.modelsInfo.text.dropFirst(1).dropLast(3))
        let other = model.replacing(
            "acme/Tiny-1B\",\n        \"model_type",
            with: "acme/Other\",\n        \"model_type"
        )
        let plain = AnswerText(text: "[\(model),\(other)]")
        let changed = AnswerText(
            text: "[\(other),\(model)]"
                .replacing("[\"text\", \"code\"]", with: "[\"code\", \"text\"]")
                .replacing(
                    "\"size_b\": 1,",
                    with: "\"size_b\": 30.5, \"quality\": 7, \"logo_url\": \"x\", \"description\": \"new\","
                )
                .replacing(
                    "\"label\": \"cheap\",",
                    with: "\"label\": \"fast\", \"tokens_per_second\": 17.5, \"input_tps\": 3,"
                )
                .replacing("\"external_provider\": false", with: "\"external_provider\": true")
                .replacing("0.06", with: "6e-2")
                .replacing("T00:00:00.000Z", with: "")
        )
        let hash = try Self.hash(Self.facts(plain))
        #expect(try Self.hash(Self.facts(changed)) == hash)
        let repriced = AnswerText(text: plain.text.replacing("0.06", with: "0.07"))
        #expect(try Self.hash(Self.facts(repriced)) != hash)
    }

    @Test func `a time that is no midnight is no fact`() throws {
        let date = "2026-06-01T00:00:00.000Z"
        let early = try Self.facts(.modelsInfo.replacing(date, with: "2026-06-01T08:15:00.000Z"))
        let late = try Self.facts(.modelsInfo.replacing(date, with: "2026-11-01T09:00:00.000Z"))
        #expect(early == late)
        #expect(early.models.map(\.createdOn) == [nil])
    }

    @Test func `two spellings of one letter are two facts`() throws {
        let composed = try Self.hash(
            Self.facts(.modelsInfo.replacing("\"JSON mode\"", with: "\"caf\u{E9}\"", times: 2))
        )
        let decomposed = try Self.hash(
            Self.facts(.modelsInfo.replacing("\"JSON mode\"", with: "\"cafe\u{301}\"", times: 2))
        )
        #expect(composed != decomposed)
    }
}
