// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

/// What corrections do to the generated catalog, and when they no longer apply.
@Suite struct CorrectTests {
    private static let hostile = CorrectionText.entry(
        id: "acme/Old-7B",
        field: "license",
        expected: #"{"name": "MIT"}"#,
        value: #"{"name": "*/ `x` [y](z)", "url": "https://example.com/x'y(z)*/"}"#,
        reason: "*/ fatalError() /* `a` <b> {{id.literal}} \\\"\\\\",
        source: "https://example.com/_a_*/[x]?q='"
    )

    /// A correction of a served model, and two of a removed one.
    private static let text = CorrectionText.file(
        CorrectionText.entry(id: "acme/Old-7B", field: "createdOn", expected: #""2026-06-01""#, value: nil),
        hostile,
        CorrectionText.entry(),
        CorrectionText.entry(
            field: "useCases",
            expected: #"["code", "text"]"#,
            value: #"["code", "function_calling", "text"]"#,
            reason: "tools work, a test shows it"
        )
    )

    @Test func `corrections are in the generated files, as recorded`() throws {
        let catalog = try #require(try CorrectionText.read(Self.text).value)
        let result = planOutputs(catalog)
        let plan = try #require(result.value)
        try expectGolden(Array(result.diagnostics.withoutUnusedWords.terminalText.utf8), "Correct/corrected.txt")
        #expect(
            plan.files.prefix(3).map(\.path) == [
                "snapshots/vocabulary.json", "snapshots/identifiers.json", "snapshots/corrections.json",
            ]
        )
        #expect(String(decoding: plan.files[2].bytes, as: UTF8.self) == Self.text)
        for file in plan.files.dropFirst(3) where file.path.contains("Catalog+") || file.path.contains("Facts") {
            try expectGolden(file.bytes, "Correct/\(file.path.split(separator: "/").last ?? "")")
            _ = try SwiftSource(String(decoding: file.bytes, as: UTF8.self))
        }
    }

    @Test func `without corrections the files are those of before`() throws {
        let plain = try PackageFiles(TinyHistory.snapshots(), ledger: TinyHistory.ledger).catalog()
        let empty = try #require(try CorrectionText.read("{\"schema\": 1, \"corrections\": []}").value)
        let expected = try #require(planOutputs(plain).value)
        let plan = try #require(planOutputs(empty).value)
        #expect(!expected.files.contains { $0.path == CorrectionList.path })
        #expect(plan.files.filter { $0.path != CorrectionList.path } == expected.files)
    }

    @Test func `a note says what was corrected`() throws {
        let catalog = try #require(try CorrectionText.read(CorrectionText.file(CorrectionText.entry())).value)
        let note = try #require(planOutputs(catalog).diagnostics.first { $0.rule == .factCorrected })
        #expect(note.severity == .note)
        #expect(note.subject == "acme/Tiny-1B")
        #expect(note.change == FactChange(field: "contextWindowTokens", before: "131072", after: "262144"))
        #expect(note.place?.pointer?.description == "/corrections/0/value")
        #expect(catalog.history.newest?.facts.model(id: "acme/Tiny-1B")?.contextWindowTokens == 131_072)
    }

