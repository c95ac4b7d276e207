// SPDX-License-Identifier: Apache-2.0

/// Lets acknowledged changes pass: a held finding that an entry with a reason covers becomes a note that states it.
///
/// - Parameters:
///   - findings: What ``judgeChanges(from:to:vocabulary:)`` found.
///   - date: The date of the snapshot that the changes start from; nil for none.
///   - acknowledgements: What people accepted.
///   - advice: How to accept what still waits; nil where there is nothing to accept it for.
///   - isKnown: Whether an id is listed now or was before: a removal is not settled while its replacement is neither.
/// - Returns: The findings in their order; those that still wait are errors with the command that accepts them.
/// - Complexity: O(findings + entries).
package func settle(
    _ findings: [Diagnostic],
    from date: CalendarDate?,
    with acknowledgements: AcknowledgementList,
    advice: AcknowledgeAdvice?,
    knowing isKnown: (String) -> Bool = { _ in true }
) -> [Diagnostic] {
    let entryByKey = acknowledgements.entryByKey
    return findings.map { finding in
        guard let key = finding.acknowledgementKey(from: date) else { return finding }
        let entry = entryByKey[key]
        let stranger = entry?.acknowledgement.replacement.flatMap { isKnown($0) ? nil : $0 }
        if let entry, entry.acknowledgement.hasReason, stranger == nil { return finding.acknowledged(by: entry) }
        let advised = advice.map { finding.advising($0.command(for: finding)) } ?? finding
        guard let entry, let stranger else { return advised }
        return advised.noting(
            DiagnosticNote("no model has the id of its replacement, \(QuotedText.quote(stranger))", place: entry.place)
        )
    }
}

extension Diagnostic {
    /// The same finding as a note, with the reason for which a person accepted the change.
    fileprivate func acknowledged(by entry: AcknowledgementList.Entry) -> Diagnostic {
        let replacement = entry.acknowledgement.replacement.map { "; replaced by \(QuotedText.quote($0))" } ?? ""
        return Diagnostic(
            rule,
            severity: .note,
            "\(message)\(replacement)",
            at: place,
            notes: notes + [
                DiagnosticNote("acknowledged: \(QuotedText.quote(entry.acknowledgement.reason))", place: entry.place)
            ],
            subject: subject,
            change: change
        )
    }
}
