// SPDX-License-Identifier: Apache-2.0

/// Which changes make `diff` end with a finding.
package enum DifferenceGate: String, CaseIterable, Sendable {
    /// The compiler will say something to apps: a symbol is deprecated or gone.
    case source
    /// Either axis breaks: a symbol is gone, or a request may fail.
    case breaking
    /// As ``breaking``, and what is risky for requests.
    case risky
    /// Every change.
    case any
    /// None.
    case none

    /// Whether a change is over the gate.
    package func stops(_ change: CatalogChange) -> Bool {
        switch self {
        case .source: change.source >= .deprecation
        case .breaking: change.source == .breaking || change.service == .breaking
        case .risky: change.source == .breaking || change.service >= .risky
        case .any: true
        case .none: false
        }
    }

    /// What a change weighs for the run: only what is over the gate is an error, so that nothing else turns a run red.
    package func severity(of change: CatalogChange) -> Severity {
        if stops(change) { return .error }
        return change.service >= .risky || change.source == .breaking ? .warning : .note
    }
}