    @Test func `a corrected word decides the capabilities, and counts as used`() throws {
        let catalog = try #require(try CorrectionText.read(Self.text).value)
        let corrected = try #require(
            correct(catalog.history, by: catalog.corrections, knowing: catalog.vocabulary).value
        )
        #expect(corrected.models.map(\.id) == ["acme/Old-7B", "acme/Tiny-1B"])
        #expect(catalog.vocabulary.capabilities(of: corrected.models[1]) == [.toolCalling, .structuredOutput])
        let region = CorrectionText.entry(
            field: "regions",
            expected: #"["eu-north1"]"#,
            value: #"["us-central1"]"#
        )
        let moved = try #require(try CorrectionText.read(CorrectionText.file(region)).value)
        let unused = { (catalog: CommittedCatalog) in
            planOutputs(catalog).diagnostics.filter { $0.rule == .unusedWord && $0.message.contains("us-central1") }
        }
        #expect(unused(catalog).count == 1)
        #expect(unused(moved).isEmpty)
    }

    /// A correction that no longer applies, and what upstream has.
    static let obsolete: [(String, String)] = [
        (
            CorrectionText.entry(expected: "65536"),
            "upstream has contextWindowTokens 131072 now, and the correction expects 65536"
        ),
        (
            CorrectionText.entry(expected: "65536", value: "131072"),
            "upstream has contextWindowTokens 131072 now, as corrected, and the correction expects 65536"
        ),
        (
            CorrectionText.entry(field: "quantization", expected: nil, value: #""fp4""#),
            "upstream has quantization \"fp8\" now, and the correction expects (absent)"
        ),
        (
            CorrectionText.entry(id: "acme/Embed-1", field: "quantization", expected: #""fp8""#, value: #""fp4""#),
            "upstream has quantization (absent) now, and the correction expects \"fp8\""
        ),
        (
            CorrectionText.entry(
                id: "acme/Old-7B",
                field: "inputUSDPerMillionTokens",
                expected: #""0.06""#,
                value: #""0.6""#
            ),
            "upstream has inputUSDPerMillionTokens \"0.658\" now, and the correction expects \"0.06\""
        ),
    ]

    @Test(arguments: obsolete)
    func `a correction whose upstream value is gone stops everything`(entry: String, message: String) throws {
        let catalog = try #require(try CorrectionText.read(CorrectionText.file(entry)).value)
        let result = planOutputs(catalog)
        #expect(result.value == nil)
        let finding = try #require(result.diagnostics.first { $0.severity == .error })
        #expect(finding.rule == .obsoleteCorrection)
        #expect(finding.outcome == .finding)
        #expect(finding.message == message)
        #expect(finding.place?.location?.line == (entry.contains("expected") ? 5 : 4))
    }

    @Test func `what is obsolete says which entry to remove, as recorded`() throws {
        let text = CorrectionText.file(Self.obsolete[3].0, Self.obsolete[4].0, Self.obsolete[1].0)
        let files = try PackageFiles(TinyHistory.snapshots(), ledger: TinyHistory.ledger)
            .setting(CorrectionList.path, to: text)
        let catalog = try files.catalog()
        let committed = CommittedFiles(snapshots: files.snapshots, templates: files.templates)
        let findings = planOutputs(catalog).diagnostics.withoutUnusedWords.map(committed.showingLine)
        try expectGolden(Array(findings.terminalText.utf8), "Correct/obsolete.txt")
    }

    @Test func `the last snapshot that lists a model counts, and no older one`() throws {
        let input = CorrectionText.entry(
            field: "inputUSDPerMillionTokens",
            expected: #""0.05""#,
            value: #""0.04""#
        )
        let catalog = try #require(try CorrectionText.read(CorrectionText.file(input)).value)
        #expect(planOutputs(catalog).value == nil)
        let older = try #require(
            try CorrectionText.read(CorrectionText.file(input), [TinyHistory.snapshots()[0]]).value
        )
        #expect(planOutputs(older).value != nil)
        let updated = older.taking(try TinyHistory.snapshots()[1])
        #expect(planOutputs(updated).diagnostics.contains { $0.rule == .obsoleteCorrection })
    }

    @Test func `a correction that upstream made impossible by another change is obsolete, too`() throws {
        let free = CorrectionText.entry(field: "outputUSDPerMillionTokens", expected: #""0.24""#, value: #""0""#)
        let embedding = ModelFacts.sample(id: "acme/Tiny-1B", kind: "embedding")
        let before = try Snapshot.sample("2026-10-15", [embedding])
        let catalog = try #require(try CorrectionText.read(CorrectionText.file(free), [before]).value)
        #expect(planOutputs(catalog).value != nil)
        let after = try Snapshot.sample("2026-10-16", [.sample(id: "acme/Tiny-1B")])
        let findings = planOutputs(catalog.taking(after)).diagnostics.withoutUnusedWords
        #expect(
            findings.map(\.message) == [
                "with what upstream states now, the correction gives facts that cannot be right: \"acme/Tiny-1B\":"
                    + " a price of 0 is below 0.0001 dollars per million tokens"
            ]
        )
        #expect(findings.map(\.rule) == [.obsoleteCorrection])
    }

    @Test func `the order of the entries does not matter`() throws {
        let entries = [
            CorrectionText.entry(), CorrectionText.entry(field: "quantization", expected: #""fp8""#, value: nil),
            CorrectionText.entry(id: "acme/Embed-1", field: "name", expected: #""Embed 1""#, value: #""E""#),
        ]
        let first = try #require(try CorrectionText.read(CorrectionText.file(entries[0], entries[1], entries[2])).value)
        let second = try #require(
            try CorrectionText.read(CorrectionText.file(entries[2], entries[1], entries[0])).value
        )
        #expect(planOutputs(first).value == planOutputs(second).value)
        #expect(planOutputs(first).diagnostics.map(\.message) == planOutputs(second).diagnostics.map(\.message))
    }
}
