// SPDX-License-Identifier: Apache-2.0

/// Committed files.
extension Rule {
    package static let newerSchema = Rule(
        "newer-schema",
        .error,
        title: "A committed file was written by a newer tool",
        rationale: "A tool that passes over what it does not know would write the file back without it.",
        example: #"{"schema": 2, "date": "2026-10-15"}"#,
        remedy: "Use a newer version of the tool."
    )
    package static let malformedSnapshot = Rule(
        "malformed-snapshot",
        .error,
        title: "A snapshot does not fit its format",
        rationale: "Everything is generated from snapshots, so what a hand or a merge broke there would become code.",
        example: #""contextWindowTokens": "131072""#,
        remedy: """
            Restore the snapshot from version control: `UpdateNebiusModelCatalog update` writes snapshots, people \
            never do.
            """
    )
    package static let snapshotNotCanonical = Rule(
        "snapshot-not-canonical",
        .error,
        title: "A snapshot is not written as the tool writes it",
        rationale: """
            With one way to write the same facts, a difference is a change. After a merge by hand, 132 models were \
            missing from another list.
            """,
        example: "a space at the end of a line of snapshots/2026-10-15.json",
        remedy: """
            Restore the snapshot from version control. After a conflict, take one side whole and run the update \
            again.
            """
    )
    package static let factsHashMismatch = Rule(
        "facts-hash-mismatch",
        .error,
        title: "The facts of a snapshot are not those of its hash",
        rationale: "A snapshot is what upstream said. One that was edited is an opinion with upstream's name on it.",
        example: #""contextWindowTokens" edited, "factsSHA256" left as it was"#,
        remedy: "Restore the snapshot from version control, and state better facts in `snapshots/corrections.json`."
    )
    package static let malformedVocabulary = Rule(
        "malformed-vocabulary",
        .error,
        title: "The vocabulary does not fit its format",
        rationale: """
            Two words with one Swift name do not compile, and a kind without its role has no place in the catalog.
            """,
        example: #""fp4": {"swiftName": "fp4"}, "FP4": {"swiftName": "fp4"}"#,
        remedy: """
            Correct the entry, or restore the file from version control and use `UpdateNebiusModelCatalog accept`.
            """
    )
    package static let unusedWord = Rule(
        "unused-word",
        .warning,
        title: "A word of the vocabulary is in no snapshot",
        rationale: "A word that no model has becomes a constant that finds nothing.",
        example: "a region that was accepted for an update that never came",
        remedy: "Run the update with the answer that has the word, or remove the word."
    )
    package static let malformedIdentifiers = Rule(
        "malformed-identifiers",
        .error,
        title: "The identifier ledger does not fit its format",
        rationale: """
            The names that apps compile against are in this file and nowhere else, so an entry that is lost or \
            doubled breaks their builds.
            """,
        example: #""zai-org/GLM-5.3": {"identifier": "GLM 5.3"}"#,
        remedy: """
            Correct the entry, or restore the file from version control: published names cannot be derived again.
            """
    )
    package static let identifierNeeded = Rule(
        "identifier-needed",
        .error,
        title: "No good identifier can be derived for an id",
        rationale: """
            Names are frozen when they are published, so a name that is taken needs a person, and not a number that \
            depends on the order of the list.
            """,
        example: #""meta/Llama-3.1-8B" and "meta/Llama-3_1-8B" are both new"#,
        remedy: """
            Write an identifier of your choice into the entry of the id in `snapshots/identifiers.json`, then run \
            the command again.
            """
    )
    package static let identifierForgotten = Rule(
        "identifier-forgotten",
        .error,
        title: "A published name has lost the facts it stands on",
        rationale: """
            The deprecated symbol of a removed model is made from the last snapshot that lists it. Without that \
            snapshot, the symbol would go and apps would no longer compile.
            """,
        example: "an update on the day of the only snapshot that lists a model, without it",
        remedy: "Give a later `--date`, or restore the snapshot from version control."
    )
    package static let malformedOutputs = Rule(
        "malformed-outputs",
        .error,
        title: "The list of outputs does not fit its format",
        rationale: """
            The list says which template writes which file, and a wrong entry would write a file in a place where \
            nobody looks.
            """,
        example: #"{"template": "Models.swift.mustache", "file": "../Models.swift"}"#,
        remedy: "Correct the entry in `templates/outputs.json`, or restore the file from version control."
    )
    package static let malformedProvenance = Rule(
        "malformed-provenance",
        .error,
        title: "The provenance of an answer does not fit it",
        rationale: """
            The provenance says where an answer is from. With the provenance of another answer, a snapshot would \
            name a source that never said so.
            """,
        example: "answer.json was edited beside its answer.json.provenance.json",
        remedy: "Fetch the answer again, or remove the provenance file."
    )
    package static let malformedCache = Rule(
        "malformed-cache",
        .error,
        title: "The file of --cache is not a cache",
        rationale: """
            A cache is replaced after each fetch. What is not one may be a file that somebody needs, so it is left alone.
            """,
        example: "`--cache README.md`",
        remedy: "Name another file, or remove this one if nobody needs it."
    )
    package static let templateError = Rule(
        "template-error",
        .error,
        title: "A template cannot be parsed or does not fit its context",
        rationale: "A misspelt key renders as nothing, and a hole in generated code may still compile.",
        example: "{{#models}}{{contextWindow}}{{/models}}",
        remedy: "Correct the template at the place that is named. The message says which keys there are."
    )
    package static let unusedTemplate = Rule(
        "unused-template",
        .warning,
        title: "A template writes nothing",
        rationale: """
            A template that was forgotten in the list of outputs, or a partial with a misspelt name, looks like one \
            that is in use.
            """,
        example: "templates/Mine.swift.mustache, which templates/outputs.json does not name",
        remedy: "Name it in `templates/outputs.json`, include it in another template, or remove it."
    )
    package static let malformedAcknowledgements = Rule(
        "malformed-acknowledgements",
        .error,
        title: "The acknowledgements do not fit their format",
        rationale: """
            An acknowledgement decides what is published, so one with a misspelt rule or id must not be passed over.
            """,
        example: #"{"rule": "price-movd", "id": "openai/gpt-oss-120b"}"#,
        remedy: "Correct the entry, or remove it and run `UpdateNebiusModelCatalog acknowledge` again."
    )
    package static let unusedAcknowledgement = Rule(
        "unused-acknowledgement",
        .warning,
        title: "An acknowledgement matches no change",
        rationale: "Who reviews the file cannot tell a decision that counts from one about a change that never came.",
        example: "an entry for a price that upstream took back before the update",
        remedy: """
            Run the update with the answer that has the change. If there will be none, remove the entry from \
            `snapshots/acknowledgements.json`.
            """
    )
    package static let pendingAcknowledgement = Rule(
        "pending-acknowledgement",
        .note,
        title: "An acknowledgement waits for its update",
        rationale: """
            Who reviews the file should know that an entry is not about what is committed with it: the change comes \
            later, and is then let through.
            """,
        example: "an entry that starts from the newest snapshot",
        remedy: "Run the update with the answer that has the change, and commit both together."
    )
    package static let emptyReason = Rule(
        "empty-reason",
        .error,
        title: "An acknowledgement gives no reason",
        rationale: "Without a reason nobody can tell later why a removed model or a new price was let through.",
        example: #"{"rule": "price-moved", "id": "openai/gpt-oss-120b", "reason": ""}"#,
        remedy: "Write the reason into the entry in `snapshots/acknowledgements.json`."
    )
    package static let malformedCorrections = Rule(
        "malformed-corrections",
        .error,
        title: "The corrections do not fit their format",
        rationale: """
            A correction becomes code like any other fact, so one of an unknown field, or two of the same field, \
            must not be passed over.
            """,
        example: #"{"id": "openai/gpt-oss-120b", "field": "contextWindow", "value": 131072}"#,
        remedy: """
            Correct the entry at the place that is named. The value must pass the same rules as a value of upstream.
            """
    )
    package static let obsoleteCorrection = Rule(
        "obsolete-correction",
        .error,
        title: "Upstream no longer states what a correction corrects",
        rationale: """
            A correction that outlives the mistake is a mistake itself, as overrides in other catalogs were when the \
            provider had long repaired the value.
            """,
        example: "the correction expects 40960, upstream now says 131072",
        remedy: """
            Compare the new value with the evidence, then remove the entry from `snapshots/corrections.json`, or let \
            it expect the new value. Updates are held until then.
            """
    )
}
