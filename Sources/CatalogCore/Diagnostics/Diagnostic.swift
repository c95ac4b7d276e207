// SPDX-License-Identifier: Apache-2.0

/// One finding: what is wrong, where, and what to do next.
///
/// Stages return these as values and print nothing. All texts are already safe to print: upstream text in them has
/// passed through ``QuotedText``.
package struct Diagnostic: Hashable, Sendable {
    /// The stable code of the rule.
    package let code: DiagnosticCode
    package let severity: Severity
    /// What the finding means for the exit status; only an error decides one.
    package let outcome: Outcome
    /// One sentence without a final full stop.
    package let message: String
    package let place: DiagnosticPlace?
    package let notes: [DiagnosticNote]
    /// What the reader can do now: a sentence, or the exact command.
    package let nextStep: String?
    /// The id of the model concerned, as upstream writes it and so to be quoted; nil when the finding is about no model.
    package let subject: String?
    /// Lines to look at, such as a difference; safe to print, without line ends.
    package let excerpt: [String]

    package init(
        _ code: DiagnosticCode,
        severity: Severity? = nil,
        outcome: Outcome = .finding,
        _ message: String,
        at place: DiagnosticPlace? = nil,
        notes: [DiagnosticNote] = [],
        nextStep: String? = nil,
        subject: String? = nil,
        excerpt: [String] = []
    ) {
        self.code = code
        self.severity = severity ?? code.severity
        self.outcome = outcome
        self.message = message
        self.place = place
        self.notes = notes
        self.nextStep = nextStep
        self.subject = subject
        self.excerpt = excerpt
    }

    /// The same finding, said to be about a model.
    package func about(_ subject: String) -> Diagnostic {
        Diagnostic(
            code,
            severity: severity,
            outcome: outcome,
            message,
            at: place,
            notes: notes,
            nextStep: nextStep,
            subject: subject,
            excerpt: excerpt
        )
    }
}
