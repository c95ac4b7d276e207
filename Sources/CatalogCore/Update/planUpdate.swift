// SPDX-License-Identifier: Apache-2.0

/// Plans the update to an answer, all or nothing: nothing is planned while any error stands.
///
/// - Parameters:
///   - answer: The answer and where it is from.
///   - date: The date of the answer.
///   - catalog: The committed files.
/// - Returns: The plan, or nil when the answer is rejected; and all findings.
package func planUpdate(
    to answer: CatalogAnswer,
    on date: CalendarDate,
    in catalog: CommittedCatalog
) -> StageResult<UpdatePlan> {
    var findings = DiagnosticCollector()
    let judged = judgeAnswer(answer.bytes, name: answer.name, vocabulary: catalog.vocabulary)
    findings.add(contentsOf: judged.diagnostics)
    guard let valid = judged.value else { return StageResult(nil, findings.diagnostics) }
    let facts = normalize(valid)
    findings.add(contentsOf: facts.diagnostics)
    guard let facts = facts.value else { return StageResult(nil, findings.diagnostics) }
    let taken = takeSnapshot(of: facts, from: answer.source, on: date, history: catalog.history)
    findings.add(contentsOf: taken.diagnostics)
    guard !findings.hasErrors else { return StageResult(nil, findings.diagnostics) }
    let outputs = planOutputs(taken.value.map(catalog.taking) ?? catalog)
    findings.add(contentsOf: outputs.diagnostics)
    guard let plan = outputs.value, !findings.hasErrors else { return StageResult(nil, findings.diagnostics) }
    return StageResult(UpdatePlan(snapshot: taken.value, outputs: plan), findings.diagnostics)
}
