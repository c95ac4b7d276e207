// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The findings of a run in the order in which they are shown, and what they add up to.
package struct DiagnosticReport: Hashable, Sendable {
    /// Sorted by file, then position, then code; findings about a whole file come before those inside it.
    package let diagnostics: [Diagnostic]

    package init(_ diagnostics: [Diagnostic]) {
        let keys = diagnostics.map(SortKey.init)
        self.diagnostics = diagnostics.indices
            .sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
            .map { diagnostics[$0] }
    }

    /// The number of findings of one severity, with those that are only counted.
    package func count(_ severity: Severity) -> Int {
        diagnostics.reduce(0) { $1.severity == severity ? $0 + $1.count : $0 }
    }

    /// Whether anything stands in the way of writing.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// What the errors mean for the run; nil without an error.
    ///
    /// "Could not run" outweighs a finding: a catalog judged against a broken vocabulary has not been judged.
    package var outcome: Outcome? {
        let outcomes = diagnostics.filter { $0.severity == .error }.map(\.outcome)
        let byWeight: [Outcome] = [
            .missingInput, .unreadableFile, .malformedCommittedFile, .unusableAnswer, .finding,
        ]
        return byWeight.first(where: outcomes.contains)
    }

    /// `2 errors, 1 warning`, or `no findings`.
    package var summary: String {
        let parts = Severity.allCases.compactMap { severity -> String? in
            let number = count(severity)
            guard number > 0 else { return nil }
            return "\(number) \(severity.rawValue)\(number == 1 ? "" : "s")"
        }
        return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    }
}

/// What findings are ordered by.
private struct SortKey: Comparable {
    private let file: [UInt8]
    private let byteOffset: Int
    private let code: [UInt8]

    init(_ diagnostic: Diagnostic) {
        self.file = Array((diagnostic.place?.file ?? "").utf8)
        self.byteOffset = diagnostic.place?.location?.byteOffset ?? -1
        self.code = Array(diagnostic.rule.code.utf8)
    }

    static func < (left: SortKey, right: SortKey) -> Bool {
        if left.file != right.file { return left.file.lexicographicallyPrecedes(right.file) }
        if left.byteOffset != right.byteOffset { return left.byteOffset < right.byteOffset }
        return left.code.lexicographicallyPrecedes(right.code)
    }
}
