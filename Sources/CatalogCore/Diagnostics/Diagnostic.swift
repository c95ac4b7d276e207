// SPDX-License-Identifier: Apache-2.0

/// One finding: what is wrong, where, and what to do next.
///
/// Stages return these as values and print nothing. All texts are already safe to print: upstream text in them has
/// passed through ``QuotedText``.
package struct Diagnostic: Hashable, Sendable {
    /// The rule that speaks.
    package let rule: Rule
    package private(set) var severity: Severity
    /// What the finding means for the exit status; only an error decides one.
    package let outcome: Outcome
    /// One sentence without a final full stop.
    package let message: String
    package let place: DiagnosticPlace?
    package private(set) var notes: [DiagnosticNote]
    /// What the reader can do now: a sentence, or the exact command.
    package private(set) var nextStep: String?
    /// The id of the model concerned, as upstream writes it and so to be quoted; nil when the finding is about no
    /// model.
    package private(set) var subject: String?
    /// The known word that is nearest to an unknown one, as the vocabulary has it.
    package let nearest: String?
    /// How an unknown word is accepted, for findings about one.
    package let acceptance: AcceptAdvice?
    /// The fact that changed, for findings about the step from one snapshot to the next.
    package let change: FactChange?
    /// Whether it is a change that waits for a person: nothing is written until it is acknowledged.
    package let isHeld: Bool
    /// Lines to look at, such as a difference; safe to print, without line ends.
    package private(set) var excerpt: [String]
    /// How many findings this one stands for; more than 1 only when it closes a list that was cut.
    package let count: Int
    /// Whether it closes a list that was cut.
    package let isClosing: Bool

    package init(
        _ rule: Rule,
        severity: Severity? = nil,
        outcome: Outcome = .finding,
        _ message: String,
        at place: DiagnosticPlace? = nil,
        notes: [DiagnosticNote] = [],
        nextStep: String? = nil,
        subject: String? = nil,
        nearest: String? = nil,
        acceptance: AcceptAdvice? = nil,
        change: FactChange? = nil,
        isHeld: Bool = false,
        excerpt: [String] = []
    ) {
        self.rule = rule
        self.severity = severity ?? rule.severity
        self.outcome = outcome
        self.message = message
        self.place = place
        self.notes = notes
        self.nextStep = nextStep
        self.subject = subject
        self.nearest = nearest
        self.acceptance = acceptance
        self.change = change
        self.isHeld = isHeld
        self.excerpt = excerpt
        self.count = 1
        self.isClosing = false
    }

    /// The finding that stands for others of its kind, which are only counted.
    package init(closing rule: Rule, severity: Severity, outcome: Outcome, count: Int) {
        self.rule = rule
        self.severity = severity
        self.outcome = outcome
        self.message =
            count == 1
            ? "1 more finding of this kind is not shown" : "\(count) more findings of this kind are not shown"
        self.place = nil
        self.notes = []
        self.nextStep = nil
        self.subject = nil
        self.nearest = nil
        self.acceptance = nil
        self.change = nil
        self.isHeld = false
        self.excerpt = []
        self.count = count
        self.isClosing = true
    }

    /// The same finding, said to be about a model.
    ///
    /// One that closes a list is about many models, so it stays as it is.
    package func about(_ subject: String) -> Diagnostic {
        guard !isClosing else { return self }
        var copy = self
        copy.subject = subject
        return copy
    }

    /// The same finding with the lines to look at, unless it has some already.
    package func showing(_ excerpt: [String]) -> Diagnostic {
        guard self.excerpt.isEmpty else { return self }
        var copy = self
        copy.excerpt = excerpt
        return copy
    }

    /// The same finding with the line that it points at, when that is one of this text.
    package func showingLine(of file: String, bytes: ArraySlice<UInt8>) -> Diagnostic {
        guard excerpt.isEmpty, let place, place.file.utf8.elementsEqual(file.utf8) else { return self }
        return showing(SourceExcerpt.lines(at: place, in: bytes))
    }

    /// The same finding with one more note.
    package func noting(_ note: DiagnosticNote) -> Diagnostic {
        var copy = self
        copy.notes.append(note)
        return copy
    }

    /// The same finding with something else to do next.
    package func advising(_ nextStep: String) -> Diagnostic {
        var copy = self
        copy.nextStep = nextStep
        return copy
    }

    /// The same finding with another weight for the run.
    package func weighing(_ severity: Severity) -> Diagnostic {
        var copy = self
        copy.severity = severity
        return copy
    }
}
