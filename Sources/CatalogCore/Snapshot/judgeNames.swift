// SPDX-License-Identifier: Apache-2.0

/// Judges the ledger by the snapshots: every id that a committed snapshot lists has had a name since that snapshot was
/// written, so an entry that is not there was lost, and a name that was lost is never derived again.
func judgeNames(of history: SnapshotHistory, ledger: IdentifierLedger) -> [Diagnostic] {
    var seen: Set<String> = []
    return history.snapshots.flatMap { snapshot in
        snapshot.facts.models
            .filter { seen.insert($0.id).inserted && ledger[id: $0.id] == nil }
            .map { model in
                Diagnostic(
                    .malformedIdentifiers,
                    outcome: .malformedCommittedFile,
                    "\(QuotedText.quote(model.id)), which \(snapshot.path) lists, has no identifier",
                    at: DiagnosticPlace(file: IdentifierLedger.path),
                    nextStep: CommittedFormat.identifiers.repair
                )
            }
    }
}
