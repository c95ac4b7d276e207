// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct TemplateSetTests {
    private static let models = "templates/NebiusModelCatalog+Models.swift.mustache"

    /// What the plan says when one template has another text.
    private static func findings(_ path: String, _ text: String) throws -> [Diagnostic] {
        let files = try PackageFiles(try TinyHistory.snapshots(), ledger: TinyHistory.ledger).setting(path, to: text)
        let read = files.read()
        guard let catalog = read.value else { return read.diagnostics.filter { $0.severity == .error } }
        let planned = planOutputs(catalog)
        #expect(planned.value == nil)
        return planned.diagnostics.withoutUnusedWords
    }

    @Test func `an unknown name in a template is told with its place`() throws {
        let findings = try Self.findings(
            Self.models,
            "// Generated\n{{#models}}\n{{ identifer.reference }}\n{{/models}}\n"
        )
        #expect(
            findings.terminalText == """
                templates/NebiusModelCatalog+Models.swift.mustache:3:4: error: the name `identifer` of `identifer.reference` is not known here [template-error]
                    next: did you mean `identifier`?

                """
        )
        #expect(findings.map(\.outcome) == [.malformedCommittedFile])
    }

    @Test func `a text without its sink has no name`() throws {
        let findings = try Self.findings(Self.models, "{{#models}}{{displayName}}{{/models}}")
        #expect(findings.map(\.rule) == [.templateError])
        #expect(
            findings.first?.place?.location?.description == "templates/NebiusModelCatalog+Models.swift.mustache:1:14"
        )
    }

    @Test func `a name without a sink is answered with those that it has`() throws {
        let findings = try Self.findings(Self.models, "{{#models}}{{id}}{{/models}}")
        #expect(findings.map(\.message) == ["`id` is a record, which cannot be printed"])
        #expect(findings.map(\.nextStep) == ["print one of its members: `id.literal`, `id.comment`, `id.line`"])
    }

    @Test func `a section that is not closed is told with its place`() throws {
        let findings = try Self.findings(Self.models, "// Generated\n  {{#models}}\n")
        #expect(findings.map(\.rule) == [.templateError])
        #expect(findings.map(\.outcome) == [.malformedCommittedFile])
        #expect(
            findings.first?.place?.location?.description == "templates/NebiusModelCatalog+Models.swift.mustache:2:3"
        )
    }

    @Test func `a partial that is missing is told with its place`() throws {
        let findings = try Self.findings(Self.models, "// Generated\n{{> fact}}\n")
        #expect(
            findings.terminalText == """
                templates/NebiusModelCatalog+Models.swift.mustache:2:5: error: there is no partial `fact` [template-error]
                    next: did you mean `facts`?

                """
        )
    }

    @Test func `a partial that several templates include is wrong once`() throws {
        let findings = try Self.findings("templates/facts.mustache", "{{wrong}}")
        #expect(findings.map(\.place?.location?.description) == ["templates/facts.mustache:1:3"])
    }

    @Test func `every wrong template is told in one run`() throws {
        let files = try PackageFiles(try TinyHistory.snapshots(), ledger: TinyHistory.ledger)
            .setting(Self.models, to: "{{#models}}")
            .setting("templates/NebiusWords.swift.mustache", to: "{{")
        let result = files.read()
        #expect(result.value == nil)
        #expect(
            DiagnosticReport(result.diagnostics.filter { $0.severity == .error }).diagnostics.map(\.place?.file) == [
                Self.models, "templates/NebiusWords.swift.mustache",
            ]
        )
    }

    @Test(arguments: [
        (FileState.directory, Rule.notARegularFile), (.symbolicLink, .notARegularFile),
        (.notRegular, .notARegularFile),
        (.tooLarge(limit: 5), .fileTooLarge), (.unreadable("no"), .unreadableFile),
    ])
    func `a template that is no plain file is an error`(state: FileState, code: Rule) throws {
        let files = try PackageFiles([]).setting(Self.models, to: state)
        #expect(files.read().value == nil)
        #expect(files.read().diagnostics.filter { $0.severity == .error }.map(\.rule) == [code])
    }

    @Test func `a template that outputs name must be there`() throws {
        let result = try PackageFiles([]).setting(Self.models, to: nil).read()
        #expect(result.value == nil)
        #expect(DiagnosticReport(result.diagnostics).outcome == .missingInput)
        #expect(
            result.diagnostics.filter { $0.severity == .error }.terminalText == """
                templates/NebiusModelCatalog+Models.swift.mustache: error: the template is missing, and templates/outputs.json says that it writes "NebiusModelCatalog+Models{shard}.swift" [missing-file]
                    next: restore it from version control, or correct templates/outputs.json

                """
        )
    }
}
