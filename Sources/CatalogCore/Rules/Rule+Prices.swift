// SPDX-License-Identifier: Apache-2.0

/// Prices and context windows of an answer.
extension Rule {
    package static let invalidPrice = Rule(
        "invalid-price",
        .error,
        title: "A price is not a decimal number",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let negativePrice = Rule(
        "negative-price",
        .error,
        title: "A price is below zero",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let priceOutOfRange = Rule(
        "price-out-of-range",
        .error,
        title: "A price is outside the band that is believed",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let zeroPrice = Rule(
        "zero-price",
        .error,
        title: "A price is zero where that is not plausible",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let priceTooPrecise = Rule(
        "price-too-precise",
        .error,
        title: "A price is finer than the catalog keeps",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let numericNoise = Rule(
        "numeric-noise",
        .warning,
        title: "A price carries the noise of binary arithmetic",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let unusedPrice = Rule(
        "unused-price",
        .warning,
        title: "A price in a unit that the catalog does not keep",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let invalidContextWindow = Rule(
        "invalid-context-window",
        .error,
        title: "A context window is no whole number in range",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let contextWindowDisagrees = Rule(
        "context-window-disagrees",
        .warning,
        title: "The context window is larger than its rounded twin says",
        rationale: "",
        example: "",
        remedy: ""
    )
}
