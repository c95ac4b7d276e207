// SPDX-License-Identifier: Apache-2.0

/// Answers of the public catalog in any size, with words that the vocabulary knows.
enum SyntheticAnswer {
    /// An answer with so many models, one flavor each; all ids and names differ.
    static func bytes(modelCount: Int) -> [UInt8] {
        Array("[\((0..<modelCount).map(record).joined(separator: ",\n"))]\n".utf8)
    }

    /// The record of a model, about as long as the real ones.
    private static func record(_ index: Int) -> String {
        let name = "Synthetic-\(index)B"
        let text =
            "\"\(name) is a model with a long context for coding, research and agentic work — with \\\"tools\\\".\""
        let words = """
            "tags": ["JSON mode", "reasoning", "code"],
              "use_cases": ["text", "reasoning", "function_calling", "code", "context_and_rag"]
            """
        return """
            {"type": "text2text", "name": "\(name)", "created_at": "2026-06-01T00:00:00.000Z", "status": "active",
              "logo_url": "", "huggingface_url": "https://huggingface.co/synthetic/\(name)",
              "description": \(text), "vendor": "synthetic", \(words),
              "license": {"url": "https://www.apache.org/licenses/LICENSE-2.0", "name": "Apache 2.0", "type": ""},
              "size_b": \(index), "quality": 0,
              "flavors": [{"model_id": "synthetic/\(name)", "model_type": "text2text", "model_name": "\(name)",
                "model_description": \(text), "label": "cheap",
                "regions": [{"country_code": "US", "name": "us-central1"}, {"country_code": "FI", "name": "eu-north1"}],
                "external_provider": false, \(words), "context_window_k": 131, "max_model_len": 131072,
                "tokens_per_second": 291.77, "input_price_per_million_tokens": 0.14,
                "output_price_per_million_tokens": 0.28, "quantization": "fp8"}],
              "context_window_k": 131}
            """
    }
}
