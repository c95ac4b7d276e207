// SPDX-License-Identifier: Apache-2.0

/// Judges the step to what is listed now, lets acknowledged changes pass, and names entries that are about nothing.
///
/// - Parameters:
///   - listed: What is listed now.
///   - base: The snapshots up to the one that the step starts from, its newest; may be empty.
///   - catalog: The committed files.
///   - advice: How to accept what is held; nil where there is nothing to accept it for.
/// - Returns: The findings of the step, then those about entries.
/// - Complexity: O(*n* log *n*) in the number of models, plus the size of the committed history.
package func judgeStep(
    to listed: ListedModels,
    from base: SnapshotHistory,
    in catalog: CommittedCatalog,
    advice: AcknowledgeAdvice?
) -> [Diagnostic] {
    let step = JudgedStep(
        from: base.newest?.date,
        findings: judgeChanges(from: base, to: listed, vocabulary: catalog.vocabulary)
    )
    let settled = settle(
        step.findings,
        from: step.from,
        with: catalog.acknowledgements,
        advice: advice,
        knowing: { listed.lists($0) || base.lastSnapshot(listing: $0) != nil }
    )
    guard !catalog.acknowledgements.entries.isEmpty else { return settled }
    let entries = judgeAcknowledgements(
        catalog.acknowledgements,
        history: catalog.history,
        ledger: catalog.ledger,
        committed: judgeCommittedChanges(in: catalog.history, vocabulary: catalog.vocabulary),
        pending: step
    )
    return settled + entries.filter { $0.rule == .unusedAcknowledgement }
}
