// SPDX-License-Identifier: Apache-2.0

/// Judges the step from the last snapshot to what is listed now: what is new, gone or changed, and what of it is
/// suspicious.
///
/// A finding that waits for a person is an error with ``Diagnostic/isHeld``; ``settle(_:from:with:advice:)`` turns it
/// into a note where a person has acknowledged it.
///
/// - Parameters:
///   - history: The snapshots up to the one that the step starts from, its newest; may be empty.
///   - listed: What is listed now.
///   - vocabulary: The closed lists and what they say about capabilities.
/// - Returns: Sorted by the UTF-8 bytes of the id, with the findings about the catalog as a whole behind.
/// - Complexity: O(*n* log *n*) in the number of models, and for each changed fact O(snapshots), at most a few.
package func judgeChanges(
    from history: SnapshotHistory,
    to listed: ListedModels,
    vocabulary: Vocabulary
) -> [Diagnostic] {
    judgeChanges(from: history, past: KnownPast(history), to: listed, vocabulary: vocabulary)
}

private func judgeChanges(
    from history: SnapshotHistory,
    past: KnownPast,
    to listed: ListedModels,
    vocabulary: Vocabulary
) -> [Diagnostic] {
    var judgement = ChangeJudgement(history: history, past: past, listed: listed, vocabulary: vocabulary)
    for model in listed.models {
        if let base = judgement.base, let known = base.facts.model(id: model.facts.id) {
            judgement.judge(model, since: known, of: base.date)
        } else {
            judgement.judgeNewcomer(model)
        }
    }
    judgement.judgeRemovals()
    judgement.judgeOpenWords()
    return judgement.findings
}

/// Judges every committed step: the first snapshot as the first answer of all, each other one against the one before
/// it.
///
/// - Returns: The steps, oldest first; each has the snapshot of the same index as what came after it.
/// - Complexity: O(*n* log *n*) in the size of all snapshots.
package func judgeCommittedChanges(
    in history: SnapshotHistory,
    vocabulary: Vocabulary
) -> [JudgedStep] {
    var past = KnownPast()
    var steps: [JudgedStep] = []
    for (index, snapshot) in history.snapshots.enumerated() {
        let earlier = SnapshotHistory(Array(history.snapshots[..<index]))
        let findings = judgeChanges(from: earlier, past: past, to: ListedModels(snapshot), vocabulary: vocabulary)
        steps.append(JudgedStep(from: earlier.newest?.date, findings: findings))
        past.insert(snapshot)
    }
    return steps
}
