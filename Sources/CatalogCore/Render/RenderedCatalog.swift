// SPDX-License-Identifier: Apache-2.0

/// Everything that templates are filled from: the newest facts, the removed models, names and words.
package struct RenderedCatalog: Sendable {
    /// The newest snapshot.
    package let snapshot: Snapshot
    /// In the order of the snapshot.
    package let models: [NamedModel]
    /// Models that the history has and the newest snapshot has not, sorted by the UTF-8 bytes of the id.
    package let removedModels: [RemovedModel]
    /// Models whose kind wrote text in an older snapshot and not in their last, the served ones before the removed
    /// ones.
    package let formerNames: [RemovedModel]
    /// Every name, with those of new models.
    package let ledger: IdentifierLedger
    package let vocabulary: Vocabulary

    package init(
        snapshot: Snapshot,
        models: [NamedModel],
        removedModels: [RemovedModel],
        formerNames: [RemovedModel],
        ledger: IdentifierLedger,
        vocabulary: Vocabulary
    ) {
        self.snapshot = snapshot
        self.models = models
        self.removedModels = removedModels
        self.formerNames = formerNames
        self.ledger = ledger
        self.vocabulary = vocabulary
    }

    /// How many ids were ever given an identifier.
    package var identifierCount: Int { ledger.entries.count }

    /// Whether the kind of a model is one that writes text.
    func isGenerative(_ model: NamedModel) -> Bool {
        vocabulary.word(model.facts.kind, in: .kind)?.role == .generative
    }
}
