// SPDX-License-Identifier: Apache-2.0

/// Gathers the findings of one stage, with a bound on how many are kept for each code.
///
/// A hostile answer can be wrong a million times; the counts stay exact and the memory does not grow with them.
package struct DiagnosticCollector: Sendable {
    /// The findings kept for one code before the rest is only counted.
    package static let maximumPerCode = 200

    private var kept: [Diagnostic] = []
    private var countByCode: [DiagnosticCode: Int] = [:]
    /// Whether an error was added, kept or not.
    package private(set) var hasErrors = false

    package init() {}

    /// Adds one finding.
    package mutating func add(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error { hasErrors = true }
        let count = countByCode[diagnostic.code, default: 0] + 1
        countByCode[diagnostic.code] = count
        if count <= Self.maximumPerCode { kept.append(diagnostic) }
    }

    /// Adds the findings of an earlier stage.
    package mutating func add(contentsOf diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { add(diagnostic) }
    }

    /// Everything found, with one closing finding for each code of which some were only counted.
    package var diagnostics: [Diagnostic] {
        let codes = DiagnosticCode.allCases.filter { (countByCode[$0] ?? 0) > Self.maximumPerCode }
        return kept
            + codes.map { code in
                let hidden = (countByCode[code] ?? 0) - Self.maximumPerCode
                return Diagnostic(code, "\(hidden) more findings of this kind are not shown")
            }
    }
}
