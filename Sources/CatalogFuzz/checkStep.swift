// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// Holds the judgement of the step from the last snapshot to an answer.
///
/// Every finding can be printed; what is held says how to accept it; and what people can write into the list of
/// acknowledgements is read back, and lets everything pass that was held.
func checkStep(
    to rows: AcceptedRows,
    from history: SnapshotHistory,
    of name: String,
    _ positions: LinePositions
) throws(PropertyFailure) {
    let base = history.newest
    let found = judgeChanges(from: history, to: ListedModels(rows, base: base), vocabulary: .recorded)
    let advice = AcknowledgeAdvice(answer: name, date: nil)
    let waiting = settle(found, from: base?.date, with: AcknowledgementList(), advice: advice)
    try positions.check(waiting, of: name)
    try checkPrinted(DiagnosticReport(waiting))
    let held = waiting.filter(\.isHeld)
    let accepted = try acknowledgements(of: held, from: base?.date)
    let settled = settle(found, from: base?.date, with: accepted, advice: advice)
    try require(!settled.contains(where: \.isHeld), "a change is held although it was acknowledged")
    try checkPrinted(DiagnosticReport(settled))
}

/// Holds that an answer is no change of its own snapshot.
func checkNoStep(to rows: AcceptedRows, from snapshot: Snapshot) throws(PropertyFailure) {
    let listed = ListedModels(rows, base: snapshot)
    let found = judgeChanges(from: SnapshotHistory([snapshot]), to: listed, vocabulary: .recorded)
    try require(found.isEmpty, "the same facts are a change: \(found.first?.message ?? "")")
}

/// The list that accepts each of the held changes, as it is after writing and reading it.
private func acknowledgements(
    of held: [Diagnostic],
    from date: CalendarDate?
) throws(PropertyFailure) -> AcknowledgementList {
    var entries: [Acknowledgement] = []
    for finding in held {
        try require(finding.nextStep != nil, "a held change does not say how to accept it: \(finding.message)")
        let id = try require(finding.subject, "a held change is about no model: \(finding.message)")
        let change = try require(finding.change, "a held change names no fact: \(finding.message)")
        entries.append(Acknowledgement(id: id, rule: finding.rule, from: date, change: change, reason: "it is right"))
    }
    let written = AcknowledgementList().adding(entries).canonicalBytes
    let list = try readAcknowledgements(written)
    try require(list.canonicalBytes == written, "the acknowledgements read back as others")
    return list
}

private func readAcknowledgements(_ bytes: [UInt8]) throws(PropertyFailure) -> AcknowledgementList {
    do throws(CommittedFileProblem) {
        return try AcknowledgementList(bytes: bytes)
    } catch {
        throw PropertyFailure("the acknowledgements are refused: \(error.diagnostic.message)")
    }
}
