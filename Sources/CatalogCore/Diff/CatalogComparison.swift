// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What changed of the models of two catalogs: who came, who went, and what of the others is new.
struct CatalogComparison {
    let old: ComparedCatalog
    let new: ComparedCatalog
    let symbols: SymbolChanges
    /// By id, each with the changes of one model in order.
    private var changesByID: [(id: String, changes: [CatalogChange])] = []

    /// Compares the models.
    ///
    /// - Complexity: O(*n* log *n*) in the number of models of both sides.
    init(from old: ComparedCatalog, to new: ComparedCatalog, symbols: SymbolChanges) {
        self.old = old
        self.new = new
        self.symbols = symbols
        compare()
    }

    /// Sorted by the UTF-8 bytes of the id, the changes of one model in the order of its record.
    var changes: [CatalogChange] { changesByID.sortedByBytes { $0.id }.flatMap(\.changes) }

    private mutating func compare() {
        let oldByID = Dictionary(old.listed.models.map { (Array($0.facts.id.utf8), $0) }) { first, _ in first }
        var added: [ListedModels.Model] = []
        for model in new.listed.models {
            guard let known = oldByID[Array(model.facts.id.utf8)] else {
                added.append(model)
                continue
            }
            append(ModelComparison.changes(from: known.facts, to: model, of: old, and: new), of: model.facts.id)
        }
        let gone = new.listed.namesEveryRow ? old.listed.models.filter { !new.listed.lists($0.facts.id) } : []
        compareIdentity(gone: gone, added: added)
    }

    private mutating func append(_ changes: [CatalogChange], of id: String) {
        guard !changes.isEmpty else { return }
        let effect = symbols.effect(on: symbols.newIdentifier(of: id))
        // Whether a name is there already, deprecated, only the symbols know.
        changesByID.append((id, changes.map { $0.rule == .kindChanged ? $0.affecting(effect) : $0 }))
    }

    /// The ids, as UTF-8 bytes, of which people accepted that they are gone, and not that they go on under another id.
    private var acknowledgedRemovals: Set<[UInt8]> {
        let removals = new.catalog.acknowledgements.entries.map(\.acknowledgement).filter { removal in
            removal.rule == .modelRemoved
                && removal.from == new.catalog.history.lastSnapshot(listing: removal.id)?.date
        }
        return Set(removals.map { Array($0.id.utf8) })
    }

    private mutating func compareIdentity(gone: [ListedModels.Model], added: [ListedModels.Model]) {
        let history = old.catalog.history
        let newcomers = added.filter { history.lastSnapshot(listing: $0.facts.id) == nil }
        // What people said is no matter of guessing.
        let removals = acknowledgedRemovals
        let guesses = RenameGuess.pairs(
            gone: gone.map(\.facts).filter { !removals.contains(Array($0.id.utf8)) },
            added: newcomers,
            others: new.listed.models.filter { model in old.listed.lists(model.facts.id) }.map(\.facts)
        )
        let oldIDs = Set(guesses.map { Array($0.old.id.utf8) })
        let newIDs = Set(guesses.map { Array($0.new.facts.id.utf8) })
        for guess in guesses {
            let changes = ModelComparison.changes(from: guess.old, to: guess.new, of: old, and: new)
            // The guess says already that the name is another one.
            append([renamed(guess)] + changes.filter { $0.rule != .nameChanged }, of: guess.new.facts.id)
        }
        for model in added where !newIDs.contains(Array(model.facts.id.utf8)) {
            if let last = history.lastSnapshot(listing: model.facts.id),
                let known = last.facts.model(id: model.facts.id)
            {
                let changes = ModelComparison.changes(from: known, to: model, of: old, and: new)
                append([restored(model, since: last.date)] + changes, of: model.facts.id)
            } else {
                append([self.added(model)], of: model.facts.id)
            }
        }
        for model in gone where !oldIDs.contains(Array(model.facts.id.utf8)) {
            append([removed(model)], of: model.facts.id)
        }
    }
}
