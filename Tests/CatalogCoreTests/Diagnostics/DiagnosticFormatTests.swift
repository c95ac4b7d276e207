// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation
import Testing

@testable import CatalogCore

@Suite struct DiagnosticFormatTests {
    /// One finding with every member, with hostile text where a caller may put some, and one with none.
    private static func report() throws -> DiagnosticReport {
        let document = try JSONDocument(bytes: Array("{\n  \"a\\u001b/b\": [1]\n}".utf8), file: "an\u{1B}swer.json")
        let node = try #require(document.root.members.first { _ in true }?.value.elements.first { _ in true })
        return DiagnosticReport([
            Diagnostic(.missingFile, outcome: .missingInput, "nothing is there"),
            Diagnostic(
                .unknownKind,
                "unknown kind \(QuotedText.quote("re\u{202E}rank"))",
                at: DiagnosticPlace(node),
                notes: [
                    DiagnosticNote("nearest known: \"rerank\""),
                    DiagnosticNote("the first is here", place: DiagnosticPlace(document.root)),
                    DiagnosticNote("in this file", place: DiagnosticPlace(file: "other.json")),
                ],
                nextStep: "look at it",
                subject: "acme/\u{7}x",
                excerpt: ["-old", "+new"]
            ),
            Diagnostic(.fileMissing, "the file is missing", at: DiagnosticPlace(file: "Generated/A.swift")),
        ])
    }

    @Test func `text has the place first, and everything else below`() throws {
        #expect(
            try Self.report().diagnostics.terminalText == #"""
                error: nothing is there [missing-file]
                Generated/A.swift: error: the file is missing [file-missing]
                an\u{1B}swer.json:2:17: error: unknown kind "re\u{202E}rank" [unknown-kind]
                    | -old
                    | +new
                    at /a\u{1B}~1b/0, model "acme/\u{7}x"
                    note: nearest known: "rerank"
                    note: the first is here (an\u{1B}swer.json:1:1)
                    note: in this file (other.json)
                    next: look at it

                """#
        )
    }

    @Test func `JSON has the same findings, and members of the verb before the counts`() throws {
        let value = JSONDiagnosticFormatter.value(
            for: try Self.report(),
            adding: [.init(key: "written", value: .array([.string("a")]))]
        )
        try expectGolden(JSONWriter.bytes(value), "Diagnostics/report.json")
    }

    @Test func `JSON without findings has all its members`() {
        let bytes = JSONWriter.bytes(JSONDiagnosticFormatter.value(for: DiagnosticReport([])))
        #expect(
            String(decoding: bytes, as: UTF8.self) == """
                {
                  "schema": 1,
                  "findings": [],
                  "counts": {"error": 0, "warning": 0, "note": 0}
                }

                """
        )
    }

    @Test func `the JSON Schema declares the members that are printed, and no others`() throws {
        let path = "Sources/UpdateNebiusModelCatalog/Documentation.docc/Resources/findings-1.schema.json"
        let data = try Data(contentsOf: packageRoot.appendingPathComponent(path))
        let schema = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        func declared(_ name: String) -> Set<String> {
            Set((definitions[name]?["properties"] as? [String: Any] ?? [:]).keys)
        }

        let bytes = JSONWriter.bytes(JSONDiagnosticFormatter.value(for: try SampleRun.full()))
        let document = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let findings = try #require(document["findings"] as? [[String: Any]])
        let notes = findings.flatMap { $0["notes"] as? [[String: Any]] ?? [] }
        #expect(Set(findings.flatMap(\.keys)) == declared("finding"))
        #expect(Set(notes.flatMap(\.keys)) == declared("note"))
        #expect(Set(document.keys).isSubset(of: Set((schema["properties"] as? [String: Any] ?? [:]).keys)))
        #expect(document["schema"] as? Int64 == JSONDiagnosticFormatter.schema)
    }

    @Test func `JSON tells why there is no result`() throws {
        let bytes = JSONWriter.bytes(JSONDiagnosticFormatter.value(for: SampleRun.failed))
        #expect(
            String(decoding: bytes, as: UTF8.self) == #"""
                {
                  "schema": 1,
                  "findings": [],
                  "verb": "update",
                  "status": 66,
                  "failure": {
                    "message": "\"none.json\" does not exist",
                    "next": "name a file, such as {0}"
                  },
                  "counts": {"error": 0, "warning": 0, "note": 0}
                }

                """#
        )
    }

    @Test func `quoted text is visible, and cut where nobody reads on`() {
        #expect(QuotedText.quote("a\u{1B}[2J\n\u{202E}b") == "\"a\\u{1B}[2J\\u{A}\\u{202E}b\"")
        #expect(QuotedText.quote("") == "\"\"")
        let fitting = String(repeating: "é", count: 120)
        #expect(QuotedText.quote(fitting) == "\"\(fitting)\"")
        #expect(QuotedText.quote(fitting + "é") == "\"\(fitting)\"... (242 bytes)")
        #expect(QuotedText.quote("e" + String(repeating: "\u{301}", count: 1000)).utf8.count < 1000)
    }

    @Test func `a finding keeps everything when it is said to be about a model`() throws {
        for finding in try Self.report().diagnostics {
            let named = finding.about("acme/a")
            #expect(named.subject == "acme/a")
            #expect(named.about(finding.subject ?? "") == finding.about(finding.subject ?? ""))
        }
    }
}
