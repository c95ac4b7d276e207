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
    /// How many findings this one stands for; more than 1 only when it closes a list that was cut.
    package let count: Int
    /// Whether it closes a list that was cut.
    package let isClosing: Bool

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
        self.count = 1
        self.isClosing = false
    }

    /// The finding that stands for others of its kind, which are only counted.
    package init(closing code: DiagnosticCode, severity: Severity, outcome: Outcome, count: Int) {
        self.code = code
        self.severity = severity
        self.outcome = outcome
        self.message =
            count == 1
            ? "1 more finding of this kind is not shown" : "\(count) more findings of this kind are not shown"
        self.place = nil
        self.notes = []
        self.nextStep = nil
        self.subject = nil
        self.excerpt = []
        self.count = count
        self.isClosing = true
    }

    /// The same finding, said to be about a model.
    ///
    /// One that closes a list is about many models, so it stays as it is.
    package func about(_ subject: String) -> Diagnostic {
        guard !isClosing else { return self }
        return Diagnostic(
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
