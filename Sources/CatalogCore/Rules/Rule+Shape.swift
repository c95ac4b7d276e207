// SPDX-License-Identifier: Apache-2.0

/// The shape of an answer.
extension Rule {
    package static let notACatalog = Rule(
        "not-a-catalog",
        .error,
        title: "The answer is not a catalog of a known shape",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let unknownKey = Rule(
        "unknown-key",
        .warning,
        title: "A key that nobody has looked at yet",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let missingField = Rule(
        "missing-field",
        .error,
        title: "A field that every model has is missing",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let wrongType = Rule(
        "wrong-type",
        .error,
        title: "A field has another JSON type than it always had",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let nullField = Rule(
        "null-field",
        .warning,
        title: "A field is null instead of absent",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let tooManyModels = Rule(
        "too-many-models",
        .error,
        title: "The answer lists more models than are judged",
        rationale: "",
        example: "",
        remedy: ""
    )
}
