// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct NormalizeTests {
    private static func valid(_ answer: AnswerText) throws -> ValidCatalog {
        try #require(judgeAnswer(answer.bytes, name: "answer.json", vocabulary: .sample).value)
    }

    @Test func `words are sorted by their bytes and kept once`() throws {
        let answer = AnswerText.modelsInfo.applying([
            .init("[\"text\", \"code\"]", "[\"text\", \"code\", \"text\"]", times: 2),
            .init("[\"JSON mode\"]", "[\"z\", \"é\", \"Z\", \"a\"]", times: 2),
            .init(
                "[{\"country_code\": \"FI\", \"name\": \"eu-north1\"}]",
                "[{\"country_code\": \"US\", \"name\": \"us-central1\"}, {\"country_code\": \"FI\", \"name\": \"eu-north1\"}]"
            ),
        ])
        let model = try #require(normalize(Self.valid(answer)).value?.models.first)
        #expect(model.useCases == ["code", "text"])
        #expect(model.tags == ["Z", "a", "z", "é"])
        #expect(model.regions == ["eu-north1", "us-central1"])
    }

    @Test func `models are sorted by the bytes of their ids, capitals first`() throws {
        let model = String(AnswerText.modelsInfo.text.dropFirst(1).dropLast(3))
        let ids = ["zeta/a", "acme/b", "Zeta/b", "acme/B-2", "acme/b-1"]
        let list = ids.map { model.replacing("\"acme/Tiny-1B\"", with: "\"\($0)\"") }.joined(separator: ",")
        let facts = try #require(normalize(Self.valid(AnswerText(text: "[\(list)]"))).value)
        #expect(facts.models.map(\.id) == ["Zeta/b", "acme/B-2", "acme/b", "acme/b-1", "zeta/a"])
        #expect(ids.allSatisfy { facts.model(id: $0)?.id == $0 })
        #expect(facts.model(id: "acme/missing") == nil)
        #expect(CatalogFacts([]).model(id: "acme/b") == nil)
    }

    @Test func `each flavor is a model of its own`() throws {
        let flavor = AnswerText.modelsInfo.text.split(separator: "\"flavors\": [\n")[1].split(separator: "\n    ],")[0]
        let fast = flavor.replacing("acme/Tiny-1B", with: "acme/Tiny-1B-fast").replacing("0.06", with: "0.12")
        let answer = AnswerText.modelsInfo.replacing(String(flavor), with: "\(flavor),\n\(fast)")
        let facts = try #require(normalize(Self.valid(answer)).value)
        #expect(facts.models.map(\.id) == ["acme/Tiny-1B", "acme/Tiny-1B-fast"])
        #expect(facts.models.map(\.inputUSDPerMillionTokens.description) == ["0.06", "0.12"])
        #expect(facts.models.map(\.name) == ["Tiny-1B", "Tiny-1B"])
    }

    @Test func `the verbose shape lacks facts, so it makes no snapshot`() throws {
        let result = normalize(try Self.valid(.verbose))
        #expect(result.value == nil)
        #expect(
            result.diagnostics.terminalText == """
                answer.json:3:11: error: an answer of /v1/models?verbose=true can be validated, but no snapshot can be made from it: it states no vendor, status, licence, tags or use cases [incomplete-shape]
                    at /data
                    next: update from models_info

                """
        )
    }
}
