// SPDX-License-Identifier: Apache-2.0

/// The committed files, read and found sound each by itself.
package struct CommittedCatalog: Sendable {
    package let history: SnapshotHistory
    package let vocabulary: Vocabulary
    package let ledger: IdentifierLedger
    package let templates: TemplateSet
    /// Empty when nobody has accepted anything yet.
    package let acknowledgements: AcknowledgementList
    /// Nil when there is no file of them.
    package let corrections: CorrectionList?
    /// Whether the newest snapshot is one that an update is about to write.
    let isTaking: Bool

    package init(
        history: SnapshotHistory,
        vocabulary: Vocabulary,
        ledger: IdentifierLedger,
        templates: TemplateSet,
        acknowledgements: AcknowledgementList = AcknowledgementList(),
        corrections: CorrectionList? = nil
    ) {
        self.init(
            history: history,
            vocabulary: vocabulary,
            ledger: ledger,
            templates: templates,
            acknowledgements: acknowledgements,
            corrections: corrections,
            isTaking: false
        )
    }

    private init(
        history: SnapshotHistory,
        vocabulary: Vocabulary,
        ledger: IdentifierLedger,
        templates: TemplateSet,
        acknowledgements: AcknowledgementList,
        corrections: CorrectionList?,
        isTaking: Bool
    ) {
        self.history = history
        self.vocabulary = vocabulary
        self.ledger = ledger
        self.templates = templates
        self.acknowledgements = acknowledgements
        self.corrections = corrections
        self.isTaking = isTaking
    }

    /// The catalog with another ledger.
    package func naming(by ledger: IdentifierLedger) -> CommittedCatalog {
        CommittedCatalog(
            history: history,
            vocabulary: vocabulary,
            ledger: ledger,
            templates: templates,
            acknowledgements: acknowledgements,
            corrections: corrections,
            isTaking: isTaking
        )
    }

    /// The catalog with more that people accepted, or will have to.
    package func accepting(_ added: [Acknowledgement]) -> CommittedCatalog {
        CommittedCatalog(
            history: history,
            vocabulary: vocabulary,
            ledger: ledger,
            templates: templates,
            acknowledgements: acknowledgements.adding(added),
            corrections: corrections,
            isTaking: isTaking
        )
    }

    /// The catalog with one more snapshot, or with the one of the same date replaced.
    package func taking(_ snapshot: Snapshot) -> CommittedCatalog {
        CommittedCatalog(
            history: history.replacing(with: snapshot),
            vocabulary: vocabulary,
            ledger: ledger,
            templates: templates,
            acknowledgements: acknowledgements,
            corrections: corrections,
            isTaking: true
        )
    }
}
