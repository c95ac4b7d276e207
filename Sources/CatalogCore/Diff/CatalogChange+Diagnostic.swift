// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension CatalogChange {
    /// The change as a finding, for the formats that all findings have.
    ///
    /// An annotation shows the message alone, so that names the model.
    ///
    /// - Parameter severity: What it weighs for the run.
    /// - Returns: The finding, with the fingerprint of the change.
    package func diagnostic(severity: Severity) -> Diagnostic {
        let others = notes.filter { !$0.isAboutWords && !$0.isTold }
        return Diagnostic(
            rule,
            severity: severity,
            subject.map { "\(QuotedText.quote($0)): \(sentence)" } ?? sentence,
            at: place,
            notes: others.map { DiagnosticNote("\($0.label): \(VisibleText.encode($0.value, limit: 300))") },
            subject: subject,
            change: change
        )
    }

    /// One sentence without a full stop, safe to print: `input price "$0.1" became "$0.12", +$0.02 (+20 %)`.
    package var sentence: String {
        if isAboutWords {
            let words = notes.filter(\.isAboutWords).map { "\($0.label) \(QuotedText.quote($0.value))" }
            return "\(what): \(words.joined(separator: ", "))"
        }
        let moved: String? =
            switch (before, after) {
            case (nil, nil): nil
            case (let before?, nil): "\(quoted(before)) is \(source == .deprecation ? "deprecated" : "gone")"
            case (nil, let after?): rule == .symbolAdded ? "\(quoted(after)) is new" : "is \(quoted(after)) now"
            case (let before?, let after?): "\(quoted(before, beside: after)) became \(quoted(after, beside: before))"
            }
        let told = notes.filter(\.isTold).map { ", \($0.label) \(QuotedText.quote($0.value))" }
        return what + (moved.map { " \($0)" } ?? "") + (amount.map { ", \($0.text)" } ?? "") + told.joined()
    }

    private func quoted(_ text: String, beside other: String? = nil) -> String {
        // Two spellings of one text look the same, which `==` on texts says.
        guard let other, other == text else { return QuotedText.quote(text) }
        return "\"\(VisibleText.encodeNumbered(text, limit: 120))\""
    }
}
