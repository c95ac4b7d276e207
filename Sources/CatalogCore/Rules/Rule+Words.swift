// SPDX-License-Identifier: Apache-2.0

/// The words of an answer.
extension Rule {
    package static let noRegion = Rule(
        "no-region",
        .error,
        title: "No region serves a flavor",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let repeatedWord = Rule(
        "repeated-word",
        .warning,
        title: "A word is listed twice",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let unknownRegion = Rule(
        "unknown-region",
        .error,
        title: "A region that nobody has reviewed",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let unknownCountry = Rule(
        "unknown-country",
        .error,
        title: "A region is in another country than the vocabulary says",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let unknownUseCase = Rule(
        "unknown-use-case",
        .error,
        title: "A use case that nobody has reviewed",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let unknownKind = Rule(
        "unknown-kind",
        .error,
        title: "A kind of model that nobody has reviewed",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let unknownStatus = Rule(
        "unknown-status",
        .error,
        title: "A status that nobody has reviewed",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let unknownQuantization = Rule(
        "unknown-quantization",
        .error,
        title: "A quantization that nobody has reviewed",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let unknownModality = Rule(
        "unknown-modality",
        .error,
        title: "A modality that the toolchain cannot translate",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let unknownFeature = Rule(
        "unknown-feature",
        .error,
        title: "A supported feature that the toolchain cannot translate",
        rationale: "",
        example: "",
        remedy: ""
    )
}
