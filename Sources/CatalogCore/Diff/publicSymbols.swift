// SPDX-License-Identifier: Apache-2.0

/// The declarations that the templates of this package make of committed data.
///
/// A model that cannot be named yet has none.
///
/// - Parameter catalog: The committed files.
/// - Returns: Sorted by type and name; nil when there is no snapshot.
/// - Complexity: O(*n* log *n*) in the number of models ever listed.
package func publicSymbols(of catalog: CommittedCatalog) -> [PublicSymbol]? {
    catalog.history.newest.map { _ in publicSymbols(of: catalog, naming: currentLedger(of: catalog)) }
}

/// The names of everything that was ever listed, with those that new models would be given.
///
/// - Complexity: O(*n* log *n*) in the number of ids.
func currentLedger(of catalog: CommittedCatalog) -> IdentifierLedger {
    name(ids: catalog.history.newest?.facts.models.map(\.id) ?? [], ledger: catalog.ledger).ledger
}

/// The declarations for names that are known; none when there is no snapshot.
func publicSymbols(of catalog: CommittedCatalog, naming ledger: IdentifierLedger) -> [PublicSymbol] {
    guard let newest = catalog.history.newest else { return [] }
    let symbols =
        ledger.entries.flatMap { modelSymbols(of: $0, in: catalog, newest: newest) } + wordSymbols(of: catalog)
    return symbols.sorted { $0.precedes($1) }
}

/// The symbols of a model: of the catalog, and of its typed name if it ever wrote text.
private func modelSymbols(
    of entry: IdentifierLedger.Entry,
    in catalog: CommittedCatalog,
    newest: Snapshot
) -> [PublicSymbol] {
    let served = newest.facts.model(id: entry.id)
    // A served model has its symbol, whatever the ledger said when it was gone.
    guard served != nil || !entry.isPruned, catalog.history.lastSnapshot(listing: entry.id) != nil else { return [] }
    let symbol = PublicSymbol(
        container: PublicSymbol.catalogType,
        name: entry.identifier,
        isDeprecated: served == nil
    )
    guard catalog.lastSnapshot(withTextOf: entry.id) != nil else { return [symbol] }
    let isNamed = served.map(catalog.isGenerative) ?? false
    return [
        symbol, PublicSymbol(container: PublicSymbol.nameType, name: entry.identifier, isDeprecated: !isNamed),
    ]
}

/// The symbols of the closed lists.
private func wordSymbols(of catalog: CommittedCatalog) -> [PublicSymbol] {
    let containers: [(WordCategory, String)] = [
        (.region, "NebiusRegion"), (.useCase, "NebiusUseCase"), (.kind, "NebiusModelKind"),
        (.status, "NebiusModelStatus"), (.quantization, "NebiusQuantization"),
    ]
    return containers.flatMap { category, container in
        catalog.vocabulary.words(category).map { PublicSymbol(container: container, name: $0.swiftName) }
    }
}
