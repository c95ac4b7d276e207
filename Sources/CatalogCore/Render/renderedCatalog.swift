// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Puts together what templates are filled from: corrected facts, names, removed models.
///
/// - Parameter catalog: The committed files, with at least one snapshot.
/// - Returns: Nil when there is no snapshot, a correction no longer fits, a name needs a person, or a snapshot that a
///   removed model needs is missing; and all findings.
func renderedCatalog(of catalog: CommittedCatalog) -> StageResult<RenderedCatalog> {
    guard let newest = catalog.history.newest else {
        let none = Diagnostic(
            .missingFile,
            outcome: .missingInput,
            "there is no snapshot yet",
            at: DiagnosticPlace(file: Snapshot.directory),
            nextStep: "run: UpdateNebiusModelCatalog update"
        )
        return StageResult(nil, [none])
    }
    var findings = DiagnosticCollector()
    let corrected = correct(catalog.history, by: catalog.corrections, knowing: catalog.vocabulary)
    findings.add(contentsOf: corrected.diagnostics)
    findings.add(
        contentsOf: unusedWords(
            of: catalog.vocabulary,
            history: catalog.history,
            corrected: corrected.value?.models ?? []
        )
    )
    let naming = nameModels(of: newest, in: catalog)
    findings.add(contentsOf: naming.diagnostics)
    guard let ledger = naming.value, let corrected = corrected.value else {
        return StageResult(nil, findings.diagnostics)
    }
    let removed = removedModels(in: ledger, catalog: catalog, corrected: corrected)
    findings.add(contentsOf: removed.diagnostics)
    guard let removedModels = removed.value else { return StageResult(nil, findings.diagnostics) }
    let models = newest.facts.models.compactMap { namedModel($0, in: newest, ledger: ledger, corrected: corrected) }
    let rendered = RenderedCatalog(
        snapshot: newest,
        models: models,
        removedModels: removedModels,
        formerNames: (models + removedModels.map(\.model)).compactMap { formerName(of: $0, in: catalog) },
        ledger: ledger,
        vocabulary: catalog.vocabulary
    )
    return StageResult(rendered, findings.diagnostics)
}

/// A model of a snapshot with its identifier and its corrections.
private func namedModel(
    _ facts: ModelFacts,
    in snapshot: Snapshot,
    ledger: IdentifierLedger,
    corrected: CorrectedFacts
) -> NamedModel? {
    guard let entry = ledger[id: facts.id] else { return nil }
    let fastID = facts.id + "-fast"
    let hasFastVariant = snapshot.facts.model(id: fastID) != nil
    return NamedModel(
        facts: corrected.facts(of: facts),
        identifier: entry.identifier,
        fastVariantID: hasFastVariant ? fastID : nil,
        corrections: corrected.corrections(of: facts.id)
    )
}

/// The models that the ledger marks as absent, with the facts of the snapshot that listed them last.
private func removedModels(
    in ledger: IdentifierLedger,
    catalog: CommittedCatalog,
    corrected: CorrectedFacts
) -> StageResult<[RemovedModel]> {
    var findings = DiagnosticCollector()
    var models: [RemovedModel] = []
    var missing: [CalendarDate: [String]] = [:]
    let newest = catalog.history.newest
    for entry in ledger.entries where !entry.isPruned {
        guard let lastSeen = entry.lastSeen.flatMap({ CalendarDate($0) }),
            let absentSince = entry.absentSince.flatMap({ CalendarDate($0) })
        else { continue }
        guard let snapshot = catalog.history.snapshot(of: lastSeen) else {
            missing[lastSeen, default: []].append(entry.id)
            continue
        }
        guard let facts = snapshot.facts.model(id: entry.id),
            let model = namedModel(facts, in: snapshot, ledger: ledger, corrected: corrected)
        else {
            findings.add(notListed(entry, in: snapshot))
            continue
        }
        let replacement = servedReplacement(
            for: entry.id,
            lastSeen: lastSeen,
            in: ledger,
            acknowledgements: catalog.acknowledgements
        ).flatMap { id in
            newest.flatMap { newest in
                newest.facts.model(id: id).flatMap {
                    namedModel($0, in: newest, ledger: ledger, corrected: corrected)
                }
            }
        }
        models.append(
            RemovedModel(model: model, lastSeen: lastSeen, absentSince: absentSince, replacement: replacement)
        )
    }
    for (date, ids) in missing.sorted(by: { $0.key < $1.key }) { findings.add(missingSnapshot(of: date, for: ids)) }
    return StageResult(findings.hasErrors ? nil : models, findings.diagnostics)
}

private func missingSnapshot(of date: CalendarDate, for ids: [String]) -> Diagnostic {
    let others = ids.count > 1 ? " and \(ids.count - 1) more" : ""
    return Diagnostic(
        .missingFile,
        outcome: .missingInput,
        "the snapshot is missing, and \(QuotedText.quote(ids.first ?? ""))\(others) was last seen in it",
        at: DiagnosticPlace(file: Snapshot.path(of: date)),
        nextStep: "restore it from version control: the deprecated symbol is made of its facts"
    )
}

private func notListed(_ entry: IdentifierLedger.Entry, in snapshot: Snapshot) -> Diagnostic {
    Diagnostic(
        .malformedIdentifiers,
        outcome: .malformedCommittedFile,
        "\(QuotedText.quote(entry.id)) is said to be last seen on \(snapshot.date), whose snapshot does not list it",
        at: DiagnosticPlace(file: IdentifierLedger.path),
        nextStep: CommittedFormat.identifiers.repair
    )
}
