// SPDX-License-Identifier: Apache-2.0

/// The declarations that the templates of this package make of committed data.
///
/// - Parameter catalog: The committed files.
/// - Returns: Sorted by type and name; nil when the models cannot be named.
/// - Complexity: O(*n* log *n*) in the number of models ever listed.
package func publicSymbols(of catalog: CommittedCatalog) -> [PublicSymbol]? {
    guard let newest = catalog.history.newest, let ledger = nameModels(of: newest, in: catalog).value else {
        return nil
    }
    var symbols: [PublicSymbol] = []
    for entry in ledger.entries where !entry.isPruned {
        guard let facts = catalog.history.lastSnapshot(listing: entry.id)?.facts.model(id: entry.id) else { continue }
        let isGenerative = catalog.vocabulary.word(facts.kind, in: .kind)?.role == .generative
        let name = entry.identifier
        symbols.append(PublicSymbol(container: "NebiusModelCatalog", name: name, isDeprecated: !entry.isServed))
        if isGenerative {
            symbols.append(PublicSymbol(container: "NebiusModelName", name: name, isDeprecated: !entry.isServed))
        } else if entry.isServed, wasGenerative(entry.id, in: catalog) {
            symbols.append(PublicSymbol(container: "NebiusModelName", name: name, isDeprecated: true))
        }
    }
    let containers: [(WordCategory, String)] = [
        (.region, "NebiusRegion"), (.useCase, "NebiusUseCase"), (.kind, "NebiusModelKind"),
        (.status, "NebiusModelStatus"), (.quantization, "NebiusQuantization"),
    ]
    for (category, container) in containers {
        symbols += catalog.vocabulary.words(category).map { PublicSymbol(container: container, name: $0.swiftName) }
    }
    return symbols.sorted { $0.qualifiedName.utf8.lexicographicallyPrecedes($1.qualifiedName.utf8) }
}

/// Whether a committed snapshot lists a model as one that writes text.
private func wasGenerative(_ id: String, in catalog: CommittedCatalog) -> Bool {
    catalog.history.snapshots.contains { snapshot in
        guard let facts = snapshot.facts.model(id: id) else { return false }
        return catalog.vocabulary.word(facts.kind, in: .kind)?.role == .generative
    }
}
