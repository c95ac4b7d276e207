// SPDX-License-Identifier: Apache-2.0

/// What `diff` tells apart between two catalogs; the weight here is that of a change below the gate.
extension Rule {
    package static let priceRaised = Rule(
        "price-raised",
        .warning,
        title: "A price went up",
        rationale: "Whoever pays for the tokens has to know before the release, and may choose another model.",
        example: #"input price "$0.1" became "$0.12", +$0.02 (+20 %)"#,
        remedy: "Say it in the release notes of the package. Risky for the service."
    )
    package static let priceLowered = Rule(
        "price-lowered",
        .note,
        title: "A price went down",
        rationale: "A cheaper model may now be the right choice for an app that did without it.",
        example: #"output price "$0.6" became "$0.4", -$0.2 (-33.3 %)"#,
        remedy: "Nothing needs to be done."
    )
    package static let priceUnknown = Rule(
        "price-unknown",
        .warning,
        title: "A price became zero",
        rationale: """
            Upstream states zero for a model that is free and for one whose price it does not know, and an app that \
            adds up its costs takes both for free.
            """,
        example: #"input price "$0.2" became "$0", -$0.2 (-100 %)"#,
        remedy: "Look at the page of the model. Risky for the service until the price is known."
    )
    package static let contextWindowLowered = Rule(
        "context-window-lowered",
        .warning,
        title: "A context window became smaller in a comparison",
        rationale: "Requests that filled the old window are refused.",
        example: #"context window "131,072" became "65,536", -65,536 (-50 %)"#,
        remedy: "Apps that send long texts have to shorten them. Breaking for the service."
    )
    package static let contextWindowRaised = Rule(
        "context-window-raised",
        .note,
        title: "A context window became larger",
        rationale: "Apps may send longer texts.",
        example: #"context window "131,072" became "262,144", +131,072 (+100 %)"#,
        remedy: "Nothing needs to be done."
    )
    package static let regionGained = Rule(
        "region-gained",
        .note,
        title: "A model is served in one more region",
        rationale: "A model that was out of reach for data that must stay in a country may be in reach now.",
        example: #"regions: new "us-central1""#,
        remedy: "Nothing needs to be done."
    )
    package static let useCaseLost = Rule(
        "use-case-lost",
        .warning,
        title: "A model lost a use case",
        rationale: """
            Apps filter the catalog by use case, so the model disappears from their choice, and what they used it \
            for may no longer work.
            """,
        example: #"use cases: gone "code""#,
        remedy: "Look at the page of the model. Breaking for the service."
    )
    package static let useCaseGained = Rule(
        "use-case-gained",
        .note,
        title: "A model gained a use case",
        rationale: "The model appears where apps filter the catalog by that use case.",
        example: #"use cases: new "code""#,
        remedy: "Nothing needs to be done."
    )
    package static let capabilityGained = Rule(
        "capability-gained",
        .note,
        title: "A model gained a capability",
        rationale: "Apps that ask for the capability will be offered the model.",
        example: #"capabilities: new "toolCalling""#,
        remedy: "Nothing needs to be done."
    )
    package static let kindChanged = Rule(
        "kind-changed",
        .warning,
        title: "The kind of a model changed",
        rationale: """
            Another kind takes other requests and gives other answers; a model that writes no text any more loses \
            its typed name.
            """,
        example: #"kind "text2text" became "embedding""#,
        remedy: "Look at the page of the model. Breaking for the service."
    )
    package static let statusChanged = Rule(
        "status-changed",
        .warning,
        title: "The status of a model changed",
        rationale: "A status other than `active` announces that the model will go.",
        example: #"status "active" became "deprecated""#,
        remedy: """
            Look for a replacement while the model is still served. Risky for the service unless the model is active \
            again.
            """
    )
    package static let quantizationChanged = Rule(
        "quantization-changed",
        .note,
        title: "The quantization of a model changed",
        rationale: "The same model in another quantization answers with another quality and speed.",
        example: #"quantization "bf16" became "fp8""#,
        remedy: "Run the evaluations of the app again if it has some."
    )
    package static let licenseChanged = Rule(
        "license-changed",
        .warning,
        title: "The license of a model changed",
        rationale: "A license may forbid what an app does with the model.",
        example: #"license "Apache 2.0 License" became "Other""#,
        remedy: "Read the new license. Risky for the service."
    )
    package static let embeddingDimensionsChanged = Rule(
        "embedding-dimensions-changed",
        .warning,
        title: "The length of embedding vectors changed",
        rationale: "Vectors of another length cannot be compared with those that an app has stored.",
        example: #"embedding dimensions "4,096" became "1,024""#,
        remedy: """
            Embed the stored texts again, or stay with another model. Breaking for the service; a note where the \
            length was not known before.
            """
    )
    package static let nameChanged = Rule(
        "name-changed",
        .note,
        title: "The name of a model changed",
        rationale: "People find a model by its name. The Swift identifier follows from the id and stays.",
        example: #"name "Qwen3-32B" became "Qwen3 32B""#,
        remedy: "Nothing needs to be done."
    )
    package static let vendorChanged = Rule(
        "vendor-changed",
        .note,
        title: "The vendor of a model changed",
        rationale: "Apps that group models by vendor show it elsewhere.",
        example: #"vendor "minimaxai" became "MiniMaxAI""#,
        remedy: "Nothing needs to be done."
    )
    package static let tagsChanged = Rule(
        "tags-changed",
        .note,
        title: "The tags of a model changed",
        rationale: """
            Tags are an open list that upstream sorts models by; a capability that follows from one is reported by \
            itself.
            """,
        example: #"tags: gone "JSON mode""#,
        remedy: "Nothing needs to be done."
    )
    package static let createdOnChanged = Rule(
        "created-on-changed",
        .note,
        title: "The creation date of a model changed",
        rationale: "Apps sort models by age.",
        example: #"creation date "2025-08-05" became "2025-08-06""#,
        remedy: "Nothing needs to be done."
    )
    package static let correctionChanged = Rule(
        "correction-changed",
        .note,
        title: "A correction came, went or changed",
        rationale: """
            The generated catalog states the corrected value, so a change of a correction changes what apps see \
            although upstream said nothing.
            """,
        example: #"correction of contextWindowTokens is "131072" now"#,
        remedy: "Look at the evidence of the entry in `snapshots/corrections.json`."
    )
    package static let identifierChanged = Rule(
        "identifier-changed",
        .warning,
        title: "The Swift identifier of a model was edited",
        rationale: "A published identifier is public API: apps that use the old one no longer compile.",
        example: #"Swift identifier "qwen3_32B" became "qwen332B""#,
        remedy: "Restore the entry in `snapshots/identifiers.json`, or release a new major version."
    )
    package static let symbolAdded = Rule(
        "symbol-added",
        .note,
        title: "A Swift symbol that belongs to no changed model is new",
        rationale: "A new word of a closed list becomes a constant that apps can name.",
        example: #"Swift symbol "NebiusRegion.euSouth1" is new"#,
        remedy: "Nothing needs to be done; it belongs into a minor version."
    )
    package static let symbolRemoved = Rule(
        "symbol-removed",
        .warning,
        title: "A Swift symbol that belongs to no changed model is gone or deprecated",
        rationale: "Apps that use the symbol no longer compile, or compile with a warning.",
        example: #"Swift symbol "NebiusModelCatalog.oldModel" is gone"#,
        remedy: "Release a new major version if it is gone, a minor one if it is deprecated."
    )
    package static let wordChanged = Rule(
        "word-changed",
        .warning,
        title: "What the vocabulary says of a word was edited",
        rationale: """
            Apps decide by the country of a region which data they may send there, and by the kind of a model what it is \
            for, so an edit moves every model that has the word.
            """,
        example: #"country of a region "FI" became "SE""#,
        remedy: "Look at the evidence for the edit of `snapshots/vocabulary.json`. Risky for the service."
    )
}
