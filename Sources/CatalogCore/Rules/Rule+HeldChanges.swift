// SPDX-License-Identifier: Apache-2.0

/// Changes that wait for a person.
extension Rule {
    package static let modelRemoved = Rule(
        "model-removed",
        .error,
        isHeld: true,
        title: "A model is no longer listed",
        rationale: """
            Apps that call a removed model get an error: the ids of removed Nebius models were defaults of several \
            libraries, whose users then got 404.
            """,
        example: #"the newest snapshot lists "openai/gpt-oss-20b", the answer does not"#,
        remedy: """
            Find out whether the model is gone or the answer is short. If it is gone, acknowledge it, with \
            `--replacement ID` if there is a successor: its symbol stays, deprecated.
            """
    )
    package static let modelRenamed = Rule(
        "model-renamed",
        .error,
        isHeld: true,
        title: "A new id is nearly the id of a model that is gone",
        rationale: """
            Calls need the exact id: one list lowered the case of its ids, every call failed, and the repair took a \
            change of 33 files.
            """,
        example: #""Qwen/Qwen3-32B" is gone, "qwen/Qwen3-32B" is new"#,
        remedy: """
            Try the new id with a call. If the model really has it now, acknowledge it: the old symbol stays, \
            deprecated. The new one may need an identifier by hand, because the old one keeps its own.
            """
    )
    package static let idLooksLike = Rule(
        "id-looks-like",
        .error,
        isHeld: true,
        title: "A new id looks like the id of a model that is listed",
        rationale: """
            Two ids that differ only by case, punctuation or look-alike characters are taken for each other in code \
            and in reviews.
            """,
        example: #""openai/gpt-oss-120b" is listed, "openai/gpt_oss-120b" is new"#,
        remedy: "Ask upstream whether both exist. If they do, acknowledge the new one."
    )
    package static let placeholderContextWindow = Rule(
        "placeholder-context-window",
        .error,
        isHeld: true,
        title: "A context window looks like a placeholder",
        rationale: """
            Upstream writes 8000 where it does not know the window, for 16 of 29 models on 2026-08-11. An app with \
            that window and an output limit of 8192 had every request refused.
            """,
        example: #""context_window_k": 131, "max_model_len": 8000"#,
        remedy: """
            Ask for the answer again on another day. Acknowledge the window only if the provider or a call confirms \
            it.
            """
    )
    package static let contextWindowShrunk = Rule(
        "context-window-shrunk",
        .error,
        isHeld: true,
        title: "A context window became smaller",
        rationale: """
            Apps that fill the window they compiled with get their requests refused from the day on which it \
            shrinks.
            """,
        example: #""max_model_len": 262144 became 200000"#,
        remedy: "Look up the window, or ask for the answer again on another day. If it is right, acknowledge it."
    )
    package static let priceMoved = Rule(
        "price-moved",
        .error,
        isHeld: true,
        title: "A price moved more than tenfold",
        rationale: """
            A price that is off by a decimal point looks like any other number: one catalog took in 58 moves of this \
            size without a question.
            """,
        example: #""input_price_per_million_tokens": 0.15 became 1.8"#,
        remedy: "Look up the price. If it is right, acknowledge it."
    )
    package static let priceThroughZero = Rule(
        "price-through-zero",
        .error,
        isHeld: true,
        title: "A price became zero, or was zero",
        rationale: """
            A zero may mean free or unknown, and an app that takes one for the other spends money unseen, or stops \
            calling for no reason.
            """,
        example: #""output_price_per_million_tokens": 0 became 0.02"#,
        remedy: "Look up the price. If it is right, acknowledge it."
    )
    package static let priceUnitFactor = Rule(
        "price-unit-factor",
        .error,
        isHeld: true,
        title: "A price moved by the factor between two units",
        rationale: """
            A move by 1,000, 100,000 or 1,000,000 is a price in another unit, and not another price: one list \
            shipped such prices for 13 models.
            """,
        example: #""input_price_per_million_tokens": 0.15 became 150"#,
        remedy: """
            Ask for the answer again, or ask upstream for the unit. Acknowledge it only if the price itself is \
            right.
            """
    )
    package static let priceInverted = Rule(
        "price-inverted",
        .error,
        isHeld: true,
        title: "Input costs more than output",
        rationale: """
            Generated tokens cost more than read ones, so the opposite mostly means that two columns are swapped, as \
            happened with cache prices of three providers in one catalog.
            """,
        example: #"{"type": "text2text"}, input 0.6, output 0.15"#,
        remedy: "Look up both prices. If they are right, acknowledge it."
    )
    package static let capabilityLost = Rule(
        "capability-lost",
        .error,
        isHeld: true,
        title: "A model lost a capability",
        rationale: """
            Apps that choose models by capability lose the model, or call tools that it no longer has. A word that \
            is gone may also just be forgotten upstream.
            """,
        example: #""use_cases": ["text", "function_calling"] became ["text"]"#,
        remedy: """
            Try the capability with a call, or ask for the answer again on another day. If it is gone, acknowledge \
            it.
            """
    )
    package static let roleChanged = Rule(
        "role-changed",
        .error,
        isHeld: true,
        title: "A model is now for something else",
        rationale: """
            Only generative models can be used for chat, so apps that chat with a model that becomes an embedding no \
            longer compile.
            """,
        example: #""type": "text2text" became "embedding""#,
        remedy: "Find out what the model does now. If the new kind is right, acknowledge it."
    )
    package static let valueFlipsBack = Rule(
        "value-flips-back",
        .error,
        isHeld: true,
        title: "A fact returned to the value it had before its last change",
        rationale: """
            Of 30,750 changes in a public catalog, 89 percent went back to an earlier value: they were noise, and \
            each was a new release.
            """,
        example: #"inputUSDPerMillionTokens was "0.3", then "0.25", and is "0.3" again"#,
        remedy: "Ask for the answer again on another day, to see which value lasts. Then acknowledge it."
    )
}
