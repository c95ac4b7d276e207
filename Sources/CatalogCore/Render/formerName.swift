// SPDX-License-Identifier: Apache-2.0

/// The typed name that a served model had while its kind wrote text: apps still compile with it.
///
/// - Parameters:
///   - model: A model of the newest snapshot.
///   - catalog: The committed files.
/// - Returns: Nil for a model that writes text now, or never did; otherwise the last snapshot in which it did, and the
///   first in which it did not.
/// - Complexity: O(snapshots) for a model that writes no text, each a search by id.
func formerName(of model: NamedModel, in catalog: CommittedCatalog) -> RemovedModel? {
    func isGenerative(_ facts: ModelFacts) -> Bool {
        catalog.vocabulary.word(facts.kind, in: .kind)?.role == .generative
    }
    guard !isGenerative(model.facts) else { return nil }
    let last = catalog.history.snapshots.last { $0.facts.model(id: model.facts.id).map(isGenerative) ?? false }
    guard let last, let next = catalog.history.firstSnapshot(after: last.date) else { return nil }
    return RemovedModel(model: model, lastSeen: last.date, absentSince: next.date, isServed: true)
}
