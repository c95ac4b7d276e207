// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UpdateNebiusModelCatalog

/// Every format of the built tool: a rejected answer, a clean check, and a verb that could not do its job.
struct FormatsEndToEndTests {
    private static func rootWithBadAnswer() throws -> CatalogRoot {
        let root = try CatalogRoot.small()
        let bytes = try Data(contentsOf: CatalogRoot.fixture("answer.json"))
        try root.write(try CatalogRoot.replacing("\"code\"", by: "\"cod\"", in: bytes), to: "bad.json")
        return root
    }

    private static func json(_ run: ToolRun) throws -> Any { try JSONSerialization.jsonObject(with: run.output) }

    private static func sarifRun(_ run: ToolRun) throws -> [String: Any] {
        let log = try #require(try json(run) as? [String: Any])
        return try #require((log["runs"] as? [[String: Any]])?.first)
    }

    /// The errors of the rejected answer as the format `json` has them, which the others must have too.
    private static func findings(_ root: CatalogRoot) throws -> [FindingsDocument.Finding] {
        let run = try root.runReading("validate", "bad.json", "--format", "json")
        #expect(run.status == 1)
        let findings = try FindingsDocument(run).errors
        try #require(!findings.isEmpty && findings.allSatisfy { $0.code == "unknown-use-case" })
        return findings
    }

    @Test func `github annotates each finding, and has it in the log`() throws {
        let root = try Self.rootWithBadAnswer()
        let run = try root.runReading("validate", "bad.json", "--format", "github", "--color", "always")
        #expect(run.status == 1)
        #expect(run.errorText == "")
        let findings = try Self.findings(root)
        let commands = run.outputLines.filter { $0.hasPrefix("::") }
        let annotations = commands.filter { $0.hasPrefix("::error ") }
        try #require(annotations.count == findings.count)
        for (annotation, finding) in zip(annotations, findings) {
            let place = "file=bad.json,line=\(finding.line ?? 0),col=\(finding.column ?? 0),endColumn="
            #expect(annotation.hasPrefix("::error \(place)"))
            #expect(annotation.contains(",title=unknown-use-case::\(finding.message)%0Anext: "))
        }
        let text = try root.runReading("validate", "bad.json").outputLines
        #expect(Array(run.outputLines.dropFirst(commands.count)) == text)
    }

    @Test func `gitlab has an entry for each finding`() throws {
        let root = try Self.rootWithBadAnswer()
        let run = try root.runReading("validate", "bad.json", "--format", "gitlab")
        #expect(run.status == 1)
        let entries = try #require(try Self.json(run) as? [[String: Any]])
            .filter { $0["severity"] as? String == "critical" }
        let findings = try Self.findings(root)
        try #require(entries.count == findings.count)
        for (entry, finding) in zip(entries, findings) {
            #expect(entry["check_name"] as? String == finding.code)
            #expect((entry["description"] as? String)?.hasPrefix(finding.message + "; next: ") == true)
            let location = try #require(entry["location"] as? [String: Any])
            #expect(location["path"] as? String == "bad.json")
            #expect((location["lines"] as? [String: Int])?["begin"] == finding.line)
        }
    }

    @Test func `sarif has a result for each finding`() throws {
        let root = try Self.rootWithBadAnswer()
        let run = try root.runReading("validate", "bad.json", "--format", "sarif")
        #expect(run.status == 1)
        let results = try #require(try Self.sarifRun(run)["results"] as? [[String: Any]])
            .filter { $0["level"] as? String == "error" }
        let findings = try Self.findings(root)
        try #require(results.count == findings.count)
        for (result, finding) in zip(results, findings) {
            #expect(result["ruleId"] as? String == finding.code)
            #expect(result["level"] as? String == finding.severity)
            let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
            #expect((location?["artifactLocation"] as? [String: String])?["uri"] == "bad.json")
            let region = try #require(location?["region"] as? [String: Int])
            #expect(region["startLine"] == finding.line && region["startColumn"] == finding.column)
            #expect(region["endColumn"] == finding.column.map { $0 + "\"cod\"".count })
        }
    }

    @Test func `junit has a failed test case for each finding`() throws {
        let root = try Self.rootWithBadAnswer()
        let run = try root.runReading("validate", "bad.json", "--format", "junit")
        #expect(run.status == 1)
        let findings = try Self.findings(root)
        #expect(run.outputLines.count { $0.hasPrefix("      <failure type=\"unknown-use-case\"") } == findings.count)
        #expect(run.outputText.contains(" failures=\"\(findings.count)\" errors=\"0\" skipped=\"0\""))
        #expect(run.outputText.contains("<testcase classname=\"bad.json\" name=\"unknown-use-case at "))
    }

    @Test func `a clean check is clean in every format`() throws {
        let root = try CatalogRoot.october()
        func run(_ format: OutputFormat) throws -> ToolRun {
            let run = try root.runReading("check", "--format", format.rawValue)
            #expect(run.status == 0 && run.errorText == "", "\(format)")
            return run
        }
        #expect(try run(.github).outputText == run(.text).outputText)
        #expect(try run(.gitlab).outputText == "[]\n")
        #expect((try Self.sarifRun(run(.sarif))["results"] as? [Any])?.isEmpty == true)
        #expect(try run(.junit).outputText.contains("tests=\"1\" failures=\"0\" errors=\"0\""))
        #expect(try FindingsDocument(run(.json)).findings.isEmpty)
    }

    @Test(arguments: Verb.check.formats) func `a verb that could not do its job says so`(format: OutputFormat) throws {
        let root = try CatalogRoot.small()
        let run = try root.runReading("update", "--from", "none.json", "--format", format.rawValue)
        #expect(run.status == 66)
        #expect(run.errorText == "error: \"none.json\" does not exist\n")
        let words: String? =
            switch format {
            case .text, .markdown: nil
            case .json: "\"failure\": {"
            case .github: "::error title=could-not-run::update: \"none.json\" does not exist\n"
            case .gitlab: "\"severity\": \"blocker\""
            case .sarif: "\"executionSuccessful\": false"
            case .junit: "<error type=\"status 66\" message=\"&quot;none.json&quot; does not exist\">"
            }
        #expect(words.map(run.outputText.contains) ?? run.outputText.isEmpty)
    }

    @Test(arguments: Verb.check.formats) func `quiet keeps every error`(format: OutputFormat) throws {
        let root = try Self.rootWithBadAnswer()
        let run = try root.runReading("validate", "bad.json", "--quiet", "--format", format.rawValue)
        #expect(run.status == 1)
        #expect(run.outputText.contains("unknown-use-case"))
        if [.text, .github].contains(format) { #expect(!run.outputText.contains("rejected")) }
    }
}
