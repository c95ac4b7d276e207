// SPDX-License-Identifier: Apache-2.0

/// Judges what is committed as a history: every held change of every step was acknowledged, with a reason, and every
/// entry is about a change.
///
/// - Parameter catalog: The committed files.
/// - Returns: Errors for what nobody has accepted, with the command that does; warnings for entries about nothing.
/// - Complexity: O(*n*) in the size of all snapshots.
package func judgeHistory(of catalog: CommittedCatalog) -> [Diagnostic] {
    let steps = judgeCommittedChanges(in: catalog.history, vocabulary: catalog.vocabulary)
    let decided = catalog.acknowledgements.changes
    // The first snapshot need not be of the first answer: older ones may have been removed.
    let later = zip(steps, catalog.history.snapshots).dropFirst()
    let unsettled = later.flatMap { step, snapshot in
        settle(
            step.findings,
            from: step.from,
            with: catalog.acknowledgements,
            advice: AcknowledgeAdvice(answer: snapshot.path, date: nil)
        ).filter { finding in
            // An entry without a reason is reported as that.
            guard let key = finding.acknowledgementKey(from: step.from) else { return false }
            return !decided.contains(AcknowledgementList.withoutRule(key))
        }
    }
    let entries = judgeAcknowledgements(
        catalog.acknowledgements,
        history: catalog.history,
        committed: steps,
        pending: nil
    )
    return unsettled + entries
}
