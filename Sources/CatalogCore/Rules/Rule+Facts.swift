// SPDX-License-Identifier: Apache-2.0

/// The facts of an answer.
extension Rule {
    package static let emptyCatalog = Rule(
        "empty-catalog",
        .error,
        title: "The catalog lists no models",
        rationale:
            "A server in trouble answers with an empty list, and an updater that believed it removed every model.",
        example: "[]",
        remedy: "Ask for the answer again later. An empty catalog is never written, and it cannot be acknowledged."
    )
    package static let noFlavors = Rule(
        "no-flavors",
        .error,
        title: "A model has no flavor, so nothing is served under its name",
        rationale: """
            What apps call is a flavor. A model without one has no id, price or window, and leaving it out silently \
            would hide a removal.
            """,
        example: #"{"name": "GLM-5.3", "flavors": []}"#,
        remedy: "Ask for the answer again, or ask upstream whether the model is still served."
    )
    package static let flavorDisagrees = Rule(
        "flavor-disagrees",
        .error,
        title: "A flavor contradicts its model",
        rationale: """
            A flavor repeats facts of its model. Where they differ, one of them is wrong, and a program that reads \
            either of them is wrong half of the time.
            """,
        example: #"{"name": "GLM-5.3", "flavors": [{"model_name": "GLM-5.2"}]}"#,
        remedy: "Ask for the answer again, or ask upstream which of the two is right."
    )
    package static let invalidID = Rule(
        "invalid-id",
        .error,
        title: "An id is not a model id",
        rationale: """
            An id is sent with every request and becomes a Swift symbol, so one with spaces, controls or foreign \
            letters breaks calls, code or both.
            """,
        example: #""model_id": "openai/gpt oss 120b""#,
        remedy: """
            Ask upstream what the id means. An id is `vendor/name` in ASCII letters, digits and `. _ - + :`, with at \
            most 128 bytes.
            """
    )
    package static let duplicateID = Rule(
        "duplicate-id",
        .error,
        title: "An id is listed twice",
        rationale: """
            One of two rows of the same id would be lost with its price and window, and which one would depend on \
            the order of the answer.
            """,
        example: """
            {"model_id": "zai-org/GLM-5.3", "max_model_len": 204800}
            {"model_id": "zai-org/GLM-5.3", "max_model_len": 131072}
            """,
        remedy: "Ask for the answer again, or ask upstream: one id must stand for one model."
    )
    package static let idDiffersByCase = Rule(
        "id-differs-by-case",
        .error,
        title: "Two ids of one answer differ only by case",
        rationale: """
            Such ids are one file name on macOS and Windows and one word to a reader: lists of models that had them \
            could not be checked out there.
            """,
        example: """
            "model_id": "deepseek-ai/DeepSeek-V4-Flash-0731"
            "model_id": "deepseek-ai/deepseek-v4-flash-0731"
            """,
        remedy: "Ask for the answer again, or ask upstream which of the two is the id."
    )
    package static let invalidText = Rule(
        "invalid-text",
        .error,
        title: "A text is empty, too long, or holds characters that cannot be seen",
        rationale: """
            A text with bidirectional or invisible characters looks like another one in a review, and control \
            characters drive the terminal that shows them.
            """,
        example: #""name": "GLM-5.3\u202EhsalF""#,
        remedy: "Such text is never written. Ask for the answer again, or ask upstream."
    )
    package static let textTwin = Rule(
        "text-twin",
        .error,
        title: "Two texts look the same and are not",
        rationale: """
            Two spellings of what looks like one word are two words to a program: a filter by vendor or tag would \
            miss half of the models.
            """,
        example: #"{"vendor": "Caf\u00E9"} and {"vendor": "Cafe\u0301"}"#,
        remedy: "Ask upstream for one spelling. Nothing is written until there is one."
    )
    package static let invalidURL = Rule(
        "invalid-url",
        .error,
        title: "A URL is not a plain https URL",
        rationale: """
            A URL is shown as a link, so a script in it, or a user name that looks like a host, would be a trap for \
            readers.
            """,
        example: #""license": {"name": "MIT", "url": "https://github.com@example.net/MIT"}"#,
        remedy: "Such a URL is never written. Ask upstream for the right one."
    )
    package static let invalidDate = Rule(
        "invalid-date",
        .error,
        title: "A creation time is not a time",
        rationale: """
            Time stamps in another unit, and even jokes, have stood in such fields, and each would become a day on \
            which no model was made.
            """,
        example: #""created_at": "who can keep track?""#,
        remedy: "Ask for the answer again. If upstream changed the form for good, teach it to `UpstreamTime`."
    )
    package static let invalidEmbeddingDimensions = Rule(
        "invalid-embedding-dimensions",
        .error,
        title: "Embedding dimensions are not a whole number in range",
        rationale:
            "Apps lay out their vector stores by this number, and one with a wrong number has to be built again.",
        example: #""embedding_dimensions": 4096.5"#,
        remedy: "Ask for the answer again, or ask upstream. Dimensions are a whole number from 1 to 1,000,000."
    )
    package static let incompleteShape = Rule(
        "incomplete-shape",
        .error,
        title: "No snapshot can be made from this shape",
        rationale: """
            The verbose list states no vendor, status, licence, tags or use cases, so a snapshot made from it would \
            lose these facts of every model.
            """,
        example: "UpdateNebiusModelCatalog update --from v1-models-verbose.json",
        remedy: """
            Update from an answer of `/api/public/models_info`. The other one can be judged with \
            `UpdateNebiusModelCatalog validate`.
            """
    )
}
