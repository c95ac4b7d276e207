// SPDX-License-Identifier: Apache-2.0

/// A life that is being put together.
struct LifeRecord {
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
            isFromTheStart: steps.first?.date == catalog.history.snapshots.first?.date,
            steps: steps,
            points: points
        )
    }
}
