// SPDX-License-Identifier: Apache-2.0

import CatalogText

@testable import CatalogCore

extension Diagnostic {
    /// Severity, code and place in one line: `error negative-price /0/flavors/0/input_price_per_million_tokens`.
    ///
    /// The root of a document is shown as `(root)`, and a finding without a pointer by its file.
    var summary: String {
        let pointer = place?.pointer.map { $0.description.isEmpty ? "(root)" : $0.description }
        return [severity.rawValue, rule.code, pointer ?? place?.file ?? "(nowhere)"].joined(separator: " ")
    }
}

extension Sequence<Diagnostic> {
    /// The findings without those about words of the vocabulary that a small history does not use.
    var withoutUnusedWords: [Diagnostic] { filter { $0.rule != .unusedWord } }

    /// One line for each finding, in the order of a report.
    var summaries: [String] { DiagnosticReport(Array(self)).diagnostics.map(\.summary) }

    /// What a terminal shows, in the order of a report, with a line feed behind each line.
    var terminalText: String {
        DiagnosticReport(Array(self)).diagnostics
            .flatMap(TextDiagnosticFormatter.lines)
            .map { $0 + "\n" }
            .joined()
    }
}
