// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// One kind of JSON file of our own: what it is called, how its problems are named, how it is repaired.
package struct CommittedFormat: Hashable, Sendable {
    /// The number that the file states as `schema`.
    package static let schema = 1

    /// What the file is, for messages.
    package let name: String
    /// The rule that a file breaks that does not fit.
    package let rule: Rule
    /// What to do when a file does not fit.
    package let repair: String

    package static let snapshot = CommittedFormat(
        name: "the snapshot",
        rule: .malformedSnapshot,
        repair: "restore the snapshot from version control; snapshots are written by update, never by hand"
    )
    package static let vocabulary = CommittedFormat(
        name: "the vocabulary",
        rule: .malformedVocabulary,
        repair: "correct the entry, or restore the file from version control and use accept"
    )
    package static let identifiers = CommittedFormat(
        name: "the identifier ledger",
        rule: .malformedIdentifiers,
        repair: "correct the entry, or restore the file from version control"
    )
    package static let outputs = CommittedFormat(
        name: "the list of outputs",
        rule: .malformedOutputs,
        repair: "correct the entry, or restore the file from version control"
    )

    package static let acknowledgements = CommittedFormat(
        name: "the list of acknowledgements",
        rule: .malformedAcknowledgements,
        repair: "correct the entry, or restore the file from version control and use acknowledge"
    )
    package static let corrections = CommittedFormat(
        name: "the list of corrections",
        rule: .malformedCorrections,
        repair: "correct the entry, or remove it"
    )
    package static let provenance = CommittedFormat(
        name: "the provenance",
        rule: .malformedProvenance,
        repair: "fetch the answer again, or remove the provenance file"
    )

    package static let answerCache = CommittedFormat(
        name: "the cache",
        rule: .malformedCache,
        repair: "name another file, or remove this one if nobody needs it"
    )

    /// A finding of this format's rule at a node.
    package func problem(_ message: String, at node: JSONNode) -> CommittedFileProblem {
        CommittedFileProblem(
            Diagnostic(rule, outcome: .malformedCommittedFile, message, at: DiagnosticPlace(node), nextStep: repair)
        )
    }

    /// Reads the JSON of a committed file and checks its schema number.
    ///
    /// - Throws: ``CommittedFileProblem`` when the bytes are not strict JSON, the top is not an object, or the schema
    ///   is missing or newer than this tool.
    package func open(_ bytes: [UInt8], path: String) throws(CommittedFileProblem) -> CommittedRecord {
        let document: JSONDocument
        do {
            document = try JSONDocument(bytes: bytes, file: path)
        } catch {
            throw CommittedFileProblem(Diagnostic(error, outcome: .malformedCommittedFile, nextStep: repair))
        }
        let root = document.root
        guard root.kind == .object else {
            throw problem("\(name) must be a JSON object, found \(root.kind.phrase)", at: root)
        }
        guard let schema = root["schema"], let number = schema.numberText.flatMap({ try? ExactDecimal($0) }) else {
            throw problem("\(name) states no schema number", at: root)
        }
        let version = number.wholeNumber(upTo: Int(Int32.max)) ?? 0
        if version > Self.schema {
            throw CommittedFileProblem(
                Diagnostic(
                    .newerSchema,
                    outcome: .malformedCommittedFile,
                    "\(name) has schema \(version); this tool reads schema \(Self.schema)",
                    at: DiagnosticPlace(schema),
                    nextStep: "use a newer version of the tool"
                )
            )
        }
        guard version == Self.schema else { throw problem("schema must be \(Self.schema)", at: schema) }
        return CommittedRecord(root, format: self)
    }
}
