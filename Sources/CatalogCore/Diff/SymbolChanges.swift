// SPDX-License-Identifier: Apache-2.0

/// What becomes of the declarations of each model from one catalog to another.
struct SymbolChanges {
    let compatibility: SourceCompatibility
    /// The identifiers of each side by id.
    private let oldLedger: IdentifierLedger
    private let newLedger: IdentifierLedger
    private let removed: Set<PublicSymbol>
    private let deprecated: Set<PublicSymbol>
    private let added: Set<PublicSymbol>

    /// Compares the declarations of two catalogs.
    ///
    /// - Complexity: O(*n* log *n*) in the number of models ever listed.
    init(from old: CommittedCatalog, to new: CommittedCatalog) {
        let (oldLedger, newLedger) = (currentLedger(of: old), currentLedger(of: new))
        let compatibility = SourceCompatibility(
            from: publicSymbols(of: old, naming: oldLedger),
            to: publicSymbols(of: new, naming: newLedger)
        )
        self.compatibility = compatibility
        self.oldLedger = oldLedger
        self.newLedger = newLedger
        self.removed = Self.names(compatibility.removed)
        self.deprecated = Self.names(compatibility.deprecated)
        self.added = Self.names(compatibility.added)
    }

    /// The identifier of a model on the old side; nil when it had none.
    func oldIdentifier(of id: String) -> String? { oldLedger[id: id]?.identifier }

    /// The identifier of a model on the new side; nil when it has none, or needs a person to give it one.
    func newIdentifier(of id: String) -> String? { newLedger[id: id]?.identifier }

    /// What the compiler will say about the symbols of this name.
    func effect(on identifier: String?) -> SourceCompatibility.Effect {
        guard let identifier else { return .nothing }
        let symbols = Self.types.map { PublicSymbol(container: $0, name: identifier) }
        if symbols.contains(where: removed.contains) { return .breaking }
        if symbols.contains(where: deprecated.contains) { return .deprecation }
        return symbols.contains(where: added.contains) ? .addition : .nothing
    }

    /// The changed symbols that have none of these identifiers, each with what the compiler will say.
    func others(than identifiers: Set<String>) -> [(symbol: PublicSymbol, effect: SourceCompatibility.Effect)] {
        let all =
            compatibility.removed.map { ($0, SourceCompatibility.Effect.breaking) }
            + compatibility.deprecated.map { ($0, .deprecation) } + compatibility.added.map { ($0, .addition) }
        return all.filter { !Self.types.contains($0.0.container) || !identifiers.contains($0.0.name) }
    }

    private static let types = [PublicSymbol.catalogType, PublicSymbol.nameType]

    /// By name alone, whether deprecated or not.
    private static func names(_ symbols: [PublicSymbol]) -> Set<PublicSymbol> {
        Set(symbols.map(\.identity))
    }
}
