// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// The committed templates, parsed, with the list of what they write.
package struct TemplateSet: Sendable {
    /// The folder under the root.
    package static let directory = "templates"

    package let outputs: OutputList
    /// By file name without `.mustache`: the name under which other templates include it.
    package let templatesByName: [String: Template]

    /// No templates: for what is compared and never rendered.
    static let none = TemplateSet(
        outputs: OutputList(directory: "", outputs: []),
        templatesByName: [:]
    )

    /// Reads `templates/outputs.json` and every template beside it.
    package static func read(_ files: CommittedFiles) -> StageResult<TemplateSet> {
        var findings = DiagnosticCollector()
        var outputs: OutputList?
        do {
            let bytes = try files.state(at: OutputList.path).contents(
                path: OutputList.path,
                what: CommittedFormat.outputs.name,
                ifMissing: "restore it from version control"
            ).get()
            outputs = try OutputList(bytes: bytes)
        } catch {
            findings.add(error.diagnostic)
        }
        var templatesByName: [String: Template] = [:]
        for file in files.templates where file.name.utf8.hasSuffix(suffix.utf8) {
            guard let template = parse(file, into: &findings) else { continue }
            templatesByName[String(file.name.dropLast(suffix.utf8.count))] = template
        }
        for output in outputs?.outputs ?? [] where files.state(at: "\(directory)/\(output.template)") == .missing {
            findings.add(missingTemplate(output))
        }
        guard let outputs, !findings.hasErrors else { return StageResult(nil, findings.diagnostics) }
        findings.add(contentsOf: unused(templatesByName, outputs: outputs))
        return StageResult(TemplateSet(outputs: outputs, templatesByName: templatesByName), findings.diagnostics)
    }

    /// The template of an output.
    package func template(of output: OutputDeclaration) -> Template? {
        templatesByName[String(output.template.dropLast(Self.suffix.utf8.count))]
    }

    private static let suffix = ".mustache"

    private static func parse(_ file: NamedFile, into findings: inout DiagnosticCollector) -> Template? {
        do {
            let bytes = try file.state.contents(
                path: file.path,
                what: "the template",
                ifMissing: "restore it from version control"
            ).get()
            return try Template(bytes: bytes, file: file.path)
        } catch let problem as CommittedFileProblem {
            findings.add(problem.diagnostic)
        } catch let failure as TemplateFailure {
            findings.add(contentsOf: failure.errors.map { Diagnostic($0) })
        } catch {
            findings.add(
                Diagnostic(.templateError, "the template cannot be read", at: DiagnosticPlace(file: file.path))
            )
        }
        return nil
    }

    /// A warning for each template that no output names and no used template includes, sorted by name.
    private static func unused(_ templatesByName: [String: Template], outputs: OutputList) -> [Diagnostic] {
        var used: Set<String> = []
        // The page is no output of a generator: `report` writes it where it is asked to.
        var waiting =
            outputs.outputs.map { String($0.template.dropLast(suffix.utf8.count)) } + ReportTemplates.names
        while let name = waiting.popLast() {
            guard used.insert(name).inserted else { continue }
            waiting += templatesByName[name]?.partialNames ?? []
        }
        return templatesByName.filter { !used.contains($0.key) }
            .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .map { _, template in
                Diagnostic(
                    .unusedTemplate,
                    "no output and no other template uses it",
                    at: DiagnosticPlace(file: template.file),
                    nextStep: "name it in \(OutputList.path), include it, or remove it"
                )
            }
    }

    private static func missingTemplate(_ output: OutputDeclaration) -> Diagnostic {
        Diagnostic(
            .missingFile,
            outcome: .missingInput,
            "the template is missing, and \(OutputList.path) says that it writes \"\(output.file)\"",
            at: DiagnosticPlace(file: "\(directory)/\(output.template)"),
            nextStep: "restore it from version control, or correct \(OutputList.path)"
        )
    }
}
