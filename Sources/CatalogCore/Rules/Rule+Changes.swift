// SPDX-License-Identifier: Apache-2.0

/// An answer against the last snapshot.
extension Rule {
    package static let dateBeforeNewestSnapshot = Rule(
        "date-before-newest-snapshot",
        .error,
        title: "The update is dated before the newest snapshot",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let modelAdded = Rule(
        "model-added",
        .note,
        title: "A model is new",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let modelRestored = Rule(
        "model-restored",
        .note,
        title: "A model that was gone is listed again",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let factChanged = Rule(
        "fact-changed",
        .note,
        title: "A fact of a model changed",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let newVendor = Rule(
        "new-vendor",
        .note,
        title: "A vendor is new",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let newTag = Rule(
        "new-tag",
        .note,
        title: "A tag is new",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let regionMoved = Rule(
        "region-moved",
        .warning,
        title: "A model moved to another region",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let embeddingPriceInverted = Rule(
        "embedding-price-inverted",
        .note,
        title: "A model that generates nothing costs more for input than for output",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let nearPowerOfTwo = Rule(
        "near-power-of-two",
        .warning,
        title: "A context window misses a power of two by a hair",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let massRemoval = Rule(
        "mass-removal",
        .warning,
        title: "More than a third of the catalog is gone",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let factCorrected = Rule(
        "fact-corrected",
        .note,
        title: "A fact is corrected when the catalog is rendered",
        rationale: "",
        example: "",
        remedy: ""
    )
}
