// SPDX-License-Identifier: Apache-2.0

import Testing

/// The text of an answer, which tests change in one place at a time.
struct AnswerText: Sendable {
    /// The JSON.
    let text: String

    /// What the decoder gets.
    var bytes: [UInt8] { Array(text.utf8) }

    /// The answer with one piece of its text replaced, which must be there as often as stated.
    func replacing(
        _ old: String,
        with new: String,
        times: Int = 1,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> AnswerText {
        let count = text.ranges(of: old).count
        #expect(count == times, "\(old) must be there \(times) times", sourceLocation: sourceLocation)
        return AnswerText(text: text.replacing(old, with: new))
    }

    /// The answer with several pieces of its text replaced, one after the other, wherever they stand.
    func applying(_ changes: [Change], sourceLocation: SourceLocation = #_sourceLocation) -> AnswerText {
        changes.reduce(self) { answer, change in
            answer.replacing(change.old, with: change.new, times: change.times, sourceLocation: sourceLocation)
        }
    }

    /// One replacement.
    struct Change: Sendable {
        let old: String
        let new: String
        let times: Int

        init(_ old: String, _ new: String, times: Int = 1) {
            self.old = old
            self.new = new
            self.times = times
        }
    }
}

extension AnswerText {
    /// One valid model in the shape of `models_info`.
    static let modelsInfo = AnswerText(
        text: """
            [
              {
                "type": "text2text",
                "name": "Tiny-1B",
                "created_at": "2026-06-01T00:00:00.000Z",
                "status": "active",
                "huggingface_url": "https://huggingface.co/acme/Tiny-1B",
                "vendor": "acme",
                "tags": ["JSON mode"],
                "use_cases": ["text", "code"],
                "license": {"url": "https://example.com/LICENSE", "name": "MIT License"},
                "size_b": 1,
                "flavors": [
                  {
                    "model_id": "acme/Tiny-1B",
                    "model_type": "text2text",
                    "model_name": "Tiny-1B",
                    "label": "cheap",
                    "regions": [{"country_code": "FI", "name": "eu-north1"}],
                    "external_provider": false,
                    "tags": ["JSON mode"],
                    "use_cases": ["text", "code"],
                    "context_window_k": 131,
                    "max_model_len": 131072,
                    "input_price_per_million_tokens": 0.06,
                    "output_price_per_million_tokens": 0.24,
                    "quantization": "fp8"
                  }
                ],
                "context_window_k": 131
              }
            ]

            """
    )

    /// The same model as an embedding, with free output and stated dimensions.
    static let embedding = AnswerText(
        text: modelsInfo.text
            .replacing("\"text2text\"", with: "\"embedding\"")
            .replacing("0.24", with: "0")
            .replacing("\"size_b\": 1,", with: "\"size_b\": 1,\n    \"embedding_dimensions\": 4096,")
    )

    /// One valid model in the shape of `/v1/models?verbose=true`.
    static let verbose = AnswerText(
        text: """
            {
              "object": "list",
              "data": [
                {
                  "id": "acme/Tiny-1B",
                  "name": "Tiny-1B",
                  "created": 1780272000,
                  "context_length": 131072,
                  "architecture": {"modality": "text->text", "tokenizer": "Other"},
                  "quantization": "fp8",
                  "pricing": {"prompt": "0.00000013", "completion": "0.0000004", "image": "0"},
                  "object": "model",
                  "regions": [{"country_code": "FI", "name": "eu-north1"}],
                  "supported_features": ["tools", "json_mode"]
                }
              ]
            }

            """
    )
}
