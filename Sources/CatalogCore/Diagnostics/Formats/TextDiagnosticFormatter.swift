// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Findings as lines for a terminal: place, severity, message and code first, then the lines to look at and the rest,
/// indented.
package enum TextDiagnosticFormatter {
    /// The lines of one finding, without line ends.
    package static func lines(for diagnostic: Diagnostic) -> [String] {
        let prefix = diagnostic.place.map { describe($0) + ": " } ?? ""
        var lines = ["\(prefix)\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule.code)]"]
        lines += diagnostic.excerpt.map { "    | " + $0 }
        let pointer = diagnostic.place?.pointer.map(describe) ?? ""
        let subject = diagnostic.subject.map { "model " + QuotedText.quote($0) } ?? ""
        let whereabouts = [pointer, subject].filter { !$0.isEmpty }.joined(separator: ", ")
        if !whereabouts.isEmpty { lines.append("    at \(whereabouts)") }
        for note in diagnostic.notes {
            lines.append("    note: \(note.message)" + (note.place.map { " (\(describe($0)))" } ?? ""))
        }
        if let nextStep = diagnostic.nextStep {
            lines.append("    next: \(nextStep)")
        }
        return lines
    }

    /// The file with line and column, as compilers print them, safe to print.
    static func describe(_ place: DiagnosticPlace) -> String {
        let file = VisibleText.encode(place.file)
        guard let location = place.location else { return file }
        return "\(file):\(location.line):\(location.column)"
    }

    /// The pointer of the root is the empty string, which says nothing that the file does not say.
    private static func describe(_ pointer: JSONPointer) -> String {
        VisibleText.encode(pointer.description)
    }
}
