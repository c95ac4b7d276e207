// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Applies corrections to the facts that the generated catalog states; snapshots stay what upstream said.
///
/// For a model that is no longer listed, the last snapshot that lists it counts.
///
/// - Parameters:
///   - history: The committed snapshots, with the one that an update would write.
///   - corrections: What people corrected; nil for nothing.
///   - vocabulary: The closed lists.
/// - Returns: The corrected models, or nil when upstream no longer has what a correction expects; and a note for each
///   correction that was applied.
package func correct(
    _ history: SnapshotHistory,
    by corrections: CorrectionList?,
    knowing vocabulary: Vocabulary
) -> StageResult<CorrectedFacts> {
    var findings = DiagnosticCollector()
    var corrected = CorrectedFacts()
    for entries in corrections?.entriesByModel ?? [] {
        guard let id = entries.first?.id, let snapshot = history.lastSnapshot(listing: id),
            let upstream = snapshot.facts.model(id: id)
        else { continue }
        let obsolete = entries.filter { !Correction.isSame($0.expected, upstream.value(of: $0.field)) }
        findings.add(contentsOf: obsolete.map { obsoleteCorrection($0, upstream: upstream, in: snapshot) })
        guard obsolete.isEmpty else { continue }
        do throws(CommittedFileProblem) {
            if let problem = correctionProblem(upstream, entries, vocabulary) {
                findings.add(contentsOf: entries.suffix(1).map { misfit($0, problem, in: snapshot) })
                continue
            }
            var facts = upstream
            for entry in entries { facts = try facts.replacing(entry.field, with: entry.value) }
            corrected.set(facts, by: entries)
            findings.add(contentsOf: entries.map(applied))
        } catch {
            findings.add(error.diagnostic)
        }
    }
    return StageResult(findings.hasErrors ? nil : corrected, findings.diagnostics)
}

private func applied(_ entry: Correction) -> Diagnostic {
    let change = entry.change
    return Diagnostic(
        .factCorrected,
        "\(change.field) \(shown(change.before)) is corrected to \(shown(change.after)),"
            + " because \(QuotedText.quote(entry.reason))",
        at: entry.places.value,
        notes: [DiagnosticNote("evidence of \(entry.date): \(VisibleText.encode(entry.source))")],
        subject: entry.id,
        change: change
    )
}

private func obsoleteCorrection(_ entry: Correction, upstream: ModelFacts, in snapshot: Snapshot) -> Diagnostic {
    let field = entry.field
    let stated = upstream.value(of: field)
    let isOurs = Correction.isSame(stated, entry.value)
    let change = FactChange(
        field: field.rawValue,
        before: entry.expected.map(ModelFacts.compactText),
        after: stated.map(ModelFacts.compactText)
    )
    return Diagnostic(
        .obsoleteCorrection,
        "upstream has \(field.rawValue) \(shown(change.after)) now\(isOurs ? ", as corrected" : ""),"
            + " and the correction expects \(shown(change.before))",
        at: entry.places.expected,
        notes: [DiagnosticNote("upstream states that on \(snapshot.date)")],
        nextStep: isOurs
            ? "remove the entry from \(CorrectionList.path)"
            : "look at which value is right: remove the entry from \(CorrectionList.path), or renew its \"expected\"",
        subject: entry.id,
        change: change
    )
}

/// Upstream changed another fact, with which the corrected ones cannot stand.
private func misfit(_ entry: Correction, _ problem: CorrectionProblem, in snapshot: Snapshot) -> Diagnostic {
    Diagnostic(
        .obsoleteCorrection,
        "with what upstream states now, the correction gives facts that cannot be right: \(problem.message)",
        at: entry.places.value,
        notes: [DiagnosticNote("upstream states them on \(snapshot.date)")],
        nextStep: "remove the entry from \(CorrectionList.path), or renew it",
        subject: entry.id
    )
}

private func shown(_ text: String?) -> String {
    text.map { VisibleText.encode($0, limit: 300) } ?? "(absent)"
}
