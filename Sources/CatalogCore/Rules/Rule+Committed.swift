// SPDX-License-Identifier: Apache-2.0

/// Committed files.
extension Rule {
    package static let newerSchema = Rule(
        "newer-schema",
        .error,
        title: "A committed file was written by a newer tool",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let malformedSnapshot = Rule(
        "malformed-snapshot",
        .error,
        title: "A snapshot does not fit its format",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let snapshotNotCanonical = Rule(
        "snapshot-not-canonical",
        .error,
        title: "A snapshot is not written as the tool writes it",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let factsHashMismatch = Rule(
        "facts-hash-mismatch",
        .error,
        title: "The facts of a snapshot are not those of its hash",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let malformedVocabulary = Rule(
        "malformed-vocabulary",
        .error,
        title: "The vocabulary does not fit its format",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let unusedWord = Rule(
        "unused-word",
        .warning,
        title: "A word of the vocabulary is in no snapshot",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let malformedIdentifiers = Rule(
        "malformed-identifiers",
        .error,
        title: "The identifier ledger does not fit its format",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let identifierNeeded = Rule(
        "identifier-needed",
        .error,
        title: "No identifier can be derived for an id",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let identifierForgotten = Rule(
        "identifier-forgotten",
        .error,
        title: "A published name has lost the facts it stands on",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let malformedOutputs = Rule(
        "malformed-outputs",
        .error,
        title: "The list of outputs does not fit its format",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let malformedProvenance = Rule(
        "malformed-provenance",
        .error,
        title: "The provenance of an answer does not fit it",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let templateError = Rule(
        "template-error",
        .error,
        title: "A template cannot be parsed or does not fit its context",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let malformedAcknowledgements = Rule(
        "malformed-acknowledgements",
        .error,
        title: "The acknowledgements do not fit their format",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let unusedAcknowledgement = Rule(
        "unused-acknowledgement",
        .warning,
        title: "An acknowledgement matches no change",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let emptyReason = Rule(
        "empty-reason",
        .error,
        title: "An acknowledgement gives no reason",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let malformedCorrections = Rule(
        "malformed-corrections",
        .error,
        title: "The corrections do not fit their format",
        rationale: "",
        example: "",
        remedy: ""
    )
    package static let obsoleteCorrection = Rule(
        "obsolete-correction",
        .error,
        title: "Upstream no longer states what a correction corrects",
        rationale: "",
        example: "",
        remedy: ""
    )
}
