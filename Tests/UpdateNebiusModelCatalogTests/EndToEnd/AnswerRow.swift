// SPDX-License-Identifier: Apache-2.0

/// One model of an answer that a test makes up, with what can be wrong about it.
struct AnswerRow {
    var id: String
    var name: String?
    var vendor = "acme"
    var kind = "text2text"
    var status = "active"
    var createdAt = "\"2025-06-01T00:00:00.000Z\""
    var tags = ["JSON mode"]
    var useCases = ["text", "function_calling"]
    var license = #"{"name": "MIT License", "url": "https://example.com/license", "type": ""}"#
    var regions = #"[{"name": "eu-north1", "country_code": "FI"}]"#
    var windowTokens = "131072"
    var windowThousands = "131"
    var input = "0.2"
    var output = "0.8"
    var quantization = "\"fp8\""
    /// Further members of the model, each with a comma behind it.
    var extra = ""
    /// What stands in the place of the flavors; nil for one flavor.
    var flavors: String?
    /// What the flavor says its kind is; nil for the kind of the model.
    var flavorKind: String?
    /// Whether the flavor says what it is called.
    var hasFlavorName = true

    init(_ id: String) { self.id = id }

    /// The row with changes.
    func with(_ change: (inout AnswerRow) -> Void) -> AnswerRow {
        var copy = self
        change(&copy)
        return copy
    }

    /// The JSON object.
    var json: String {
        let shown = name ?? String(id.drop { $0 != "/" }.dropFirst())
        let words = "\"tags\": \(Self.list(tags)), \"use_cases\": \(Self.list(useCases))"
        let flavorName = hasFlavorName ? " \"model_name\": \"\(shown)\"," : ""
        let flavor =
            "{\"model_id\": \"\(id)\", \"model_type\": \"\(flavorKind ?? kind)\",\(flavorName)"
            + " \"label\": \"cheap\", \"regions\": \(regions), \"external_provider\": false, \(words),"
            + " \"context_window_k\": \(windowThousands), \"max_model_len\": \(windowTokens),"
            + " \"input_price_per_million_tokens\": \(input), \"output_price_per_million_tokens\": \(output),"
            + " \"quantization\": \(quantization)}"
        return "{\"type\": \"\(kind)\", \"name\": \"\(shown)\", \"created_at\": \(createdAt),"
            + " \"status\": \"\(status)\", \"huggingface_url\": \"\", \"vendor\": \"\(vendor)\", \(words),"
            + " \"license\": \(license), \"size_b\": 0, \(extra)\"context_window_k\": \(windowThousands),"
            + " \"flavors\": \(flavors ?? "[\(flavor)]")}"
    }

    /// An answer of these rows, one on a line.
    static func answer(_ rows: [AnswerRow]) -> String { "[\n" + rows.map(\.json).joined(separator: ",\n") + "\n]\n" }

    private static func list(_ words: [String]) -> String {
        "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
}
