// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Plans the commit that brings the committed files to an answer; unlike an update, it takes held changes along.
///
/// - Parameters:
///   - answer: The answer and where it is from.
///   - date: The date of the answer.
///   - catalog: The committed files that the commit comes on top of.
///   - proposed: The newest snapshot of an earlier proposal; it is used again where its facts are those of the answer,
///     so that the same facts give the same commit on every day.
/// - Returns: What there is to propose, and all findings.
package func planProposal(
    to answer: CatalogAnswer,
    on date: CalendarDate,
    in catalog: CommittedCatalog,
    reusing proposed: Snapshot? = nil
) -> (outcome: ProposalOutcome, diagnostics: [Diagnostic]) {
    let planned = planUpdate(to: answer, on: date, in: catalog)
    if let plan = planned.value {
        guard let snapshot = plan.snapshot else { return (.nothingNew, planned.diagnostics) }
        return proposal(of: reused(proposed, for: snapshot, in: catalog), in: catalog, waiting: [], planned.diagnostics)
    }
    let errors = planned.diagnostics.filter { $0.severity == .error }
    let waiting = errors.filter { $0.isHeld && $0.subject != nil && $0.change != nil }
    guard !waiting.isEmpty, waiting.count == errors.count else { return (.rejected, planned.diagnostics) }
    // With any reason at all the step shows whether reasons are all that it lacks.
    let accepting = { (reason: String) in
        catalog.accepting(entries(for: waiting, on: date, in: catalog, reason: reason))
    }
    guard let snapshot = planUpdate(to: answer, on: date, in: accepting("provisional reason")).value?.snapshot else {
        return (.rejected, planned.diagnostics)
    }
    let chosen = reused(proposed, for: snapshot, in: catalog)
    return proposal(of: chosen, in: accepting(""), waiting: waiting, planned.diagnostics)
}

/// The snapshot of an earlier proposal instead of this one, if it has the same facts and may come next.
private func reused(_ proposed: Snapshot?, for snapshot: Snapshot, in catalog: CommittedCatalog) -> Snapshot {
    guard let proposed, proposed.factsSHA256.hasSameBytes(as: snapshot.factsSHA256),
        catalog.history.newest.map({ proposed.date > $0.date }) ?? true
    else { return snapshot }
    return proposed
}

/// The acknowledgements of held changes, as `acknowledge` would write them.
private func entries(
    for waiting: [Diagnostic],
    on date: CalendarDate,
    in catalog: CommittedCatalog,
    reason: String
) -> [Acknowledgement] {
    let from = catalog.history.before(date).newest?.date
    return waiting.compactMap { finding in
        guard let id = finding.subject, let change = finding.change else { return nil }
        return Acknowledgement(id: id, rule: finding.rule, from: from, change: change, reason: reason)
    }
}

private func proposal(
    of snapshot: Snapshot,
    in catalog: CommittedCatalog,
    waiting: [Diagnostic],
    _ diagnostics: [Diagnostic]
) -> (outcome: ProposalOutcome, diagnostics: [Diagnostic]) {
    let next = catalog.taking(snapshot)
    let planned = planOutputs(next)
    guard let outputs = planned.value else { return (.rejected, diagnostics + planned.diagnostics) }
    let difference = catalog.history.newest.map { newest in
        diffCatalogs(
            from: ComparedCatalog(newest, of: catalog, name: newest.path),
            to: ComparedCatalog(snapshot, of: next, name: snapshot.path)
        )
    }
    let plan = ProposalPlan(
        snapshot: snapshot,
        files: UpdatePlan(snapshot: snapshot, outputs: outputs).files,
        outputs: outputs,
        waiting: waiting,
        accepted: diagnostics.filter { $0.severity == .note && $0.rule.isHeld && $0.change != nil },
        difference: difference
    )
    return (.update(plan), diagnostics)
}
