// SPDX-License-Identifier: Apache-2.0

/// Gathers the findings of one stage, with a bound on how many are kept for each rule.
///
/// A hostile answer can be wrong a million times; the counts stay exact and the memory does not grow with them.
package struct DiagnosticCollector: Sendable {
    /// The findings kept for one rule and severity before the rest is only counted.
    ///
    /// By severity, so that many acknowledged changes hide none that waits.
    package static let maximumPerRule = 200

    private var kept: [Diagnostic] = []
    private var keptByKind: [Kind: Int] = [:]
    private var hidden: [Kind: Int] = [:]
    /// The number of errors that were added, kept or not.
    package private(set) var errorCount = 0
    /// Whether an error was added, kept or not.
    package var hasErrors: Bool { errorCount > 0 }

    package init() {}

    /// Adds one finding; one that closes the list of an earlier stage is added to the count of this one.
    package mutating func add(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error { errorCount += diagnostic.count }
        let isClosing = diagnostic.isClosing
        let kind = Kind(diagnostic)
        let count = keptByKind[kind, default: 0]
        guard !isClosing, count < Self.maximumPerRule else {
            hidden[kind, default: 0] += diagnostic.count
            return
        }
        keptByKind[kind] = count + 1
        kept.append(diagnostic)
    }

    /// Adds the findings of an earlier stage.
    package mutating func add(contentsOf diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { add(diagnostic) }
    }

    /// Everything found, with one closing finding for each kind of which some were only counted.
    package var diagnostics: [Diagnostic] {
        kept
            + hidden.sorted { $0.key < $1.key }.map { kind, count in
                Diagnostic(closing: kind.rule, severity: kind.severity, outcome: kind.outcome, count: count)
            }
    }

    /// What findings that are counted together have in common: all that they decide.
    private struct Kind: Hashable, Comparable {
        let rule: Rule
        let severity: Severity
        let outcome: Outcome

        init(_ diagnostic: Diagnostic) {
            self.rule = diagnostic.rule
            self.severity = diagnostic.severity
            self.outcome = diagnostic.outcome
        }

        static func < (left: Kind, right: Kind) -> Bool { left.order.lexicographicallyPrecedes(right.order) }

        /// The place in the declarations, which never depends on a run.
        private var order: [Int] {
            [
                Rule.all.firstIndex(of: rule) ?? 0,
                Severity.allCases.firstIndex(of: severity) ?? 0,
                Outcome.allCases.firstIndex(of: outcome) ?? 0,
            ]
        }
    }
}
