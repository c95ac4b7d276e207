// SPDX-License-Identifier: Apache-2.0

/// The words of an answer.
extension Rule {
    package static let noRegion = Rule(
        "no-region",
        .error,
        title: "No region serves a flavor",
        rationale: """
            A model that is served nowhere cannot be called, and apps that filter by region would lose it without a \
            word.
            """,
        example: #""regions": []"#,
        remedy: "Ask for the answer again, or ask upstream whether the model is still served."
    )
    package static let repeatedWord = Rule(
        "repeated-word",
        .warning,
        title: "A word is listed twice",
        rationale: """
            A word that stands in a list twice says no more than once, and often it is the trace of a mistake \
            upstream.
            """,
        example: #""tags": ["code", "code"]"#,
        remedy: "Nothing needs to be done: the word is kept once."
    )
    package static let unknownRegion = Rule(
        "unknown-region",
        .error,
        title: "A region is not in the vocabulary",
        rationale: """
            Apps choose regions by law and by distance, so a person has to look up where a new one is before apps \
            can offer it.
            """,
        example: #"{"name": "me-west1", "country_code": "IL"}"#,
        remedy: "Look up the region. If it is right, accept it: `UpdateNebiusModelCatalog accept region=me-west1:IL`."
    )
    package static let unknownCountry = Rule(
        "unknown-country",
        .error,
        title: "A region is in another country than the vocabulary says",
        rationale: "The country decides which data may be sent there, so it must not change unseen.",
        example: #"{"name": "eu-north1", "country_code": "SE"}"#,
        remedy: "Ask upstream. If it is right, edit `countryCode` of the region in `snapshots/vocabulary.json`."
    )
    package static let unknownUseCase = Rule(
        "unknown-use-case",
        .error,
        title: "A use case is not in the vocabulary",
        rationale: """
            Use cases decide capabilities. What is now `function_calling` was once `tool_and_function_calling`, and \
            unread, such a new word takes tool calling from every model.
            """,
        example: #""use_cases": ["text", "video_generation"]"#,
        remedy: """
            Look up what it means. If it is right, accept it: `UpdateNebiusModelCatalog accept \
            useCase=video_generation`.
            """
    )
    package static let unknownKind = Rule(
        "unknown-kind",
        .error,
        title: "A kind of model is not in the vocabulary",
        rationale: """
            The kind decides whether a model can chat, embed or neither, and in another catalog one new kind broke \
            every client that had shipped.
            """,
        example: #""type": "text2audio""#,
        remedy: """
            Look up what such models do. If it is right, accept it with its role, `generative`, `embedding` or \
            `other`: `UpdateNebiusModelCatalog accept kind=text2audio:other`.
            """
    )
    package static let unknownStatus = Rule(
        "unknown-status",
        .error,
        title: "A status is not in the vocabulary",
        rationale: """
            A status says whether calls can be expected to succeed: two models were once listed with their prices \
            and the status `error` for three days.
            """,
        example: #""status": "preview""#,
        remedy: "Look up what it means. If it is right, accept it: `UpdateNebiusModelCatalog accept status=preview`."
    )
    package static let unknownQuantization = Rule(
        "unknown-quantization",
        .error,
        title: "A quantization is not in the vocabulary",
        rationale: """
            Quantization changes the quality of answers, and a misspelt one would become a constant that no other \
            model has.
            """,
        example: #""quantization": "fp6""#,
        remedy: "Look it up. If it is right, accept it: `UpdateNebiusModelCatalog accept quantization=fp6`."
    )
    package static let unknownModality = Rule(
        "unknown-modality",
        .error,
        title: "A modality cannot be translated",
        rationale: """
            The modality of the verbose list is translated to a kind, and a wrong guess would make apps send images \
            to a model that reads only text.
            """,
        example: #""architecture": {"modality": "text->audio"}"#,
        remedy: "Look up what such models do, then declare the kind that it means in `Validation+VerboseWords`."
    )
    package static let unknownFeature = Rule(
        "unknown-feature",
        .error,
        title: "A supported feature cannot be translated",
        rationale: """
            The features of the verbose list are translated to use cases and tags, which decide capabilities, so one \
            that is passed over would hide a capability.
            """,
        example: #""supported_features": ["tools", "web_search"]"#,
        remedy: "Look up what it means, then declare it in `Validation+VerboseWords`."
    )
}
