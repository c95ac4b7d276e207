// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import Foundation
import Testing

/// A thousand models with every rule broken that one update can break, in every format.
@Suite struct EveryRuleEndToEndTests {
    /// The files of the package, made once.
    private static let files = Result {
        let catalog = try EveryRuleCatalog.make()
        return try withExtendedLifetime(catalog) { try TreeListing(catalog.root.path).files }
    }

    private static func run(_ format: String) throws -> ToolRun {
        let root = try CatalogRoot.empty()
        for (name, bytes) in try files.get() { try root.write(bytes, to: name) }
        let before = try TreeListing(root.path)
        let run = try root.process(EveryRuleCatalog.arguments + ["--format", format]).run()
        #expect(run.status == 1)
        #expect(try TreeListing(root.path).changes(since: before) == [])
        return run
    }

    @Test func `every rule of an update is broken, and no other`() throws {
        let document = try FindingsDocument(Self.run("json"))
        let counts = Dictionary(grouping: document.findings, by: \.code).mapValues(\.count)
        #expect(Set(counts.keys) == EveryRuleCatalog.codes)
        #expect(counts.filter { $0.value != 1 } == EveryRuleCatalog.repeated)
    }

    @Test func `text has each finding in a line with its code`() throws {
        let text = try Self.run("text").outputText
        let findings = try FindingsDocument(Self.run("json")).findings
        for code in EveryRuleCatalog.codes {
            let lines = text.split(separator: "\n").count { !$0.hasPrefix(" ") && $0.hasSuffix(" [\(code)]") }
            #expect(lines == findings.count { $0.code == code }, "\(code)")
        }
    }

    @Test func `annotations keep to ten of a level, and the log has every finding`() throws {
        let lines = try Self.run("github").outputText.split(separator: "\n").map(String.init)
        for level in ["error", "warning", "notice"] {
            #expect((1...10).contains(lines.count { $0.hasPrefix("::\(level) ") }), "\(level)")
        }
        let findings = try FindingsDocument(Self.run("json")).findings
        #expect(lines.count { !$0.hasPrefix("::") && $0.hasSuffix("]") && $0.contains(": ") } >= findings.count)
    }

    @Test func `code quality entries are complete, and their fingerprints differ`() throws {
        let entries = try #require(
            JSONSerialization.jsonObject(with: Self.run("gitlab").output) as? [[String: Any]]
        )
        let findings = try FindingsDocument(Self.run("json")).findings
        #expect(entries.compactMap { $0["check_name"] as? String }.sorted() == findings.map(\.code).sorted())
        #expect(Set(entries.compactMap { $0["fingerprint"] as? String }).count == entries.count)
    }

    @Test func `SARIF has a result for each finding, and a rule for each code`() throws {
        let log = try #require(JSONSerialization.jsonObject(with: Self.run("sarif").output) as? [String: Any])
        let sarifRun = try #require((log["runs"] as? [[String: Any]])?.first)
        let results = try #require(sarifRun["results"] as? [[String: Any]])
        let findings = try FindingsDocument(Self.run("json")).findings
        #expect(results.compactMap { $0["ruleId"] as? String }.sorted() == findings.map(\.code).sorted())
    }

    @Test func `JUnit has a case for each finding, and counts the errors as failures`() throws {
        let text = try Self.run("junit").outputText
        let findings = try FindingsDocument(Self.run("json")).findings
        #expect(text.components(separatedBy: "<testcase ").count - 1 == findings.count)
        #expect(text.components(separatedBy: "<failure ").count - 1 == findings.count { $0.severity == "error" })
    }
}
