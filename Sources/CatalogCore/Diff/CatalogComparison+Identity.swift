// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The changes of a model as a whole.
extension CatalogComparison {
    /// A model that no snapshot knew, with the facts that a reviewer asks for first.
    func added(_ model: ListedModels.Model) -> CatalogChange {
        let identifier = symbols.newIdentifier(of: model.facts.id)
        return CatalogChange(
            .modelAdded,
            service: .info,
            source: symbols.effect(on: identifier),
            subject: model.facts.id,
            change: FactChange(field: "", before: nil, after: nil),
            what: "added",
            notes: Self.symbolNotes(identifier) + Self.factNotes(of: model),
            place: new.listed.place(of: "id", in: model)
        )
    }

    /// A model that an older snapshot lists and the old side does not.
    func restored(_ model: ListedModels.Model, since date: CalendarDate) -> CatalogChange {
        let identifier = symbols.newIdentifier(of: model.facts.id)
        return CatalogChange(
            .modelRestored,
            service: .info,
            source: symbols.effect(on: identifier),
            subject: model.facts.id,
            change: FactChange(field: "", before: nil, after: nil),
            what: "restored",
            notes: [ChangeNote("last listed on", date.description)] + Self.symbolNotes(identifier),
            place: new.listed.place(of: "id", in: model)
        )
    }

    /// A model that only the old side lists, with what people named to use instead.
    func removed(_ model: ListedModels.Model) -> CatalogChange {
        let id = model.facts.id
        let identifier = symbols.oldIdentifier(of: id)
        let replacement = new.catalog.history.lastSnapshot(listing: id).flatMap { last in
            servedReplacement(
                for: id,
                lastSeen: last.date,
                in: new.catalog.ledger,
                acknowledgements: new.catalog.acknowledgements
            )
        }
        return CatalogChange(
            .modelRemoved,
            service: .breaking,
            source: symbols.effect(on: identifier),
            subject: id,
            change: FactChange(field: "", before: nil, after: nil),
            what: "removed",
            notes: (replacement.map { [ChangeNote(ChangeNote.useInstead, $0)] } ?? []) + Self.symbolNotes(identifier),
            place: old.listed.place(of: "", in: model)
        )
    }

    /// A model that goes on under another id, as far as can be guessed.
    func renamed(_ guess: RenameGuess) -> CatalogChange {
        let (before, after) = (guess.old.id, guess.new.facts.id)
        let identifiers = (symbols.oldIdentifier(of: before), symbols.newIdentifier(of: after))
        return CatalogChange(
            .modelRenamed,
            service: .breaking,
            source: max(symbols.effect(on: identifiers.0), symbols.effect(on: identifiers.1)),
            subject: after,
            change: FactChange(
                field: "id",
                before: ModelFacts.compactText(.string(before)),
                after: ModelFacts.compactText(.string(after))
            ),
            what: "renamed, as a guess",
            before: before,
            after: after,
            notes: [ChangeNote("guessed because", guess.reason.rawValue)] + Self.symbolNotes(identifiers.1),
            place: new.listed.place(of: "id", in: guess.new)
        )
    }

    private static func symbolNotes(_ identifier: String?) -> [ChangeNote] {
        identifier.map { [ChangeNote("symbol", "\(PublicSymbol.catalogType).\($0)")] } ?? []
    }

    private static func factNotes(of model: ListedModels.Model) -> [ChangeNote] {
        let facts = model.facts
        let numbers = [
            ChangeNote("context window", DigitGroups.text(Int64(facts.contextWindowTokens))),
            ChangeNote("input price", "$\(facts.inputUSDPerMillionTokens)"),
            ChangeNote("output price", "$\(facts.outputUSDPerMillionTokens)"),
        ]
        guard model.isComplete else { return numbers }
        return [ChangeNote("vendor", facts.vendor), ChangeNote("kind", facts.kind)] + numbers + [
            ChangeNote("regions", facts.regions.joined(separator: ", "))
        ]
    }
}
