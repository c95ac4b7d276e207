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
        let name = entry.identifier
        symbols.append(PublicSymbol(container: "NebiusModelCatalog", name: name, isDeprecated: !entry.isServed))
        guard catalog.lastSnapshot(withTextOf: entry.id) != nil else { continue }
        let isNamed = entry.isServed && catalog.isGenerative(facts)
        symbols.append(PublicSymbol(container: "NebiusModelName", name: name, isDeprecated: !isNamed))
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
