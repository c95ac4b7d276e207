// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Decides whether facts make a snapshot.
///
/// Only facts make a change: an answer with the facts of the newest snapshot gives none, whatever else in it differs.
///
/// - Parameters:
///   - facts: The facts of the answer.
///   - source: Where the answer is from.
///   - date: The date of the answer; not before the newest snapshot. The same date replaces that snapshot.
///   - history: The committed snapshots.
/// - Returns: The snapshot to write; nil when there is nothing to write, or when an error says why.
package func takeSnapshot(
    of facts: CatalogFacts,
    from source: SnapshotSource,
    on date: CalendarDate,
    history: SnapshotHistory
) -> StageResult<Snapshot> {
    guard let newest = history.newest else {
        return StageResult(Snapshot(date: date, source: source, facts: facts))
    }
    // By hash, that is by bytes: `==` on texts would take two spellings of one character for the same.
    let snapshot = Snapshot(date: date, source: source, facts: facts)
    guard snapshot.factsSHA256 != newest.factsSHA256 else { return StageResult(nil) }
    guard date >= newest.date else {
        let tooOld = Diagnostic(
            .dateBeforeNewestSnapshot,
            "the date \(date) is before the newest snapshot, \(newest.date)",
            at: DiagnosticPlace(file: newest.path),
            nextStep: "give a --date of \(newest.date) or later; snapshots are never written into the past"
        )
        return StageResult(nil, [tooOld])
    }
    return StageResult(snapshot, compare(facts, with: newest))
}

/// What a person should know about the step from one snapshot to the next.
private func compare(_ facts: CatalogFacts, with newest: Snapshot) -> [Diagnostic] {
    let place = DiagnosticPlace(file: newest.path)
    var findings: [Diagnostic] = []
    for model in newest.facts.models where facts.model(id: model.id) == nil {
        findings.append(
            Diagnostic(
                .modelRemoved,
                "\(QuotedText.quote(model.id)) is no longer listed; its symbol stays, deprecated",
                at: place
            )
        )
    }
    for model in facts.models where newest.facts.model(id: model.id) == nil {
        findings.append(Diagnostic(.modelAdded, "\(QuotedText.quote(model.id)) is new", at: place))
    }
    for model in facts.models {
        findings += newest.facts.model(id: model.id).map { changes(from: $0, to: model, at: place) } ?? []
    }
    findings += newWords(
        facts.models.map(\.vendor),
        known: newest.facts.models.map(\.vendor),
        .newVendor,
        "vendor",
        place
    )
    findings += newWords(
        facts.models.flatMap(\.tags),
        known: newest.facts.models.flatMap(\.tags),
        .newTag,
        "tag",
        place
    )
    return findings
}

/// The fields of a model in which two snapshots differ.
private func changes(from old: ModelFacts, to new: ModelFacts, at place: DiagnosticPlace) -> [Diagnostic] {
    let id = new.id
    let before = old.fields
    let after = new.fields
    let names = after.map(\.name) + before.map(\.name).filter { name in !after.contains { $0.name == name } }
    return names.compactMap { name in
        let old = before.first { $0.name == name }?.text
        let new = after.first { $0.name == name }?.text
        guard old.map({ Array($0.utf8) }) != new.map({ Array($0.utf8) }) else { return nil }
        return Diagnostic(.factChanged, "\(name) \(shown(old)) became \(shown(new))", at: place).about(id)
    }
}

private func shown(_ text: String?) -> String {
    text.map { VisibleText.encode($0, limit: 300) } ?? "(absent)"
}

/// Words of an open list that the newest snapshot does not have.
private func newWords(
    _ words: [String],
    known: [String],
    _ code: DiagnosticCode,
    _ what: String,
    _ place: DiagnosticPlace
) -> [Diagnostic] {
    Set(words).subtracting(known)
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        .map { Diagnostic(code, "the \(what) \(QuotedText.quote($0)) is new", at: place) }
}
