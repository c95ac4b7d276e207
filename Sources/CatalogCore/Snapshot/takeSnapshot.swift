// SPDX-License-Identifier: Apache-2.0

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
    return StageResult(snapshot)
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
