// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Renders the catalog as one page.
///
/// - Parameter catalog: The committed files, with at least one snapshot and with the templates of the page.
/// - Returns: The bytes of the page, which follow from the committed files alone; nil when a template is missing or
///   wrong, or when no catalog could be generated either; and all findings.
/// - Complexity: O(*n* log *n*) in the size of all snapshots, and linear in the size of the page.
package func renderReport(of catalog: CommittedCatalog) -> StageResult<[UInt8]> {
    let prepared = renderedCatalog(of: catalog)
    let missing = ReportTemplates.names.filter { catalog.templates.templatesByName[$0] == nil }.map(missingTemplate)
    guard let rendered = prepared.value, missing.isEmpty else {
        return StageResult(nil, prepared.diagnostics + missing)
    }
    let templates = catalog.templates.templatesByName
    let renderer = TemplateRenderer(partials: templates)
    do throws(TemplateFailure) {
        var parts: [[UInt8]] = []
        for name in [ReportTemplates.style, ReportTemplates.script] {
            guard let template = templates[name] else { continue }
            parts.append(try renderer.render(template, with: [:], schema: ReportTemplates.emptySchema))
        }
        guard let template = templates[ReportTemplates.page], parts.count == 2 else {
            return StageResult(nil, prepared.diagnostics)
        }
        let unsafe = zip([ReportTemplates.style, ReportTemplates.script], parts).compactMap(elementEnd)
        guard unsafe.isEmpty else { return StageResult(nil, prepared.diagnostics + unsafe) }
        let value = ReportContext.value(
            of: ReportedCatalog(rendered, of: catalog),
            style: parts[0],
            script: parts[1]
        )
        let page = try renderer.render(template, with: value, schema: ReportContext.schema)
        return StageResult(page, prepared.diagnostics)
    } catch {
        return StageResult(nil, prepared.diagnostics + error.errors.map { Diagnostic($0) })
    }
}

private func missingTemplate(_ name: String) -> Diagnostic {
    Diagnostic(
        .missingFile,
        outcome: .missingInput,
        "the template is missing, and the page is made with it",
        at: DiagnosticPlace(file: ReportTemplates.path(of: name)),
        nextStep: "restore it from version control, or copy it from the repository of this tool"
    )
}

/// A text that would end its element, or be read as a comment: the rest of it would become markup.
private func elementEnd(_ name: String, _ bytes: [UInt8]) -> Diagnostic? {
    let lowered = bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 0x20 : $0 }
    let found = ["</style", "</script", "<!--", "<script"].first { mark in
        let mark = Array(mark.utf8)
        return lowered.indices.contains { lowered[$0...].starts(with: mark) }
    }
    return found.map { mark in
        Diagnostic(
            .templateError,
            outcome: .malformedCommittedFile,
            "the template writes \"\(mark)\", with which its element would end or change its meaning",
            at: DiagnosticPlace(file: ReportTemplates.path(of: name)),
            nextStep: "write it another way, such as \"<\\\\/style\" in a text of the script"
        )
    }
}
