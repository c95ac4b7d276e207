// SPDX-License-Identifier: Apache-2.0

/// Check.
extension Rule {
    package static let fileChanged = Rule(
        "file-changed",
        .error,
        title: "A generated file is not what the committed data give",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let fileMissing = Rule(
        "file-missing",
        .error,
        title: "A generated file is missing",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let fileExtra = Rule(
        "file-extra",
        .error,
        title: "A file that nothing generates is among the generated ones",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let lineEndings = Rule(
        "line-endings",
        .error,
        title: "Only the line endings of a generated file differ",
        rationale: "",
        example: "",
        remedy: ""
    )
}
