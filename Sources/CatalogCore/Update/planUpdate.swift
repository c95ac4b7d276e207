// SPDX-License-Identifier: Apache-2.0

/// Plans the update to an answer, all or nothing: nothing is planned while anything is rejected or held.
///
/// - Parameters:
///   - answer: The answer and where it is from.
///   - date: The date of the answer.
///   - catalog: The committed files.
///   - advice: How to accept a change that is held.
/// - Returns: The plan, or nil when the answer is rejected or a change is held; and all findings.
package func planUpdate(
    to answer: CatalogAnswer,
    on date: CalendarDate,
    in catalog: CommittedCatalog,
    advice: AcknowledgeAdvice? = nil
) -> StageResult<UpdatePlan> {
    var findings = DiagnosticCollector()
    let judged = judgeAnswer(answer.bytes, name: answer.name, vocabulary: catalog.vocabulary)
    findings.add(contentsOf: judged.diagnostics)
    let facts = judged.value.map(normalize)
    findings.add(contentsOf: facts?.diagnostics ?? [])
    let taken = facts?.value.map { takeSnapshot(of: $0, from: answer.source, on: date, history: catalog.history) }
    findings.add(contentsOf: taken?.diagnostics ?? [])
    // Facts that are known already are no change, and a rejected answer is compared as far as it can be.
    if let rows = judged.rows, taken.map({ $0.value != nil || !$0.diagnostics.isEmpty }) ?? true {
        let changes = judgeChanges(to: rows, on: date, in: catalog, advice: advice)
        findings.add(contentsOf: changes.map { $0.showingLine(of: answer.name, bytes: answer.bytes[...]) })
    }
    guard let taken, !findings.hasErrors else {
        findings.add(contentsOf: taken?.value.map { obstacles(to: $0, in: catalog) } ?? [])
        return StageResult(nil, findings.diagnostics)
    }
    let outputs = planOutputs(taken.value.map(catalog.taking) ?? catalog)
    findings.add(contentsOf: outputs.diagnostics)
    guard let plan = outputs.value, !findings.hasErrors else { return StageResult(nil, findings.diagnostics) }
    return StageResult(UpdatePlan(snapshot: taken.value, outputs: plan), findings.diagnostics)
}

/// What would stop the update once nothing is held any more, told in the same run: corrections that it makes obsolete,
/// and ids that need an identifier by hand.
private func obstacles(to snapshot: Snapshot, in catalog: CommittedCatalog) -> [Diagnostic] {
    let next = catalog.taking(snapshot)
    let corrections = correct(next.history, by: catalog.corrections, knowing: catalog.vocabulary).diagnostics
    return (corrections + nameModels(of: snapshot, in: next).diagnostics).filter { $0.severity == .error }
}

/// Judges the rows of an answer against the snapshot before its date: that is the step which will be committed.
///
/// Where the snapshot of the date itself is replaced, what is only said is said against the replaced one. What is held
/// against that one alone is held, too: the step, which starts before it, does not see it.
private func judgeChanges(
    to rows: AcceptedRows,
    on date: CalendarDate,
    in catalog: CommittedCatalog,
    advice: AcknowledgeAdvice?
) -> [Diagnostic] {
    let base = catalog.history.before(date)
    let step = judgeStep(to: ListedModels(rows, base: base.newest), from: base, in: catalog, advice: advice)
    guard let newest = catalog.history.newest, newest.date == date else { return step }
    let replaced = judgeChanges(
        from: catalog.history,
        to: ListedModels(rows, base: newest),
        vocabulary: catalog.vocabulary
    )
    let isOfStep = { (finding: Diagnostic) in finding.rule.isHeld || finding.rule == .massRemoval }
    let known = Set(step.filter(isOfStep).map(HeldFact.init))
    // A removal of what only the replaced snapshot ever listed is refused by itself, because its name would be lost.
    let isRefused = { (finding: Diagnostic) in
        finding.rule == .modelRemoved && finding.subject.map { base.lastSnapshot(listing: $0) == nil } ?? false
    }
    let withinTheDay = replaced.filter { $0.isHeld && !isRefused($0) && !known.contains(HeldFact($0)) }
    return step.filter(isOfStep) + replaced.filter { !isOfStep($0) }
        + withinTheDay.map { $0.advising("a change within one day cannot be acknowledged: give a later --date") }
}
