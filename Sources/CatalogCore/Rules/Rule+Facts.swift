// SPDX-License-Identifier: Apache-2.0

/// The facts of an answer.
extension Rule {
    package static let emptyCatalog = Rule(
        "empty-catalog",
        .error,
        title: "The catalog lists no models",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let noFlavors = Rule(
        "no-flavors",
        .error,
        title: "A model has no flavor, so nothing is served under its name",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let flavorDisagrees = Rule(
        "flavor-disagrees",
        .error,
        title: "A flavor contradicts its model",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let invalidID = Rule(
        "invalid-id",
        .error,
        title: "An id is not a model id",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let duplicateID = Rule(
        "duplicate-id",
        .error,
        title: "An id is listed twice",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let idDiffersByCase = Rule(
        "id-differs-by-case",
        .error,
        title: "Two ids of one answer differ only by case",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let invalidText = Rule(
        "invalid-text",
        .error,
        title: "A text is empty, too long, or holds characters that cannot be seen",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let textTwin = Rule(
        "text-twin",
        .error,
        title: "Two texts look the same and are not",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let invalidURL = Rule(
        "invalid-url",
        .error,
        title: "A URL is not a plain https URL",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let invalidDate = Rule(
        "invalid-date",
        .error,
        title: "A creation time is none",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let invalidEmbeddingDimensions = Rule(
        "invalid-embedding-dimensions",
        .error,
        title: "The dimensions of an embedding are no whole number in range",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let incompleteShape = Rule(
        "incomplete-shape",
        .error,
        title: "No snapshot can be made from this shape",
        rationale: "",
        example: "",
        remedy: ""
    )
}
