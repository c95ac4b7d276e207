// SPDX-License-Identifier: Apache-2.0

/// The typed name that a model had while its kind wrote text: apps still compile with it.
///
/// - Parameters:
///   - model: A served or removed model, with its last facts.
///   - catalog: The committed files.
/// - Returns: Nil for a model that writes text, or never did; otherwise the last snapshot in which it did, and the
///   first after that.
/// - Complexity: O(snapshots) for a model that writes no text, each a search by id.
func formerName(of model: NamedModel, in catalog: CommittedCatalog) -> RemovedModel? {
    guard !catalog.isGenerative(model.facts), let last = catalog.lastSnapshot(withTextOf: model.facts.id),
        let next = catalog.history.firstSnapshot(after: last.date)
    else { return nil }
    return RemovedModel(model: model, lastSeen: last.date, absentSince: next.date, isFormerName: true)
}

extension CommittedCatalog {
    /// Whether the kind of a model is one that writes text.
    func isGenerative(_ facts: ModelFacts) -> Bool {
        vocabulary.word(facts.kind, in: .kind)?.role == .generative
    }

    /// The newest snapshot in which a model wrote text.
    func lastSnapshot(withTextOf id: String) -> Snapshot? {
        history.snapshots.last { $0.facts.model(id: id).map(isGenerative) ?? false }
    }
}
