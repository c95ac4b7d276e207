// SPDX-License-Identifier: Apache-2.0

/// Windows, dimensions and prices that no catalog may have.
extension FindingCase {
    private static func window(_ text: String, _ code: String) -> FindingCase {
        FindingCase(
            "a window of \(text)",
            .modelsInfo,
            [.init("131072", text)],
            "error \(code) \(flavor)/max_model_len"
        )
    }

    private static func dimensions(_ text: String) -> FindingCase {
        FindingCase(
            "embedding dimensions of \(text)",
            .embedding,
            [.init("4096", text)],
            "error invalid-embedding-dimensions /0/embedding_dimensions"
        )
    }

    /// Context windows and embedding dimensions.
    static let numbers: [FindingCase] = [
        window("0", "invalid-context-window"),
        window("-1", "invalid-context-window"),
        window("8000.5", "invalid-context-window"),
        window("1000000001", "invalid-context-window"),
        window("1e999999999", "invalid-context-window"),
        window("99999999999999999999", "invalid-context-window"),
        window("8000", "placeholder-context-window"),
        window("8e3", "placeholder-context-window"),
        window("8000.0", "placeholder-context-window"),
        window("124449", "placeholder-context-window"),
        FindingCase(
            "a window of more than is said beside it",
            .modelsInfo,
            [.init("131072", "140852")],
            "warning context-window-disagrees \(flavor)/max_model_len"
        ),
        dimensions("0"),
        dimensions("-4096"),
        dimensions("0.5"),
        dimensions("1000001"),
    ]

    private static func price(_ text: String, _ code: String, severity: String = "error") -> FindingCase {
        FindingCase(
            "a price of \(text)",
            .modelsInfo,
            [.init("0.06", text)],
            "\(severity) \(code) \(flavor)/input_price_per_million_tokens"
        )
    }

    /// Prices per million tokens.
    static let prices: [FindingCase] = [
        price("-1", "negative-price"),
        price("-0", "negative-price"),
        price("0", "zero-price"),
        price("0.00009", "price-out-of-range"),
        price("1000.01", "price-out-of-range"),
        price("1e999999999", "price-out-of-range"),
        price("1e-999999999", "price-out-of-range"),
        price("0.1234567", "price-too-precise"),
        price("0." + String(repeating: "1", count: 60), "price-too-precise"),
        price("0.19999999999999998", "numeric-noise", severity: "warning"),
        price("0.25", "price-inverted"),
        FindingCase(
            "an embedding model that is paid for its input",
            .embedding,
            [],
            "note embedding-price-inverted \(flavor)/input_price_per_million_tokens"
        ),
        FindingCase(
            "free output of a generative model",
            .modelsInfo,
            [.init("0.24", "0.0")],
            "error zero-price \(flavor)/output_price_per_million_tokens"
        ),
        FindingCase(
            "free input of an embedding model",
            .embedding,
            [.init("0.06", "0")],
            "error zero-price \(flavor)/input_price_per_million_tokens"
        ),
    ]

    private static func perToken(_ text: String, _ code: String, severity: String = "error") -> FindingCase {
        FindingCase(
            "a price per token of \(text)",
            .verbose,
            [.init("\"0.00000013\"", "\"\(text)\"")],
            "\(severity) \(code) /data/0/pricing/prompt"
        )
    }

    /// Prices per token, written as text.
    static let verbosePrices: [FindingCase] = [
        perToken("NaN", "invalid-price"),
        perToken("1,5", "invalid-price"),
        perToken("1.2abc", "invalid-price"),
        perToken("", "invalid-price"),
        perToken("+0.1", "invalid-price"),
        perToken("0x1p3", "invalid-price"),
        perToken("$0.10\\u001b", "invalid-price"),
        perToken("-0.0000001", "negative-price"),
        perToken("0", "zero-price"),
        perToken("0.13", "price-out-of-range"),
        perToken("0.0000000000000013", "price-out-of-range"),
        perToken("0.00000013000007", "price-too-precise"),
        perToken("0.12345678901234567891", "price-too-precise"),
        perToken("0.00000012999999999999999", "numeric-noise", severity: "warning"),
        FindingCase(
            "a price for each image",
            .verbose,
            [.init("\"image\": \"0\"", "\"image\": \"0.01\"")],
            "warning unused-price /data/0/pricing/image"
        ),
        FindingCase(
            "a price for each image that is no number",
            .verbose,
            [.init("\"image\": \"0\"", "\"image\": \"free\"")],
            "warning unused-price /data/0/pricing/image"
        ),
    ]
}
