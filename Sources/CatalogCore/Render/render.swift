// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Fills every template that writes a file.
///
/// - Parameters:
///   - catalog: What the templates are filled from.
///   - templates: The templates and the list of what they write.
/// - Returns: The files in the order of `templates/outputs.json`; nil when a template is wrong, with every error of
///   every template.
func render(_ catalog: RenderedCatalog, with templates: TemplateSet) -> StageResult<[PlannedFile]> {
    let renderer = TemplateRenderer(partials: templates.templatesByName)
    let checker = TemplateChecker(partials: templates.templatesByName)
    let values = CatalogValues(catalog)
    var findings = DiagnosticCollector()
    var seen: Set<Diagnostic> = []
    var files: [PlannedFile] = []
    for output in templates.outputs.outputs {
        guard let template = templates.template(of: output) else { continue }
        let schema = CatalogContext.schema(for: output)
        do throws(TemplateFailure) {
            if let failure = TemplateFailure(checker.check(template, against: schema)) { throw failure }
            for (file, value) in values.files(of: output) {
                let bytes = try renderer.render(template, with: value)
                files.append(PlannedFile(path: "\(templates.outputs.directory)/\(file)", bytes: bytes))
            }
        } catch {
            // A partial that several templates include is wrong once.
            for diagnostic in error.errors.map({ Diagnostic($0) }) where seen.insert(diagnostic).inserted {
                findings.add(diagnostic)
            }
        }
    }
    return StageResult(findings.hasErrors ? nil : files, findings.diagnostics)
}
