// SPDX-License-Identifier: Apache-2.0

/// Judges the entries themselves: that each gives a reason, names a known replacement, and is about a change that
/// happened or may still happen.
///
/// - Parameters:
///   - acknowledgements: What people accepted.
///   - history: The committed snapshots.
///   - ledger: The identifiers, which know of models that no snapshot lists any more.
///   - committed: What ``judgeCommittedChanges(in:vocabulary:)`` says of that history.
///   - pending: The findings of the step that is being judged, and the snapshot it starts from; nil when no answer is
///     at hand. Entries from the newest snapshot are taken to be about an answer to come, unless this step is it.
/// - Returns: The findings, in the order of the entries.
/// - Complexity: O(*n*) in the number of entries and findings.
package func judgeAcknowledgements(
    _ acknowledgements: AcknowledgementList,
    history: SnapshotHistory,
    ledger: IdentifierLedger,
    committed: [JudgedStep],
    pending: JudgedStep?
) -> [Diagnostic] {
    let held = Set(
        (committed + (pending.map { [$0] } ?? [])).flatMap { step in
            step.findings.compactMap { $0.acknowledgementKey(from: step.from) }
        }
    )
    let dates = Set(ledger.entries.compactMap(\.lastSeen))
    return acknowledgements.entries.flatMap { entry -> [Diagnostic] in
        let acknowledgement = entry.acknowledgement
        var findings: [Diagnostic] = []
        if !acknowledgement.hasReason {
            findings.append(
                Diagnostic(
                    .emptyReason,
                    "no reason is given for \"\(acknowledgement.rule.code)\" of \(QuotedText.quote(acknowledgement.id))",
                    at: entry.place,
                    nextStep:
                        "write into \"reason\" why the change is right, or remove the entry and what depends on it",
                    subject: acknowledgement.id
                )
            )
        }
        if let stranger = unknownReplacement(of: entry, in: history, ledger) { findings.append(stranger) }
        let isUsed =
            held.contains(acknowledgement.sortKey) || happened(acknowledgement, in: history)
            || isPast(acknowledgement, history, dates)
        if !isUsed { findings.append(isToCome(acknowledgement, history, pending) ? waiting(entry) : unused(entry)) }
        return findings
    }
}

/// A replacement that never was a model, once the step is committed: it would be a dead end for apps.
private func unknownReplacement(
    of entry: AcknowledgementList.Entry,
    in history: SnapshotHistory,
    _ ledger: IdentifierLedger
) -> Diagnostic? {
    guard let replacement = entry.acknowledgement.replacement, let from = entry.acknowledgement.from,
        history.firstSnapshot(after: from) != nil, history.lastSnapshot(listing: replacement) == nil,
        ledger[id: replacement] == nil
    else { return nil }
    return Diagnostic(
        .malformedAcknowledgements,
        outcome: .malformedCommittedFile,
        "no committed snapshot lists the replacement \(QuotedText.quote(replacement))",
        at: entry.place,
        nextStep: CommittedFormat.acknowledgements.repair,
        subject: entry.acknowledgement.id
    )
}

/// Whether a committed step has exactly these two values, even if no rule holds it by what a snapshot states.
private func happened(_ acknowledgement: Acknowledgement, in history: SnapshotHistory) -> Bool {
    let next = acknowledgement.from.map { history.firstSnapshot(after: $0) } ?? history.snapshots.first
    guard let next, let after = next.facts.model(id: acknowledgement.id), !acknowledgement.change.field.isEmpty
    else { return false }
    let known = history.before(next.date)
    guard known.newest?.date == acknowledgement.from else { return false }
    let before = known.lastSnapshot(listing: acknowledgement.id)?.facts.model(id: acknowledgement.id)
    return value(of: acknowledgement.change.field, in: after) == acknowledgement.change.after.map { Array($0.utf8) }
        && before.flatMap { value(of: acknowledgement.change.field, in: $0) }
            == acknowledgement.change.before.map { Array($0.utf8) }
}

private func value(of field: String, in model: ModelFacts) -> [UInt8]? {
    model.fields.first { $0.name == field }.map { Array($0.text.utf8) }
}

/// Whether an entry is about a step whose first snapshot was removed since: nothing can be compared any more.
private func isPast(
    _ acknowledgement: Acknowledgement,
    _ history: SnapshotHistory,
    _ dates: Set<String>
) -> Bool {
    guard let from = acknowledgement.from, history.snapshot(of: from) == nil else { return false }
    // The ledger still knows that there was a snapshot on that day.
    return dates.contains(from.description)
}

/// Whether an entry may be about an answer that is not here yet.
private func isToCome(
    _ acknowledgement: Acknowledgement,
    _ history: SnapshotHistory,
    _ pending: JudgedStep?
) -> Bool {
    acknowledgement.from == history.newest?.date && (pending.map { $0.from != acknowledgement.from } ?? true)
}

private func waiting(_ entry: AcknowledgementList.Entry) -> Diagnostic {
    let acknowledgement = entry.acknowledgement
    return Diagnostic(
        .pendingAcknowledgement,
        "\"\(acknowledgement.rule.code)\" of \(QuotedText.quote(acknowledgement.id)) is accepted for the next update",
        at: entry.place,
        nextStep: "run update with the answer that has the change",
        subject: acknowledgement.id
    )
}

private func unused(_ entry: AcknowledgementList.Entry) -> Diagnostic {
    let acknowledgement = entry.acknowledgement
    return Diagnostic(
        .unusedAcknowledgement,
        "no change is the one that was acknowledged: \"\(acknowledgement.rule.code)\" of"
            + " \(QuotedText.quote(acknowledgement.id)) from \(acknowledgement.from?.description ?? "the first answer")",
        at: entry.place,
        nextStep: "remove the entry, if the change it was for will not come",
        subject: acknowledgement.id
    )
}
