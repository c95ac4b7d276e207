// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The lives of all models that any committed snapshot lists.
///
/// - Parameter catalog: The committed files.
/// - Returns: Sorted by the UTF-8 bytes of the id; none without a snapshot.
/// - Complexity: O(*n* log *n*) in the size of all snapshots.
package func modelLives(in catalog: CommittedCatalog) -> [ModelLife] {
    var lives: [[UInt8]: LifeRecord] = [:]
    var previous: ComparedCatalog?
    for snapshot in catalog.history.snapshots {
        let side = ComparedCatalog(snapshot, of: catalog, name: snapshot.path)
        for model in side.listed.models {
            lives[Array(model.facts.id.utf8), default: LifeRecord(id: model.facts.id)]
                .list(model, in: side, after: previous ?? side, on: snapshot.date)
        }
        for model in previous?.listed.models ?? [] where !side.listed.lists(model.facts.id) {
            lives[Array(model.facts.id.utf8)]?.steps.append(
                ModelLife.Step(date: snapshot.date, event: .gone, facts: nil, changes: [])
            )
        }
        previous = side
    }
    return lives.values.map { $0.life(in: catalog) }.sortedByBytes { $0.id }
}

/// A life that is being put together.
private struct LifeRecord {
    let id: String
    var steps: [ModelLife.Step] = []
    var points: [ModelLife.Point] = []
    var lastFacts: ModelFacts?

    init(id: String) { self.id = id }

    /// Takes what a snapshot lists.
    mutating func list(
        _ model: ListedModels.Model,
        in side: ComparedCatalog,
        after previous: ComparedCatalog,
        on date: CalendarDate
    ) {
        let facts = model.facts
        let changes = lastFacts.map { ModelComparison.changes(from: $0, to: model, of: previous, and: side) } ?? []
        let event: ModelLife.Event = lastFacts == nil ? .appeared : steps.last?.event == .gone ? .restored : .changed
        if event != .changed || !changes.isEmpty {
            steps.append(ModelLife.Step(date: date, event: event, facts: facts, changes: changes))
        }
        points.append(
            ModelLife.Point(
                date: date,
                contextWindowTokens: facts.contextWindowTokens,
                inputUSDPerMillionTokens: facts.inputUSDPerMillionTokens,
                outputUSDPerMillionTokens: facts.outputUSDPerMillionTokens
            )
        )
        lastFacts = facts
    }

    func life(in catalog: CommittedCatalog) -> ModelLife {
        let isGone = steps.last?.event == .gone
        let replacement = points.last.flatMap { last in
            servedReplacement(
                for: id,
                lastSeen: last.date,
                in: catalog.ledger,
                acknowledgements: catalog.acknowledgements
            )
        }
        return ModelLife(
            id: id,
            identifier: catalog.ledger[id: id]?.identifier,
            replacement: isGone ? replacement : nil,
            steps: steps,
            points: points
        )
    }
}
