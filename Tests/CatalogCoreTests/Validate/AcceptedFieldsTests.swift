// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct AcceptedFieldsTests {
    private static func model(_ answer: AnswerText, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws
        -> ValidModel
    {
        let result = judgeAnswer(answer.bytes, name: "answer.json", vocabulary: .sample)
        #expect(result.diagnostics.summaries == [], sourceLocation: sourceLocation)
        return try #require(result.value?.models.first, sourceLocation: sourceLocation)
    }

    @Test(
        arguments: [
            ("\"2026-06-01T00:00:00.000Z\"", "2026-06-01"), ("\"2026-06-01\"", "2026-06-01"),
            ("\"2026-06-01T00:00:00Z\"", "2026-06-01"), ("1780272000", "2026-06-01"), ("1.780272e9", "2026-06-01"),
            ("\"2026-06-01T00:00:00.001Z\"", nil), ("\"2026-05-25T22:46:27.580497Z\"", nil), ("1780272001", nil),
            ("1420070400", "2015-01-01"), ("4102358400", "2099-12-31"),
        ] as [(String, String?)]
    )
    func `only a midnight becomes a date`(text: String, date: String?) throws {
        let model = try Self.model(.modelsInfo.replacing("\"2026-06-01T00:00:00.000Z\"", with: text))
        #expect(model.createdOn?.description == date)
    }

    @Test(arguments: ["\"\"", "\"2026-02-30\"", "\"yesterday\"", "-1", "1780272000.5", "1780272000000", "1e999999999"])
    func `a creation time that is none is an error`(text: String) {
        let answer = AnswerText.modelsInfo.replacing("\"2026-06-01T00:00:00.000Z\"", with: text)
        let result = judgeAnswer(answer.bytes, name: "answer.json", vocabulary: .sample)
        #expect(result.diagnostics.summaries == ["error invalid-date /0/created_at"])
    }

    @Test(arguments: ["131.0", "1.31e2", "13100e-2"])
    func `numbers agree by their value`(number: String) throws {
        let answer = AnswerText.modelsInfo.applying([
            .init("        \"context_window_k\": 131,", "        \"context_window_k\": \(number),")
        ])
        #expect(try Self.model(answer).id == "acme/Tiny-1B")
    }

    @Test func `fields that may be absent stay absent`() throws {
        let model = try Self.model(
            .modelsInfo.applying([
                .init("    \"created_at\": \"2026-06-01T00:00:00.000Z\",\n", ""),
                .init(",\n        \"quantization\": \"fp8\"", ""),
                .init("\"name\": \"MIT License\"", "\"name\": \"\""),
            ])
        )
        #expect(model.createdOn == nil)
        #expect(model.quantization == nil)
        #expect(model.license == nil)
        #expect(model.embeddingDimensions == nil)
    }

    @Test func `an empty licence address is no address`() throws {
        let model = try Self.model(.modelsInfo.replacing("https://example.com/LICENSE", with: ""))
        #expect(model.license == LicenseFacts(name: "MIT License", url: nil))
    }

    @Test func `a licence address of 4,096 bytes is kept, a longer one refused`() throws {
        let address = "https://example.com/" + String(repeating: "x", count: 4_076)
        let kept = try Self.model(.modelsInfo.replacing("https://example.com/LICENSE", with: address))
        #expect(kept.license?.url == address)
        let longer = AnswerText.modelsInfo.replacing("https://example.com/LICENSE", with: address + "x")
        let result = judgeAnswer(longer.bytes, name: "answer.json", vocabulary: .sample)
        #expect(result.diagnostics.summaries == ["error invalid-url /0/license/url"])
    }

    @Test(arguments: ["1", "7999", "8000", "8001", "40960", "1000000000", "1048576.0", "1e6"])
    func `a window is any whole number`(text: String) throws {
        let answer = AnswerText.modelsInfo.applying([
            .init("131072", text), .init("\"context_window_k\": 131", "\"context_window_k\": 0", times: 2),
        ])
        let result = judgeAnswer(answer.bytes, name: "answer.json", vocabulary: .sample)
        #expect(result.diagnostics.summaries == ["warning context-window-disagrees /0/flavors/0/context_window_k"])
        #expect(try #require(result.value?.models.first).contextWindowTokens > 0)
    }

    @Test(arguments: [("140851", false), ("140852", true), ("1000000000", true), ("1", false)])
    func `a window may be larger than its rounded twin by units and rounding, not by more`(
        text: String,
        isFound: Bool
    ) {
        let answer = AnswerText.modelsInfo.replacing("131072", with: text)
        let result = judgeAnswer(answer.bytes, name: "answer.json", vocabulary: .sample)
        #expect(
            result.diagnostics.summaries
                == (isFound ? ["warning context-window-disagrees /0/flavors/0/max_model_len"] : [])
        )
    }

    @Test func `a flavor agrees with its model in any order of words`() throws {
        let answer = AnswerText.modelsInfo.replacing(
            "        \"use_cases\": [\"text\", \"code\"]",
            with: "        \"use_cases\": [\"code\", \"text\"]"
        )
        #expect(try Self.model(answer).useCases == ["text", "code"])
    }

    @Test(arguments: [
        ("text->text", "text2text"), ("text+image->text", "image2text"), ("text->embedding", "embedding"),
    ])
    func `a modality stands for a kind`(modality: String, kind: String) throws {
        #expect(try Self.model(.verbose.replacing("text->text", with: modality)).kind == kind)
    }

    @Test func `features stand for use cases and tags`() throws {
        let model = try Self.model(
            .verbose.replacing(
                "[\"tools\", \"json_mode\"]",
                with: "[\"structured_outputs\", \"reasoning\", \"json_mode\", \"tools\"]"
            )
        )
        #expect(model.useCases == ["reasoning", "function_calling"])
        #expect(model.tags == ["JSON mode"])
        #expect(model.vendor == nil)
        #expect(model.status == nil)
    }

    @Test(arguments: [
        ("\"acme\",", "vendor"), ("\"Tiny-1B\",", "name"), ("[\"JSON mode\"]", "tags/0"),
    ])
    func `texts of two models that only look alike are refused`(text: String, field: String) {
        let spellings = ["caf\u{E9}", "cafe\u{301}"]
        let models = spellings.enumerated().map { index, spelling in
            AnswerText.modelsInfo.text.dropFirst(1).dropLast(3)
                .replacing(text, with: text.hasPrefix("[") ? "[\"\(spelling)\"]" : "\"\(spelling)\",")
                .replacing("\"acme/Tiny-1B\"", with: "\"acme/\(index)\"")
        }
        let answer = AnswerText(text: "[\(models.joined(separator: ","))]")
        let result = judgeAnswer(answer.bytes, name: "answer.json", vocabulary: .sample)
        #expect(result.diagnostics.summaries == ["error text-twin /1/\(field)"])
        #expect(result.diagnostics.first?.notes.first?.place?.pointer?.description == "/0/\(field)")
    }

    @Test func `a flavor whose tags only look like those of its model disagrees`() {
        let answer = AnswerText.modelsInfo.applying([
            .init("\n    \"tags\": [\"JSON mode\"]", "\n    \"tags\": [\"caf\u{E9}\"]"),
            .init("\n        \"tags\": [\"JSON mode\"]", "\n        \"tags\": [\"cafe\u{301}\"]"),
        ])
        let result = judgeAnswer(answer.bytes, name: "answer.json", vocabulary: .sample)
        #expect(result.diagnostics.summaries == ["error flavor-disagrees /0/flavors/0/tags/0"])
    }
}
