// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The changes of what people commit beside the facts: names, words, corrections.
extension CatalogComparison {
    /// The ids that both sides name, and not in the same way: a published name was edited.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    func identifierChanges() -> [CatalogChange] {
        old.catalog.ledger.entries.compactMap { entry in
            guard let identifier = new.catalog.ledger[id: entry.id]?.identifier,
                !identifier.utf8.elementsEqual(entry.identifier.utf8)
            else { return nil }
            return CatalogChange(
                .identifierChanged,
                service: .info,
                // Gone, or the name of another model now, which is worse.
                source: .breaking,
                subject: entry.id,
                change: FactChange(
                    field: "identifier",
                    before: ModelFacts.compactText(.string(entry.identifier)),
                    after: ModelFacts.compactText(.string(identifier))
                ),
                what: "Swift identifier",
                before: entry.identifier,
                after: identifier,
                place: DiagnosticPlace(file: IdentifierLedger.path)
            )
        }
    }

    /// The words that both sides know, and of which they say another country or another use.
    ///
    /// - Complexity: O(*n*) in the number of words.
    func wordChanges() -> [CatalogChange] {
        WordCategory.allCases.flatMap { category in
            old.catalog.vocabulary.words(category).compactMap { before -> CatalogChange? in
                guard let after = new.catalog.vocabulary.word(before.word, in: category) else { return nil }
                let details = [before, after].map { $0.countryCode ?? $0.role?.rawValue ?? "" }
                guard !details[0].hasSameBytes(as: details[1]) else { return nil }
                return CatalogChange(
                    .wordChanged,
                    service: .risky,
                    subject: nil,
                    change: FactChange(
                        field: "\(category.rawValue)/\(before.word)",
                        before: ModelFacts.compactText(.string(details[0])),
                        after: ModelFacts.compactText(.string(details[1]))
                    ),
                    what: category == .region ? "country of a region" : "use of a \(category.singular)",
                    before: details[0],
                    after: details[1],
                    notes: [ChangeNote(ChangeNote.word, before.word)],
                    place: DiagnosticPlace(file: Vocabulary.path)
                )
            }
        }
    }

    /// The symbols that changed without a change of a model that says so: words, and symbols that were dropped.
    ///
    /// - Parameter told: The identifiers of models whose change was told.
    /// - Returns: In the order of ``SourceCompatibility``: what is gone, deprecated, added.
    func symbolChanges(besides told: Set<String>) -> [CatalogChange] {
        symbols.others(than: told).map { symbol, effect in
            let name = symbol.qualifiedName
            let text = ModelFacts.compactText(.string(name))
            let isAdded = effect == .addition
            return CatalogChange(
                isAdded ? .symbolAdded : .symbolRemoved,
                service: .info,
                source: effect,
                subject: nil,
                change: FactChange(field: "symbol", before: isAdded ? nil : text, after: isAdded ? text : nil),
                what: "Swift symbol",
                before: isAdded ? nil : name,
                after: isAdded ? name : nil
            )
        }
    }
}
