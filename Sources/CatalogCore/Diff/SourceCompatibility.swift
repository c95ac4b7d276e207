// SPDX-License-Identifier: Apache-2.0

/// What the compiler will say to apps after an update, by the declarations of two catalogs.
package struct SourceCompatibility: Hashable, Sendable {
    /// How much it matters, from nothing to an app that no longer compiles.
    package enum Effect: String, CaseIterable, Comparable, Sendable {
        /// The same declarations.
        case nothing
        /// More declarations.
        case addition
        /// A declaration is deprecated that was not: a warning, and no break.
        case deprecation
        /// A declaration is gone.
        case breaking

        package static func < (left: Effect, right: Effect) -> Bool {
            (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
        }
    }

    /// Each sorted by type and name.
    package let removed: [PublicSymbol]
    package let deprecated: [PublicSymbol]
    package let added: [PublicSymbol]

    /// Compares declarations.
    ///
    /// - Complexity: O(*n* log *n*) in the number of declarations.
    package init(from old: [PublicSymbol], to new: [PublicSymbol]) {
        let oldByName = Dictionary(old.map { ($0.qualifiedName, $0) }) { first, _ in first }
        let newByName = Dictionary(new.map { ($0.qualifiedName, $0) }) { first, _ in first }
        removed = Self.sorted(old.filter { newByName[$0.qualifiedName] == nil })
        added = Self.sorted(new.filter { oldByName[$0.qualifiedName] == nil })
        deprecated = Self.sorted(
            new.filter { $0.isDeprecated && oldByName[$0.qualifiedName].map { !$0.isDeprecated } ?? false }
        )
    }

    /// The one that weighs most.
    package var effect: Effect {
        if !removed.isEmpty { return .breaking }
        if !deprecated.isEmpty { return .deprecation }
        return added.isEmpty ? .nothing : .addition
    }

    /// The most declarations that a line names.
    private static let maximumNames = 6

    /// What to say to people, a line for each kind of change; none when there is none.
    package var lines: [String] {
        [
            Self.line("breaking: gone", removed), Self.line("newly deprecated", deprecated), Self.line("added", added),
        ].compactMap(\.self)
    }

    private static func line(_ what: String, _ symbols: [PublicSymbol]) -> String? {
        guard !symbols.isEmpty else { return nil }
        let names = symbols.prefix(maximumNames).map(\.qualifiedName).joined(separator: ", ")
        let rest = symbols.count - maximumNames
        return "\(what): \(names)\(rest > 0 ? " and \(rest) more" : "")"
    }

    private static func sorted(_ symbols: [PublicSymbol]) -> [PublicSymbol] {
        symbols.sorted { $0.qualifiedName.utf8.lexicographicallyPrecedes($1.qualifiedName.utf8) }
    }
}
