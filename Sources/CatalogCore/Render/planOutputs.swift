// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Renders everything that follows from the committed data.
///
/// - Parameter catalog: The committed files, with at least one snapshot.
/// - Returns: The plan; nil when a file that it needs is missing, a name needs a person, or a template is wrong; and
///   all findings.
package func planOutputs(_ catalog: CommittedCatalog) -> StageResult<OutputPlan> {
    var findings = DiagnosticCollector()
    let prepared = renderedCatalog(of: catalog)
    findings.add(contentsOf: prepared.diagnostics)
    guard let rendered = prepared.value else { return StageResult(nil, findings.diagnostics) }
    let generated = render(rendered, with: catalog.templates)
    findings.add(contentsOf: generated.diagnostics)
    let pageFindings = judgeReportTemplates(catalog.templates)
    findings.add(contentsOf: pageFindings)
    guard let files = generated.value, pageFindings.isEmpty else { return StageResult(nil, findings.diagnostics) }
    return StageResult(
        OutputPlan(
            files: committedData(of: catalog, naming: rendered.ledger) + files,
            directory: catalog.templates.outputs.directory
        ),
        findings.diagnostics
    )
}

/// The files of `snapshots/` that are rewritten in canonical form; those of people only where there are any.
private func committedData(of catalog: CommittedCatalog, naming ledger: IdentifierLedger) -> [PlannedFile] {
    let accepted = catalog.acknowledgements
    return [
        PlannedFile(path: Vocabulary.path, bytes: catalog.vocabulary.canonicalBytes),
        PlannedFile(path: IdentifierLedger.path, bytes: ledger.canonicalBytes),
    ]
        // Without entries there is no file.
        + (accepted.entries.isEmpty
            ? [] : [PlannedFile(path: AcknowledgementList.path, bytes: accepted.canonicalBytes)])
        + (catalog.corrections.map { [PlannedFile(path: CorrectionList.path, bytes: $0.canonicalBytes)] } ?? [])
}
