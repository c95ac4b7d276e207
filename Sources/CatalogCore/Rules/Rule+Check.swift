// SPDX-License-Identifier: Apache-2.0

/// Check.
extension Rule {
    package static let fileChanged = Rule(
        "file-changed",
        .error,
        title: "A generated file is not what the committed data give",
        rationale: """
            What apps compile must follow from the committed facts: an edit of a generated file is gone with the \
            next update.
            """,
        example: "a line added by hand to NebiusWords.swift",
        remedy: """
            Run `UpdateNebiusModelCatalog generate`. To change what is generated, change a template, or state a \
            correction.
            """
    )
    package static let fileMissing = Rule(
        "file-missing",
        .error,
        title: "A generated file is missing",
        rationale: "Without one of the generated files, apps get half of a catalog or none.",
        example: "NebiusWords.swift was removed",
        remedy: "Run `UpdateNebiusModelCatalog generate`."
    )
    package static let fileExtra = Rule(
        "file-extra",
        .error,
        title: "A file that nothing generates is among the generated ones",
        rationale: "The folder is compiled as a whole, so such a file adds code that no check compares with anything.",
        example: "Sources/NebiusModels/Generated/Extra.swift",
        remedy: """
            Run `UpdateNebiusModelCatalog generate`, which removes what it once wrote. Move any other file to \
            another folder.
            """
    )
    package static let snapshotRewritten = Rule(
        "snapshot-rewritten",
        .error,
        title: "A snapshot of the past is not what it was",
        rationale: """
            Snapshots are the memory of the catalog: reasons, lives of models and names refer to them. Only the newest one \
            may be replaced, by an update of the same day.
            """,
        example: "a price edited by hand in the snapshot before the newest one",
        remedy: "Restore the file. A fact that is wrong is stated right in a correction, or by the next update."
    )
    package static let upstreamDrift = Rule(
        "upstream-drift",
        .error,
        title: "Upstream has other facts than the newest snapshot",
        rationale: """
            A catalog that nobody updates becomes wrong without any commit: apps show old prices and offer models that \
            are gone. Only `check --live` asks; the check of a push never does, since upstream must not turn it red.
            """,
        example: "a price was raised since the last update",
        remedy: "Run `UpdateNebiusModelCatalog update`."
    )
    package static let lineEndings = Rule(
        "line-endings",
        .error,
        title: "Only the line endings of a generated file differ",
        rationale:
            "A checkout that converts line endings makes the comparison fail on one machine and pass on the next.",
        example: "a checkout with core.autocrlf=true and no .gitattributes",
        remedy: """
            Keep the line of `.gitattributes` that says `eol=lf` for this path, then run `UpdateNebiusModelCatalog \
            generate`.
            """
    )
}
