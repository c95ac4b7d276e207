// SPDX-License-Identifier: Apache-2.0

/// Prices and context windows of an answer.
extension Rule {
    package static let invalidPrice = Rule(
        "invalid-price",
        .error,
        title: "A price is not a decimal number",
        rationale: "Catalogs that read such a price as 0 offered paid models for nothing.",
        example: #""pricing": {"prompt": "free", "completion": "0.0000006"}"#,
        remedy: "Ask for the answer again, or ask upstream. Nothing is written with such a price."
    )
    package static let negativePrice = Rule(
        "negative-price",
        .error,
        title: "A price is below zero",
        rationale: """
            A price of `-1` that stood for unknown became minus one million dollars per million tokens, and an app \
            showed a session at minus 142,066 dollars.
            """,
        example: #""input_price_per_million_tokens": -1"#,
        remedy: "Ask for the answer again, or ask upstream. Nothing is written with such a price."
    )
    package static let priceOutOfRange = Rule(
        "price-out-of-range",
        .error,
        title: "A price is outside the band that is believed",
        rationale: """
            Prices per token and per million tokens get mixed up: 13 models of one list cost 100,000 times too much.
            """,
        example: #""input_price_per_million_tokens": 150000"#,
        remedy: """
            Ask for the answer again, or ask upstream. Prices from 0.0001 to 1000 dollars per million tokens are \
            believed.
            """
    )
    package static let zeroPrice = Rule(
        "zero-price",
        .error,
        title: "A price is zero where that is not plausible",
        rationale: """
            A zero stands for unknown more often than for free, and an app that believes it calls a paid model as if \
            it cost nothing.
            """,
        example: #"{"model_type": "text2text", "output_price_per_million_tokens": 0}"#,
        remedy: """
            Ask for the answer again, or ask upstream. Only the output of a model that generates nothing, such as an \
            embedding, may cost zero.
            """
    )
    package static let priceTooPrecise = Rule(
        "price-too-precise",
        .error,
        title: "A price is finer than the catalog keeps",
        rationale: """
            The catalog keeps prices exactly, in steps of 0.000001 dollars per million tokens, and rounding one \
            silently would make it disagree with the bill.
            """,
        example: #""input_price_per_million_tokens": 0.12345678"#,
        remedy: "Ask for the answer again, or ask upstream. If such prices are real, the catalog needs a finer step."
    )
    package static let numericNoise = Rule(
        "numeric-noise",
        .warning,
        title: "A price carries the noise of binary arithmetic",
        rationale: """
            A sum in binary fractions makes 0.19999999999999998 of 0.2, and with such values kept, noise would be \
            reported as a change of price. One generated catalog has 180 lines of it.
            """,
        example: #""input_price_per_million_tokens": 0.19999999999999998"#,
        remedy: "Nothing needs to be done: 0.2 is kept."
    )
    package static let unusedPrice = Rule(
        "unused-price",
        .warning,
        title: "A price is in a unit that the catalog does not keep",
        rationale: "A model that also costs something per image or per request is dearer than the catalog says.",
        example: #""pricing": {"prompt": "0.0000002", "image": "0.04"}"#,
        remedy: "Nothing is read from it. If upstream bills that way for good, the catalog needs a field for it."
    )
    package static let invalidContextWindow = Rule(
        "invalid-context-window",
        .error,
        title: "A context window is not a whole number in range",
        rationale: """
            A window of 0 leaves no room for any request, and one that does not fit an integer breaks the apps that \
            count with it.
            """,
        example: #""max_model_len": 0"#,
        remedy: """
            Ask for the answer again, or ask upstream. A window is a whole number of tokens from 1 to 1,000,000,000.
            """
    )
    package static let contextWindowDisagrees = Rule(
        "context-window-disagrees",
        .warning,
        title: "A context window does not fit its rounded twin",
        rationale: """
            One of the two fields is wrong, and it is not always the same one: a list of models once took 32,000 \
            from one field where the other had 1,048,576.
            """,
        example: #""context_window_k": 131, "max_model_len": 1048576"#,
        remedy: """
            The value of `max_model_len` is kept. If that is the wrong one, state the right one in \
            `snapshots/corrections.json`, with evidence.
            """
    )
}
