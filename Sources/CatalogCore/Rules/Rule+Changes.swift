// SPDX-License-Identifier: Apache-2.0

/// An answer against the last snapshot.
extension Rule {
    package static let dateBeforeNewestSnapshot = Rule(
        "date-before-newest-snapshot",
        .error,
        title: "The update is dated before the newest snapshot",
        rationale: """
            A late run with an old answer undoes newer facts: of two runs at once, one marked 33 models as \
            deprecated from a list that was out of date.
            """,
        example: "UpdateNebiusModelCatalog update --date 2026-10-01, after 2026-10-15.json",
        remedy: """
            Fetch the answer again. `--date` is the day on which an answer was fetched; an old answer that is given a \
            later day takes back what has changed since.
            """
    )
    package static let modelAdded = Rule(
        "model-added",
        .note,
        title: "A model is new",
        rationale: """
            A new model gets a Swift identifier that can never change, so a review should look at its id and at that \
            name.
            """,
        example: "an id that no snapshot lists",
        remedy: """
            Nothing needs to be done. If the identifier should be another one, edit it in \
            `snapshots/identifiers.json` before it is published.
            """
    )
    package static let modelRestored = Rule(
        "model-restored",
        .note,
        title: "A model that was gone is listed again",
        rationale: """
            A model that comes back must get its old symbol back, no longer deprecated. Elsewhere such a mark was \
            never cleared again.
            """,
        example: "an id that an older snapshot lists and the newest does not",
        remedy: "Nothing needs to be done."
    )
    package static let factChanged = Rule(
        "fact-changed",
        .note,
        title: "A fact of a model changed",
        rationale: """
            Apps choose models by price, window and region, so each change is shown with both values for the review.
            """,
        example: #"inputUSDPerMillionTokens "0.15" became "0.12""#,
        remedy: "Nothing needs to be done, except to look at it."
    )
    package static let newVendor = Rule(
        "new-vendor",
        .note,
        title: "A vendor is new",
        rationale: """
            Vendors are an open list, so a known one in another spelling looks like a new one: both `MiniMaxAI` and \
            `minimaxai` have been seen.
            """,
        example: #""vendor": "minimaxai""#,
        remedy: "Nothing needs to be done for a new vendor. For a new spelling of a known one, ask upstream."
    )
    package static let newTag = Rule(
        "new-tag",
        .note,
        title: "A tag is new",
        rationale: """
            Tags are an open list, and some stand for a capability: `JSON mode` in another spelling would hide one.
            """,
        example: #""tags": ["json-mode"]"#,
        remedy: """
            Nothing needs to be done for a new tag. If it stands for a capability, say so in \
            `snapshots/vocabulary.json`.
            """
    )
    package static let regionMoved = Rule(
        "region-moved",
        .warning,
        title: "The regions of a model changed",
        rationale: "Where a model runs decides which data may be sent to it, so users of the model have to hear of it.",
        example: #""regions": ["eu-north1"] became ["us-central1"]"#,
        remedy: "Nothing waits for it. Say it in the release notes of the package."
    )
    package static let embeddingPriceInverted = Rule(
        "embedding-price-inverted",
        .note,
        title: "A model that generates nothing costs more for input than for output",
        rationale: """
            Embeddings are billed for their input, so this is how they normally look. It is reported because the \
            same is held for models that generate.
            """,
        example: #"{"type": "embedding"}, input 0.01, output 0"#,
        remedy: "Nothing needs to be done."
    )
    package static let nearPowerOfTwo = Rule(
        "near-power-of-two",
        .warning,
        title: "A context window misses a power of two by a hair",
        rationale: """
            Most windows are powers of two, and a list once had 1,048,756 for 1,048,576: with two digits swapped, \
            requests that fill the window fail.
            """,
        example: #""max_model_len": 1048756"#,
        remedy: """
            Look up the window. If upstream is wrong, state the right one in `snapshots/corrections.json`, with \
            evidence.
            """
    )
    package static let massRemoval = Rule(
        "mass-removal",
        .warning,
        title: "More than a third of the catalog is gone",
        rationale: """
            Upstream does remove many models at once, such as 16 of 39 within 19 days, but so does a server in \
            trouble.
            """,
        example: "the newest snapshot lists 30 models, and the answer lacks 11 of them",
        remedy: """
            Ask for the answer again on another day. If they are gone for good, acknowledge each of them by its id: \
            `*` in the place of the ids is refused.
            """
    )
    package static let factCorrected = Rule(
        "fact-corrected",
        .note,
        title: "A fact is corrected when the catalog is rendered",
        rationale: """
            A corrected fact is the word of this package and not of upstream, so each report says which ones there \
            are.
            """,
        example: "contextWindowTokens is 40960 upstream, corrected to 131072",
        remedy: "Nothing needs to be done while the evidence of `snapshots/corrections.json` holds."
    )
}
