// SPDX-License-Identifier: Apache-2.0

/// Reading any input.
extension Rule {
    package static let missingFile = Rule(
        "missing-file",
        .error,
        title: "A file that is needed is missing",
        rationale: """
            Without the vocabulary, the identifiers or the snapshot of a removed model the tool would have to guess, \
            and a guess could change names that apps compile against.
            """,
        example: "snapshots/vocabulary.json does not exist",
        remedy: "Restore the file from version control."
    )
    package static let unreadableFile = Rule(
        "unreadable-file",
        .error,
        title: "A file exists and cannot be read",
        rationale: "A file that cannot be read might say anything, so a result without it would be a guess.",
        example: "chmod 000 snapshots/identifiers.json",
        remedy: "Give yourself the right to read the file, or repair the disk, then run the command again."
    )
    package static let notARegularFile = Rule(
        "not-a-regular-file",
        .error,
        title: "A path that must be a plain file is something else",
        rationale: """
            A symbolic link or a device in the place of a committed file leads what is read or written out of the \
            package.
            """,
        example: "snapshots/vocabulary.json -> ../../other/vocabulary.json",
        remedy: """
            Remove what stands there, then restore the file from version control, or run `UpdateNebiusModelCatalog \
            generate` for a generated one.
            """
    )
    package static let fileTooLarge = Rule(
        "file-too-large",
        .error,
        title: "A file is larger than any that is read or written",
        rationale: """
            A catalog of some dozens of models needs some dozens of kilobytes. Something else would cost memory and \
            time, and nobody could review it.
            """,
        example: "a snapshot of more than 16 MiB",
        remedy: "Restore the file from version control. If the answer is so large, look at it before anything else."
    )
    package static let invalidJSON = Rule(
        "invalid-json",
        .error,
        title: "The text is not strict JSON",
        rationale: """
            Lenient readers disagree about comments, `NaN`, `1e999` or broken UTF-8, and prices in such forms have \
            been read as 0 or as infinite.
            """,
        example: #""input_price_per_million_tokens": NaN"#,
        remedy: "Ask for the answer again. Restore a committed file from version control."
    )
    package static let duplicateKey = Rule(
        "duplicate-key",
        .error,
        title: "An object has the same key twice",
        rationale: """
            Some JSON readers keep the first of two values and some the last, without a word: price lists have lost \
            data that way.
            """,
        example: #"{"max_model_len": 131072, "max_model_len": 8000}"#,
        remedy: """
            Ask for the answer again. In a committed file, keep the right one of the two, which is often the trace \
            of a merge.
            """
    )
}
