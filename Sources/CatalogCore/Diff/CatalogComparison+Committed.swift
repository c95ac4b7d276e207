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
                source: symbols.effect(on: entry.identifier),
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

    /// The facts that one side corrects and the other does not, or not in the same way.
    ///
    /// - Complexity: O(*n*) in the number of corrections.
    func correctionChanges() -> [CatalogChange] {
        let before = Self.effective(in: old)
        let after = Self.effective(in: new)
        let afterByKey = Dictionary(after.map { ($0.sortKey, $0) }) { first, _ in first }
        let beforeKeys = Set(before.map(\.sortKey))
        let changed = before.compactMap { entry -> CatalogChange? in
            let now = afterByKey[entry.sortKey]
            guard now.map({ !Correction.isSame($0.value, entry.value) }) ?? true else { return nil }
            return Self.change(from: entry, to: now)
        }
        return changed + after.filter { !beforeKeys.contains($0.sortKey) }.compactMap { Self.change(from: nil, to: $0) }
    }

    /// The corrections that apply: upstream states what they expect.
    private static func effective(in side: ComparedCatalog) -> [Correction] {
        (side.catalog.corrections?.entries ?? []).filter { entry in
            guard let facts = side.catalog.history.lastSnapshot(listing: entry.id)?.facts.model(id: entry.id) else {
                return false
            }
            return Correction.isSame(entry.expected, facts.value(of: entry.field))
        }
    }

    private static func change(from old: Correction?, to new: Correction?) -> CatalogChange? {
        guard let entry = new ?? old else { return nil }
        let texts = [old, new].map { $0.map { $0.value.map(ModelFacts.compactText) ?? "null" } }
        return CatalogChange(
            .correctionChanged,
            service: .info,
            subject: entry.id,
            change: FactChange(field: "corrections/\(entry.field.rawValue)", before: texts[0], after: texts[1]),
            what: "correction of \(entry.field.rawValue)",
            before: texts[0],
            after: texts[1],
            notes: [ChangeNote("because", entry.reason), ChangeNote("evidence", entry.source)],
            place: new.map { $0.places.value } ?? DiagnosticPlace(file: CorrectionList.path)
        )
    }
}
