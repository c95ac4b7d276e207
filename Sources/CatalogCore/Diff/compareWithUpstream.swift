// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Compares what upstream has now with the newest snapshot.
///
/// - Parameters:
///   - answer: Upstream's answer.
///   - date: The day on which a stored answer was fetched; nil for one of this run.
///   - catalog: The committed files.
///   - newest: The newest snapshot of `catalog`.
///   - advice: How to take the facts over.
/// - Returns: The drift; nothing is planned, so that held changes are changes like all others.
package func compareWithUpstream(
    _ answer: CatalogAnswer,
    on date: CalendarDate?,
    in catalog: CommittedCatalog,
    newest: Snapshot,
    advice: String
) -> UpstreamDrift {
    let judged = judgeAnswer(answer.bytes, name: answer.name, vocabulary: catalog.vocabulary)
    guard let accepted = judged.value, let rows = judged.rows else {
        return UpstreamDrift(rejected: judged.diagnostics, newest: newest)
    }
    let old = ComparedCatalog(newest, of: catalog, name: newest.path)
    let new = ComparedCatalog(
        answer: rows,
        bytes: answer.bytes,
        name: answer.name,
        date: date,
        after: catalog.history,
        in: catalog
    )
    let difference = diffCatalogs(from: old, to: new)
    // Some answers state too little for a snapshot; of what they do state, the changes tell everything.
    let facts = normalize(accepted).value.map { Snapshot(date: newest.date, source: newest.source, facts: $0) }
    let isSame = facts.map { $0.factsSHA256.hasSameBytes(as: newest.factsSHA256) } ?? difference.changes.isEmpty
    let isWhole = facts != nil
    guard !isSame else {
        return UpstreamDrift(none: newest, isModified: true, isWhole: isWhole, findings: judged.diagnostics)
    }
    return UpstreamDrift(
        difference,
        newest: newest,
        isWhole: isWhole,
        findings: judged.diagnostics,
        nextStep: isWhole ? advice : "take an answer of the public catalog: this one states too little for a snapshot"
    )
}
