// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The changes of what people correct, which apps see although upstream said nothing.
extension CatalogComparison {
    /// The facts that one side corrects and the other does not, or not in the same way; and the capabilities that this
    /// gives or takes.
    ///
    /// A correction weighs as much as the change of facts that apps see.
    ///
    /// - Complexity: O(*n*) in the number of corrections.
    func correctionChanges() -> [CatalogChange] {
        let before = Self.effective(in: old)
        let after = Self.effective(in: new)
        let afterByKey = Dictionary(after.map { ($0.sortKey, $0) }) { first, _ in first }
        let beforeKeys = Set(before.map(\.sortKey))
        let changed = before.flatMap { entry -> [CatalogChange] in
            let now = afterByKey[entry.sortKey]
            guard now.map({ !Correction.isSame($0.value, entry.value) }) ?? true else { return [] }
            return changes(from: entry, to: now)
        }
        return changed
            + after.filter { !beforeKeys.contains($0.sortKey) }.flatMap { changes(from: nil, to: $0) }
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

    private func changes(from old: Correction?, to new: Correction?) -> [CatalogChange] {
        guard let entry = new ?? old else { return [] }
        let texts = [old, new].map { $0.map { $0.value.map(ModelFacts.compactText) ?? "null" } }
        let place = new.map { $0.places.value } ?? DiagnosticPlace(file: CorrectionList.path)
        let seen = publishedChanges(from: old, to: new)
        let change = CatalogChange(
            .correctionChanged,
            service: seen.map(\.service).max() ?? .info,
            subject: entry.id,
            change: FactChange(field: "corrections/\(entry.field.rawValue)", before: texts[0], after: texts[1]),
            what: "correction of \(entry.field.rawValue)",
            before: texts[0],
            after: texts[1],
            amount: seen.first?.amount,
            notes: [ChangeNote("because", entry.reason), ChangeNote("evidence", entry.source)],
            place: place
        )
        return [change] + seen.filter { $0.change.field == "capabilities" }
    }

    /// What apps see of a correction that comes, goes or changes, while upstream states the same.
    private func publishedChanges(from old: Correction?, to new: Correction?) -> [CatalogChange] {
        guard let entry = new ?? old,
            let upstream = self.new.catalog.history.lastSnapshot(listing: entry.id)?.facts.model(id: entry.id),
            let before = try? upstream.replacing(entry.field, with: old.map(\.value) ?? entry.expected),
            let after = try? upstream.replacing(entry.field, with: new.map(\.value) ?? entry.expected)
        else { return [] }
        let model = ListedModels.Model(facts: after, places: nil, roundedContextWindowTokens: nil, isComplete: true)
        return ModelComparison.changes(from: before, to: model, of: self.old, and: self.new)
    }
}
