// SPDX-License-Identifier: Apache-2.0

/// Accepts held changes.
///
/// - Parameters:
///   - request: What to accept, and why.
///   - step: What was found between the last snapshot and the answer; at most what it holds is accepted.
///   - listed: What the answer lists.
///   - base: The snapshot that the step starts from.
///   - existing: What was accepted before. A change that is named again gets the new reason, and keeps its replacement
///     unless another is named; the wildcard leaves alone what has a reason already.
/// - Returns: An entry for each accepted change.
/// - Throws: ``AcknowledgementProblem`` when not all of it can be accepted as asked; then nothing is.
package func acknowledge(
    _ request: AcknowledgementRequest,
    of step: JudgedStep,
    listed: ListedModels,
    base: Snapshot?,
    existing: AcknowledgementList
) throws(AcknowledgementProblem) -> [Acknowledgement] {
    if let problem = ShownText.problem(
        with: request.reason,
        maximumBytes: AcknowledgementList.maximumReasonBytes
    ) {
        throw .reason(problem)
    }
    guard !request.reason.utf8.elementsEqual(AcknowledgeAdvice.reasonToWrite.utf8) else {
        throw .reason("is what the printed command has in the place of one")
    }
    guard !listed.models.isEmpty else { throw .emptyCatalog }
    let held = step.findings.filter { $0.isHeld && (request.rule == nil || request.rule == $0.rule) }
    guard !held.isEmpty else { throw .nothingHeldAtAll }
    for id in request.ids where !id.utf8.elementsEqual(AcknowledgementRequest.everyID.utf8) {
        guard held.contains(where: { $0.subject.map { $0.utf8.elementsEqual(id.utf8) } ?? false }) else {
            throw .nothingHeld(id: id)
        }
    }
    let removed = held.filter { $0.rule == .modelRemoved || $0.rule == .modelRenamed }
    if request.isForEveryID, let base, removed.count * 3 > base.facts.models.count {
        throw .massRemoval(count: removed.count)
    }
    let entryByKey = existing.entryByKey
    var accepted: [Acknowledgement] = []
    for finding in held where request.names(finding.subject) {
        guard let id = finding.subject, let change = finding.change else { continue }
        let known = finding.acknowledgementKey(from: step.from).flatMap { entryByKey[$0]?.acknowledgement }
        if request.isForEveryID, known?.hasReason ?? false { continue }
        try judgeReplacement(request.replacement, of: id, rule: finding.rule, listed: listed)
        accepted.append(
            Acknowledgement(
                id: id,
                rule: finding.rule,
                from: step.from,
                change: change,
                replacement: request.replacement ?? known?.replacement,
                reason: request.reason
            )
        )
    }
    return accepted
}

private func judgeReplacement(
    _ replacement: String?,
    of id: String,
    rule: Rule,
    listed: ListedModels
) throws(AcknowledgementProblem) {
    guard let replacement else { return }
    guard rule == .modelRemoved else { throw .replacementWithoutRemoval(id: id, rule: rule) }
    guard listed.lists(replacement) else { throw .replacementNotListed(replacement) }
}
