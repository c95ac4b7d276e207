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
        let known = Set(old)
        let oldNames = Set(old.map(\.identity))
        let newNames = Set(new.map(\.identity))
        removed = Self.sorted(old.filter { !newNames.contains($0.identity) })
        added = Self.sorted(new.filter { !oldNames.contains($0.identity) })
        // What was there and not deprecated is its own identity.
        deprecated = Self.sorted(new.filter { $0.isDeprecated && known.contains($0.identity) })
    }

    /// The one that weighs most.
    package var effect: Effect {
        if !removed.isEmpty { return .breaking }
        if !deprecated.isEmpty { return .deprecation }
        return added.isEmpty ? .nothing : .addition
    }

    /// What to say to people, a line for each kind of change; none when there is none.
    package var lines: [String] { lines(naming: 6) }

    /// The same lines.
    ///
    /// - Parameter maximumNames: The most declarations that a line names; the others are counted.
    /// - Returns: A line for each kind of change.
    package func lines(naming maximumNames: Int) -> [String] {
        [("breaking: gone", removed), ("newly deprecated", deprecated), ("added", added)]
            .compactMap { Self.line($0, $1, naming: maximumNames) }
    }

    private static func line(_ what: String, _ symbols: [PublicSymbol], naming maximumNames: Int) -> String? {
        guard !symbols.isEmpty else { return nil }
        let names = symbols.prefix(maximumNames).map(\.qualifiedName).joined(separator: ", ")
        let rest = symbols.count - maximumNames
        return "\(what): \(names)\(rest > 0 ? " and \(rest) more" : "")"
    }

    private static func sorted(_ symbols: [PublicSymbol]) -> [PublicSymbol] {
        symbols.sorted { $0.precedes($1) }
    }
}
