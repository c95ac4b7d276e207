// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge
import CatalogText

/// The issue that says that an answer is rejected.
enum FailureIssue {
    /// What it is found by.
    static let title = "The model catalog cannot be updated"
    private static let maximumBytes = 20_000

    /// The findings as a list, as many as there is room for; the same findings give the same text.
    static func body(for findings: [Diagnostic]) -> String {
        let errors = findings.filter { $0.severity == .error }
        var lines = [
            "Upstream's answer is rejected, so nothing is proposed. This issue is closed when an answer is taken again.",
            "",
        ]
        var byteCount = 0
        for (index, finding) in errors.enumerated() {
            let texts = [finding.subject, finding.message].compactMap(\.self).map {
                MarkdownCodeSpan.encode($0, limit: 300)
            }
            let line = "- \(texts.joined(separator: ": ")) (`\(finding.rule.code)`)"
            byteCount += line.utf8.count + 1
            guard byteCount <= maximumBytes else {
                lines += ["", "\(errors.count - index) more are not shown."]
                break
            }
            lines.append(line)
        }
        let text = lines.joined(separator: "\n")
        return text + "\n\n" + marker(of: text)
    }

    /// The last line, by which the tool knows a text that it wrote and nobody has changed.
    private static func marker(of text: String) -> String {
        let words = text.utf8.split(whereSeparator: { [0x0A, 0x0D, 0x20].contains($0) }).joined(separator: [0x20])
        return "<!-- nebius-model-catalog failure text=\(SHA256.hexDigest(of: Array(words))) -->"
    }

    /// The issue that the tool opened and nobody edited; others may have the same title.
    static func own(among issues: [ForgeIssue]) -> ForgeIssue? {
        issues.first { issue in
            let lines = issue.body.utf8.split(whereSeparator: { [0x0A, 0x0D].contains($0) })
            let text = lines.dropLast().joined(separator: [0x0A])
            let own = marker(of: String(decoding: Array(text), as: UTF8.self))
            return lines.last.map { $0.elementsEqual(own.utf8) } ?? false
        }
    }
}
