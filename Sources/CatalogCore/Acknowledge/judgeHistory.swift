// SPDX-License-Identifier: Apache-2.0

/// Judges what is committed as a history: every held change of every step was acknowledged, with a reason, and every
/// entry is about a change.
///
/// - Parameters:
///   - catalog: The committed files.
///   - root: The directory that was given with `--root`, for the commands that are advised; nil for none.
/// - Returns: Errors for what nobody has accepted, with the command that does; warnings for entries about nothing.
/// - Complexity: O(*n*) in the size of all snapshots.
package func judgeHistory(of catalog: CommittedCatalog, root: String? = nil) -> [Diagnostic] {
    let steps = judgeCommittedChanges(in: catalog.history, vocabulary: catalog.vocabulary)
    let decided = Set(catalog.acknowledgements.entries.map(\.acknowledgement.sortKey))
    // The first snapshot need not be of the first answer: older ones may have been removed.
    let later = zip(steps, catalog.history.snapshots).dropFirst()
    let unsettled = later.flatMap { step, snapshot in
        settle(
            step.findings,
            from: step.from,
            with: catalog.acknowledgements,
            advice: AcknowledgeAdvice(answer: snapshot.path, date: nil, root: root)
        ).filter { finding in
            // An entry without a reason is reported as that.
            finding.isHeld && !finding.acknowledgementKeys(from: step.from).contains(where: decided.contains)
        }
    }
    let entries = judgeAcknowledgements(
        catalog.acknowledgements,
        history: catalog.history,
        ledger: catalog.ledger,
        committed: steps,
        pending: nil
    )
    return unsettled + entries
}
