// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// One run of the rules about the step from the last snapshot to what is listed now.
///
/// Each group of rules lives in an extension of this type, in a file of its own. A fact gives one finding, that of the
/// rule that weighs most.
struct ChangeJudgement {
    let history: SnapshotHistory
    let listed: ListedModels
    let vocabulary: Vocabulary
    let past: KnownPast
    let listedIDs: FirstIDs
    var findings: [Diagnostic] = []
    /// The ids of models that are gone under one spelling and back under another, as UTF-8 bytes.
    var renamedIDs: Set<[UInt8]> = []

    /// The snapshot that the step starts from; nil when there is none yet.
    var base: Snapshot? { history.newest }

    init(history: SnapshotHistory, past: KnownPast, listed: ListedModels, vocabulary: Vocabulary) {
        self.history = history
        self.listed = listed
        self.vocabulary = vocabulary
        self.past = past
        self.listedIDs = FirstIDs(listed.models.lazy.map(\.facts.id))
    }

    /// Judges a model that is known.
    ///
    /// - Parameters:
    ///   - model: The model as it is listed now.
    ///   - old: Its last known facts, under this id or another spelling of it.
    ///   - date: The date of the snapshot that states them.
    mutating func judge(_ model: ListedModels.Model, since old: ModelFacts, of date: CalendarDate) {
        guard !model.facts.isIdentical(to: old) else { return }
        judgeWindow(of: model, since: (old.contextWindowTokens, date))
        judgePrices(of: model, since: old)
        guard model.isComplete else { return }
        judgeCapabilities(of: model, since: old)
        let change = model.facts.kind.utf8.elementsEqual(old.kind.utf8) ? nil : (old.kind, model.facts.kind)
        if let change { judgeRole(of: model, from: change.0, to: change.1) }
        for change in changes(from: old, to: model.facts) where !isCovered(change.field, of: model.facts.id) {
            reportChange(change, of: model)
        }
    }

    /// Judges a model that the last snapshot lacks: one that is new, back, or known by another spelling.
    ///
    /// One that is back, or goes on under another spelling, is compared with its last known facts.
    mutating func judgeNewcomer(_ model: ListedModels.Model) {
        let oldSpelling = judgeSpelling(of: model)
        let known = oldSpelling ?? model.facts.id
        let last = history.lastSnapshot(listing: known)
        if let last, let old = last.facts.model(id: known) {
            judge(model, since: old, of: last.date)
        } else {
            judgeWindow(of: model, since: nil)
            judgeInversion(of: model, since: nil)
        }
        guard oldSpelling == nil, base != nil else { return }
        let id = QuotedText.quote(model.facts.id)
        let place = listed.place(of: "id", in: model)
        if let last {
            let message =
                "\(id) is listed again, for the first time since \(last.date); its symbol is no longer deprecated"
            findings.append(Diagnostic(.modelRestored, message, at: place, subject: model.facts.id))
        } else {
            findings.append(Diagnostic(.modelAdded, "\(id) is new", at: place, subject: model.facts.id))
        }
    }

    /// Adds a finding about a fact of a model.
    mutating func report(_ rule: Rule, _ message: String, _ change: FactChange, of model: ListedModels.Model) {
        findings.append(
            Diagnostic(
                rule,
                message,
                at: listed.place(of: change.field, in: model),
                subject: model.facts.id,
                change: change,
                isHeld: rule.isHeld
            )
        )
    }

    /// Whether a finding of this run says already what happened to a fact.
    private func isCovered(_ field: String, of id: String) -> Bool {
        // The findings about one model are the last ones while it is judged.
        findings.reversed().prefix { $0.subject.map { $0.utf8.elementsEqual(id.utf8) } ?? false }
            .contains { $0.change?.field == field }
    }

    /// Says what changed, and whether the fact returned to what it was.
    private mutating func reportChange(_ change: FactChange, of model: ListedModels.Model) {
        // Two spellings of one text look the same, which `==` on texts says.
        let isTwin = change.before == change.after
        let values = [change.before, change.after].map { Self.shown($0, numbered: isTwin) }
        let shown = "\(change.field) \(values[0]) became \(values[1])"
        if let date = returned(change, id: model.facts.id) {
            report(.valueFlipsBack, "\(shown), which it was on \(date) before", change, of: model)
        } else if change.field == "regions" {
            report(.regionMoved, shown, change, of: model)
        } else {
            report(.factChanged, shown, change, of: model)
        }
    }

    /// A value as it is shown: compact JSON, visible, cut to what a person reads.
    private static func shown(_ text: String?, numbered: Bool) -> String {
        let encode = numbered ? VisibleText.encodeNumbered : VisibleText.encode(_:limit:)
        return text.map { encode($0, 300) } ?? "(absent)"
    }
}
