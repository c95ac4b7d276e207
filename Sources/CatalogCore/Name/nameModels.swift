// SPDX-License-Identifier: Apache-2.0

/// Brings the ledger up to the newest snapshot: names for new ids, marks for absent ones.
///
/// - Parameters:
///   - newest: The newest snapshot of the catalog.
///   - catalog: The committed files.
/// - Returns: The ledger that follows from them; nil when a name needs a person.
func nameModels(of newest: Snapshot, in catalog: CommittedCatalog) -> StageResult<IdentifierLedger> {
    var findings = DiagnosticCollector()
    let marked = markAbsent(catalog.ledger, newest: newest, in: catalog)
    findings.add(contentsOf: marked.diagnostics)
    guard let ledger = marked.value else { return StageResult(nil, findings.diagnostics) }
    let result = name(ids: newest.facts.models.map(\.id), ledger: ledger)
    for problem in result.problems { findings.add(Diagnostic(problem)) }
    return StageResult(findings.hasErrors ? nil : result.ledger, findings.diagnostics)
}

/// Marks the ids that the newest snapshot lacks with the last snapshot that has them and the first that has not.
///
/// An id that no snapshot has is either of an update that was interrupted, or has lost its snapshot: never given up
/// silently.
private func markAbsent(
    _ ledger: IdentifierLedger,
    newest: Snapshot,
    in catalog: CommittedCatalog
) -> StageResult<IdentifierLedger> {
    let history = catalog.history
    var findings: [Diagnostic] = []
    var entries: [IdentifierLedger.Entry] = []
    for var entry in ledger.entries {
        // Of what is committed the marks are right, even if the snapshot that lacks the id was removed since.
        if catalog.isTaking, isOfInterruptedUpdate(entry, newest: newest, history: history) {
            entry.lastSeen = nil
            entry.absentSince = nil
            entry.isPruned = false
        }
        if entry.isServed, newest.facts.model(id: entry.id) == nil {
            guard let last = history.lastSnapshot(listing: entry.id),
                let absent = history.firstSnapshot(after: last.date)
            else {
                findings.append(forgotten(entry))
                continue
            }
            entry.lastSeen = last.date.description
            entry.absentSince = absent.date.description
        }
        entries.append(entry)
    }
    return StageResult(findings.isEmpty ? IdentifierLedger(entries: entries) : nil, findings)
}

/// Whether the marks of an entry are of an update that was interrupted before its snapshot was written.
///
/// They name a day after the last snapshot before the newest, and not the newest, so a day without a snapshot.
private func isOfInterruptedUpdate(
    _ entry: IdentifierLedger.Entry,
    newest: Snapshot,
    history: SnapshotHistory
) -> Bool {
    guard let previous = history.snapshots.dropLast().last,
        let lastSeen = entry.lastSeen.flatMap({ CalendarDate($0) }), history.snapshot(of: lastSeen) != nil,
        let absentSince = entry.absentSince.flatMap({ CalendarDate($0) })
    else { return false }
    return absentSince > previous.date && absentSince != newest.date
}

private func forgotten(_ entry: IdentifierLedger.Entry) -> Diagnostic {
    Diagnostic(
        .identifierForgotten,
        "no snapshot lists \(QuotedText.quote(entry.id)), which has the identifier \"\(entry.identifier)\"",
        at: DiagnosticPlace(file: IdentifierLedger.path),
        nextStep: "run the interrupted update again; or restore the snapshot that lists it from version control;"
            + " or remove the entry if it was never committed"
    )
}
