// SPDX-License-Identifier: Apache-2.0

/// Reading any input.
extension Rule {
    package static let missingFile = Rule(
        "missing-file",
        .error,
        title: "A file that is needed is missing",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let unreadableFile = Rule(
        "unreadable-file",
        .error,
        title: "A file exists and cannot be read",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let notARegularFile = Rule(
        "not-a-regular-file",
        .error,
        title: "A path that must be a plain file is something else",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let fileTooLarge = Rule(
        "file-too-large",
        .error,
        title: "A file is larger than any that is read or written",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let invalidJSON = Rule(
        "invalid-json",
        .error,
        title: "The text is not strict JSON",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let duplicateKey = Rule(
        "duplicate-key",
        .error,
        title: "An object has the same key twice",
        rationale: "",
        example: "",
        remedy: ""
    )
}
