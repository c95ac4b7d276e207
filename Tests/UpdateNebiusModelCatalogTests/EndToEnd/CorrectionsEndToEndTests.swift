// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `snapshots/corrections.json` through the tool: judged by every verb that reads it, applied by those that render.
struct CorrectionsEndToEndTests {
    private static let path = "snapshots/corrections.json"
    private static let models = CatalogRoot.generated + "/NebiusModelCatalog+Models.swift"
    private static let facts = CatalogRoot.generated + "/ServedModels+Facts.swift"

    /// A canonical file with one correction.
    private static func text(expected: String = "131072", value: String = "262144", reason: String = "the card says so")
        -> String
    {
        """
        {
          "schema": 1,
          "corrections": [
            {"id": "example/Alpha-1-8B", "field": "contextWindowTokens",
             "expected": \(expected), "value": \(value),
             "reason": "\(reason)",
             "source": "https://example.com/card", "date": "2026-11-02"}
          ]
        }

        """
    }

    @Test func `a correction is checked, generated and reported`() throws {
        let root = try CatalogRoot.small()
        let snapshot = try root.read("snapshots/2026-11-01.json")
        try root.write(Self.text(), to: Self.path)
        let stale = try root.runReading("check", "--format", "json")
        #expect(stale.status == 1)
        #expect(try FindingsDocument(stale).errors.map(\.file) == [Self.models, Self.facts])
        #expect(try root.run("generate").status == 0)
        let generated = try root.text(Self.models)
        #expect(try root.text(Self.facts).contains("            contextWindowTokens: 262144\n"))
        #expect(
            generated.contains(
                "    ///\n    /// Corrected: contextWindowTokens 131,072 -> 262,144, because the card says so"
                    + " (<https://example.com/card>)\n    public static var "
            )
        )
        let clean = try root.runReading("check")
        #expect(clean.status == 0)
        #expect(
            clean.outputText == """
                snapshots/corrections.json:5:35: note: contextWindowTokens 131072 is corrected to 262144, because "the card says so" [fact-corrected]
                    | "expected": 131072, "value": 262144,
                    |                              ^~~~~~
                    at /corrections/0/value, model "example/Alpha-1-8B"
                    note: evidence of 2026-11-02: https://example.com/card
                snapshots/vocabulary.json: warning: the use case "reasoning" is in no snapshot [unused-word]
                    next: run update with the answer that has it, or remove the word
                clean: 10 files agree with snapshots/2026-11-01.json, 3 models
                1 warning, 1 note

                """
        )
        #expect(try root.read("snapshots/2026-11-01.json") == snapshot)
        try root.remove(Self.path)
        #expect(try root.run("generate").status == 0)
        #expect(!root.exists(Self.path))
        #expect(try root.runReading("check").outputText.contains("\nclean: 9 files"))
    }

    @Test func `an update is held by a correction that upstream overtook, and goes on without it`() throws {
        let root = try CatalogRoot.small()
        try root.write(Self.text(), to: Self.path)
        #expect(try root.run("generate").status == 0)
        let answer = try root.writeOutside(
            CatalogRoot.replacing(
                "131072",
                by: "262144",
                in: Data(contentsOf: CatalogRoot.fixture("answer.json"))
            ),
            to: "answer.json"
        )
        let held = try root.runReading("update", "--from", answer, "--date", "2026-11-08")
        #expect(held.status == 1)
        #expect(
            held.outputText.contains(
                """
                snapshots/corrections.json:5:18: error: upstream has contextWindowTokens 262144 now, as corrected, and the correction expects 131072 [obsolete-correction]
                    | "expected": 131072, "value": 262144,
                    |             ^~~~~~
                    at /corrections/0/expected, model "example/Alpha-1-8B"
                    note: upstream states that on 2026-11-08
                    next: remove the entry from snapshots/corrections.json

                """
            ),
            "\(held.outputText)"
        )
        try root.remove(Self.path)
        #expect(try root.run("update", "--from", answer, "--date", "2026-11-08").status == 0)
        #expect(try root.runReading("check").status == 0)
    }

    @Test func `an update keeps a correction that still applies`() throws {
        let root = try CatalogRoot.small()
        try root.write(Self.text(), to: Self.path)
        let changed = CatalogRoot.fixture("answer-changed.json").path
        let run = try root.run("update", "--from", changed, "--date", "2026-11-08")
        #expect(run.status == 0, "\(run.outputText)")
        #expect(run.outputText.contains("[fact-corrected]"))
        #expect(try root.text(Self.models).contains("/// Corrected: contextWindowTokens 131,072 -> 262,144"))
        #expect(try root.runReading("check").status == 0)
    }

    @Test func `check and generate stop at an obsolete correction`() throws {
        let root = try CatalogRoot.small()
        try root.write(Self.text(expected: "65536"), to: Self.path)
        for verb in ["check", "generate"] {
            let run = try root.runReading(verb, "--format", "json")
            #expect(run.status == 1)
            #expect(try FindingsDocument(run).errors.map(\.code) == ["obsolete-correction"])
        }
    }

    @Test(arguments: [
        (text(value: "131072"), 5, 35), (text(value: "-1"), 5, 35), (text(reason: ""), 6, 16),
        (text().replacing("contextWindowTokens", with: "contextWindow"), 4, 43),
        (text().replacing("Alpha-1-8B", with: "Alpha-1-9B"), 4, 12),
        (text().replacing("https:", with: "http:"), 7, 16), ("{", 1, 1),
    ])
    func `a correction that does not fit is malformed data`(text: String, line: Int, column: Int) throws {
        let root = try CatalogRoot.small()
        try root.write(text, to: Self.path)
        let answer = CatalogRoot.fixture("answer-changed.json").path
        for arguments in [["check"], ["generate"], ["update", "--from", answer, "--date", "2026-11-08"]] {
            let before = try TreeListing(root.path)
            let run = try root.process(arguments + ["--format", "json"]).run()
            #expect(run.status == 65)
            let finding = try #require(try FindingsDocument(run).errors.first)
            #expect(finding.file == Self.path)
            if text != "{" { #expect([finding.line, finding.column] == [line, column]) }
            #expect(try TreeListing(root.path).changes(since: before) == [])
        }
    }

    @Test func `a file in another form is reported, and written in canonical form`() throws {
        let root = try CatalogRoot.small()
        try root.write(Self.text().replacing("\n     ", with: " "), to: Self.path)
        let run = try root.runReading("check", "--format", "json")
        #expect(run.status == 1)
        #expect(try FindingsDocument(run).errors.map(\.file).contains(Self.path))
        #expect(try root.run("generate").status == 0)
        #expect(try root.text(Self.path) == Self.text())
    }
}
