// SPDX-License-Identifier: Apache-2.0

/// Answers of the public catalog in any size, with words that the vocabulary knows.
enum SyntheticAnswer {
    /// An answer with so many models, one flavor each; all ids and names differ.
    static func bytes(modelCount: Int) -> [UInt8] {
        bytes((0..<modelCount).map { Model(number: $0) })
    }

    /// The answer of another day with as many models: of a hundred, five have another price, one has a smaller window,
    /// and one is gone and another new.
    static func changedBytes(modelCount: Int) -> [UInt8] {
        bytes(
            (0..<modelCount).map { number in
                var model = Model(number: number)
                switch number % 100 {
                case 0: model.name = "Newcomer-\(number)B"
                case 1: model.contextWindowTokens = 122_880
                case 2...6: model.outputPrice = "0.29"
                default: break
                }
                return model
            }
        )
    }

    private static func bytes(_ models: [Model]) -> [UInt8] {
        Array("[\(models.map(\.record).joined(separator: ",\n"))]\n".utf8)
    }

    /// What tells one synthetic model from another.
    private struct Model {
        let number: Int
        var name: String
        var contextWindowTokens = 131_072
        var outputPrice = "0.28"

        init(number: Int) {
            self.number = number
            name = "Synthetic-\(number)B"
        }

        /// One of 26, with as many first letters.
        var vendor: String { String(UnicodeScalar(UInt8(ascii: "a") + UInt8(number % 26))) + "-synthetic" }

        /// The record of the model, 2 KB, about as long as the real ones.
        var record: String {
            let text =
                "\(name) is a model with a long context for coding, research and agentic work — with \\\"tools\\\"."
            let words = """
                "tags": ["JSON mode", "reasoning", "code"],
                  "use_cases": ["text", "reasoning", "function_calling", "code", "context_and_rag"]
                """
            return """
                {"type": "text2text", "name": "\(name)", "created_at": "2026-06-01T00:00:00.000Z", "status": "active",
                  "logo_url": "", "huggingface_url": "https://huggingface.co/\(vendor)/\(name)",
                  "description": "\(text) \(text) \(text) \(text)", "vendor": "\(vendor)", \(words),
                  "license": {"url": "https://www.apache.org/licenses/LICENSE-2.0", "name": "Apache 2.0", "type": ""},
                  "size_b": \(number), "quality": 0,
                  "flavors": [{"model_id": "\(vendor)/\(name)", "model_type": "text2text", "model_name": "\(name)",
                    "model_description": "\(text) \(text) \(text) \(text)", "label": "cheap",
                    "regions": [{"country_code": "US", "name": "us-central1"}, {"country_code": "FI", "name": "eu-north1"}],
                    "external_provider": false, \(words), "context_window_k": \(contextWindowTokens / 1_000),
                    "max_model_len": \(contextWindowTokens), "tokens_per_second": 291.77,
                    "input_price_per_million_tokens": 0.14, "output_price_per_million_tokens": \(outputPrice),
                    "quantization": "fp8"}],
                  "context_window_k": \(contextWindowTokens / 1_000)}
                """
        }
    }
}
