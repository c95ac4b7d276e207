// SPDX-License-Identifier: Apache-2.0

/// What changed from one catalog to another, classified.
package struct CatalogDifference: Sendable {
    /// What a comparison came to, apart from the changes.
    package enum Result: String, CaseIterable, Sendable {
        /// Both sides are the same bytes, and so is what they stand in.
        case identical
        /// The sides differ in bytes, and there is nothing to report: date, source, order or layout.
        case sameFacts = "same-facts"
        /// There are changes.
        case changed
    }

    package let old: ComparedCatalog
    package let new: ComparedCatalog
    /// What weighs most first, then by the UTF-8 bytes of the id, then in the order of the facts of a record.
    package let changes: [CatalogChange]
    /// What the compiler will say to apps.
    package let sourceCompatibility: SourceCompatibility

    init(
        from old: ComparedCatalog,
        to new: ComparedCatalog,
        changes: [CatalogChange],
        sourceCompatibility: SourceCompatibility
    ) {
        self.old = old
        self.new = new
        self.changes = ServiceEffect.allCases.reversed().flatMap { weight in changes.filter { $0.weight == weight } }
        self.sourceCompatibility = sourceCompatibility
    }

    package var result: Result {
        if !changes.isEmpty { return .changed }
        return old.bytes == new.bytes ? .identical : .sameFacts
    }

    /// What weighs most of what the changes mean to requests.
    package var service: ServiceEffect { changes.map(\.service).max() ?? .nothing }

    /// What weighs most of what the compiler will say, and of names that mean another model now, of which it says
    /// nothing.
    package var source: SourceCompatibility.Effect {
        max(sourceCompatibility.effect, changes.map(\.source).max() ?? .nothing)
    }

    /// The number of the version to raise.
    package var versionBump: VersionBump { VersionBump(source: source, hasChanges: !changes.isEmpty) }

    /// What the comparison came to, in a sentence without a full stop.
    package var headline: String {
        switch result {
        case .identical: "both sides are identical"
        case .sameFacts: "the sides differ in bytes, and no fact or symbol differs"
        case .changed:
            ServiceEffect.ofChanges
                .map { "\(changes(weighing: $0).count) \($0 == .info ? "other" : $0.rawValue)" }
                .joined(separator: ", ") + " of \(changes.count) change\(changes.count == 1 ? "" : "s")"
        }
    }

    /// The changes of this weight, in order.
    package func changes(weighing weight: ServiceEffect) -> ArraySlice<CatalogChange> {
        let first = changes.firstIndex { $0.weight == weight } ?? changes.endIndex
        let last = changes.lastIndex { $0.weight == weight }.map { $0 + 1 } ?? first
        return changes[first..<last]
    }
}
