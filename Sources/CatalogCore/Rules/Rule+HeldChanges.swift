// SPDX-License-Identifier: Apache-2.0

/// Changes that wait for a person.
extension Rule {
    package static let modelRemoved = Rule(
        "model-removed",
        .error,
        isHeld: true,
        title: "A model is no longer listed",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let modelRenamed = Rule(
        "model-renamed",
        .error,
        isHeld: true,
        title: "An id differs from a known one only by case or punctuation",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let idLooksLike = Rule(
        "id-looks-like",
        .error,
        isHeld: true,
        title: "A new id looks like another id of the catalog",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let placeholderContextWindow = Rule(
        "placeholder-context-window",
        .error,
        isHeld: true,
        title: "A context window looks like a placeholder",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let contextWindowShrunk = Rule(
        "context-window-shrunk",
        .error,
        isHeld: true,
        title: "A context window became smaller",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let priceMoved = Rule(
        "price-moved",
        .error,
        isHeld: true,
        title: "A price moved more than tenfold",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let priceThroughZero = Rule(
        "price-through-zero",
        .error,
        isHeld: true,
        title: "A price became zero, or was zero",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let priceUnitFactor = Rule(
        "price-unit-factor",
        .error,
        isHeld: true,
        title: "A price moved by the factor between two units",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let priceInverted = Rule(
        "price-inverted",
        .error,
        isHeld: true,
        title: "Input costs more than output",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let capabilityLost = Rule(
        "capability-lost",
        .error,
        isHeld: true,
        title: "A model lost a capability",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let roleChanged = Rule(
        "role-changed",
        .error,
        isHeld: true,
        title: "A model is now for something else",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let valueFlipsBack = Rule(
        "value-flips-back",
        .error,
        isHeld: true,
        title: "A fact returned to the value it had before its last change",
        rationale: "",
        example: "",
        remedy: ""
    )
}
