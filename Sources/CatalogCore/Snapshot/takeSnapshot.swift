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
    let snapshot = Snapshot(date: date, source: source, facts: facts)
    let byteCount = snapshot.canonicalBytes.count
    guard byteCount <= Snapshot.maximumBytes else {
        let tooLarge = Diagnostic(
            .fileTooLarge,
            "the snapshot would have \(byteCount) bytes; more than \(Snapshot.maximumBytes) are never written",
            at: DiagnosticPlace(file: snapshot.path),
            nextStep: "look at the answer: the catalog has had 20 to 50 models"
        )
        return StageResult(nil, [tooLarge])
    }
    guard let newest = history.newest else { return StageResult(snapshot) }
    // By hash, that is by bytes: `==` on texts would take two spellings of one character for the same.
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
    let lost = date == newest.date ? lostNames(facts, replacing: newest, history: history) : []
    guard lost.isEmpty else { return StageResult(nil, lost) }
    return StageResult(snapshot, compare(facts, with: newest, history: history))
}

/// The models that only the replaced snapshot lists: without it their published names would have no facts to stand on.
private func lostNames(_ facts: CatalogFacts, replacing newest: Snapshot, history: SnapshotHistory) -> [Diagnostic] {
    let older = SnapshotHistory(history.snapshots.filter { $0.date != newest.date })
    return newest.facts.models
        .filter { facts.model(id: $0.id) == nil && older.lastSnapshot(listing: $0.id) == nil }
        .map { model in
            Diagnostic(
                .identifierForgotten,
                "only the snapshot that this one replaces lists \(QuotedText.quote(model.id)); its name must not be lost",
                at: DiagnosticPlace(file: newest.path),
                nextStep: "give a later --date, or restore the files from version control if nothing was published yet"
            ).about(model.id)
        }
}

/// What a person should know about the step from one snapshot to the next.
private func compare(_ facts: CatalogFacts, with newest: Snapshot, history: SnapshotHistory) -> [Diagnostic] {
    let place = DiagnosticPlace(file: newest.path)
    var findings: [Diagnostic] = []
    for model in newest.facts.models where facts.model(id: model.id) == nil {
        findings.append(
            Diagnostic(
                .modelRemoved,
                severity: .warning,
                "\(QuotedText.quote(model.id)) is no longer listed; its symbol stays, deprecated",
                at: place
            )
        )
    }
    for model in facts.models where newest.facts.model(id: model.id) == nil {
        findings.append(appearance(of: model, at: place, history: history))
    }
    for model in facts.models {
        findings += newest.facts.model(id: model.id).map { changes(from: $0, to: model, at: place) } ?? []
    }
    findings += newWords(
        facts.models.map(\.vendor),
        known: history.snapshots.flatMap { $0.facts.models.map(\.vendor) },
        .newVendor,
        "vendor",
        place
    )
    findings += newWords(
        facts.models.flatMap(\.tags),
        known: history.snapshots.flatMap { $0.facts.models.flatMap(\.tags) },
        .newTag,
        "tag",
        place
    )
    return findings
}

/// A model that the newest snapshot lacks is new, or back: then it gets its old name.
private func appearance(of model: ModelFacts, at place: DiagnosticPlace, history: SnapshotHistory) -> Diagnostic {
    let id = QuotedText.quote(model.id)
    guard let last = history.lastSnapshot(listing: model.id) else {
        return Diagnostic(.modelAdded, "\(id) is new", at: place)
    }
    return Diagnostic(
        .modelRestored,
        "\(id) is listed again, for the first time since \(last.date); its symbol is no longer deprecated",
        at: place
    )
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

/// Words of an open list that no committed snapshot has.
private func newWords(
    _ words: [String],
    known: [String],
    _ code: Rule,
    _ what: String,
    _ place: DiagnosticPlace
) -> [Diagnostic] {
    Set(words.map { Array($0.utf8) }).subtracting(known.map { Array($0.utf8) })
        .sorted { $0.lexicographicallyPrecedes($1) }
        .map {
            Diagnostic(code, "the \(what) \(QuotedText.quote(String(decoding: $0, as: UTF8.self))) is new", at: place)
        }
}
