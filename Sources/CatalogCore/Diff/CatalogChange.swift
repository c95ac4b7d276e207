// SPDX-License-Identifier: Apache-2.0

/// One thing that differs between two catalogs, and what it means.
package struct CatalogChange: Hashable, Sendable {
    /// The rule that classifies the change.
    package let rule: Rule
    /// What it means to requests.
    package let service: ServiceEffect
    /// What the compiler will say to apps.
    package let source: SourceCompatibility.Effect
    /// The exact id of the model; nil for a change that is about no model.
    package let subject: String?
    /// The fact with both values as compact JSON; the field is empty for a model as a whole.
    package let change: FactChange
    /// What changed, in words of the tool: `input price`.
    package let what: String
    /// The old value as people read it: upstream's text, not safe for any sink yet; nil for none.
    package let before: String?
    /// The new value, likewise.
    package let after: String?
    /// By how much, for numbers.
    package let amount: ChangeAmount?
    /// What else helps to judge it.
    package let notes: [ChangeNote]
    /// Where the new catalog states the fact, or the old one what is gone.
    package let place: DiagnosticPlace?

    package init(
        _ rule: Rule,
        service: ServiceEffect,
        source: SourceCompatibility.Effect = .nothing,
        subject: String?,
        change: FactChange,
        what: String,
        before: String? = nil,
        after: String? = nil,
        amount: ChangeAmount? = nil,
        notes: [ChangeNote] = [],
        place: DiagnosticPlace? = nil
    ) {
        self.rule = rule
        self.service = service
        self.source = source
        self.subject = subject
        self.change = change
        self.what = what
        self.before = before
        self.after = after
        self.amount = amount
        self.notes = notes
        self.place = place
    }

    /// The same change with another effect on source.
    func affecting(_ source: SourceCompatibility.Effect) -> CatalogChange {
        CatalogChange(
            rule,
            service: service,
            source: source,
            subject: subject,
            change: change,
            what: what,
            before: before,
            after: after,
            amount: amount,
            notes: notes,
            place: place
        )
    }

    /// What it means all in all: what breaks either side is breaking.
    package var weight: ServiceEffect { source == .breaking ? .breaking : service }

    /// Whether the words that went and came tell more than both lists.
    var isAboutWords: Bool { notes.contains(where: \.isAboutWords) }

    /// The SHA-256 over rule, subject, field, before and after, as all findings have it; never over wording or
    /// position.
    package var fingerprint: String { diagnostic(severity: .note).fingerprint }
}
