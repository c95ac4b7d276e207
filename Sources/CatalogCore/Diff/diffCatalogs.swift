// SPDX-License-Identifier: Apache-2.0

/// Tells what changed from one catalog to another, and what it means.
///
/// - Parameters:
///   - old: What is started from.
///   - new: What it is compared with; need not be the later one.
/// - Returns: Every change, classified on both axes.
/// - Complexity: O(*n* log *n*) in the size of both sides and of the snapshots that they stand in.
package func diffCatalogs(from old: ComparedCatalog, to new: ComparedCatalog) -> CatalogDifference {
    let symbols = SymbolChanges(from: old.catalog, to: new.catalog)
    let comparison = CatalogComparison(from: old, to: new, symbols: symbols)
    let models = comparison.changes
    let identifiers = comparison.identifierChanges()
    let told = (models.filter(\.isAboutModelSymbols) + identifiers).compactMap(\.subject).flatMap { id in
        [symbols.oldIdentifier(of: id), symbols.newIdentifier(of: id)].compactMap(\.self)
    }
    let renamed = models.filter { $0.rule == .modelRenamed }.compactMap(\.before).compactMap(symbols.oldIdentifier)
    let others = comparison.symbolChanges(besides: Set(told + renamed))
    return CatalogDifference(
        from: old,
        to: new,
        changes: models + comparison.correctionChanges() + comparison.wordChanges() + identifiers + others,
        sourceCompatibility: symbols.compatibility
    )
}

extension CatalogChange {
    /// Whether the change says what becomes of the symbols of its model.
    fileprivate var isAboutModelSymbols: Bool { source != .nothing }
}
