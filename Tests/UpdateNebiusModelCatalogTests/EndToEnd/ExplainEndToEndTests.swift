// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText
import Foundation
import Testing

/// `explain` needs no catalog: it runs in an empty folder.
struct ExplainEndToEndTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> ToolRun {
        let run = try ToolProcess(
            arguments: ["explain"] + arguments,
            workingDirectory: directory.path,
            environment: environment
        ).run()
        #expect(try TreeListing(directory.path).files.isEmpty)
        return run
    }

    @Test(arguments: [(nil, 80), ("50", 50)] as [(String?, Int)])
    func `a rule is explained in the width of the terminal`(variable: String?, columns: Int) throws {
        let run = try run(
            "placeholder-context-window",
            environment: variable.map { ["COLUMNS": $0] } ?? [:]
        )
        #expect(run.status == 0)
        #expect(run.errorText == "")
        #expect(run.outputText == RuleText.page(for: .placeholderContextWindow, columns: columns))
    }

    @Test func `all rules are listed`() throws {
        let run = try run("--list")
        #expect(run.status == 0)
        #expect(run.outputText == RuleText.list(of: Rule.groups))
    }

    @Test func `a rule is a document with one rule, the list one with all`() throws {
        let one = try run("text-twin", "--format", "json")
        let all = try run("--list", "--format", "json")
        for (run, rules) in [(one, [.textTwin]), (all, Rule.all)] {
            #expect(run.status == 0)
            let document = RuleDocument.value(for: rules, verb: "explain", status: 0)
            #expect([UInt8](run.output) == JSONWriter.visibleBytes(document))
        }
    }

    @Test(arguments: [[:], ["GITHUB_ACTIONS": "true"]])
    func `Markdown is printed byte for byte`(environment: [String: String]) throws {
        let one = try run("text-twin", "--format", "markdown", environment: environment)
        #expect(one.outputText == RuleMarkdown.page(for: .textTwin))
        let all = try run("--list", "--format", "markdown", environment: environment)
        #expect(all.outputText == RuleMarkdown.article)
    }

    @Test(arguments: [
        ("price-movd", "\"price-movd\" is not the code of a rule; did you mean \"price-moved\"?"),
        ("Price-Moved", "\"Price-Moved\" is not the code of a rule; did you mean \"price-moved\"?"),
        ("frobnication", "\"frobnication\" is not the code of a rule"),
        ("\u{1B}[2J", "\"\\u{1B}[2J\" is not the code of a rule"),
    ])
    func `a code that no rule has is a usage error with the nearest one`(code: String, message: String) throws {
        let run = try run(code)
        #expect(run.status == 64)
        #expect(run.outputText == "")
        #expect(
            run.errorText == "error: \(message)\nnext: see all codes: UpdateNebiusModelCatalog explain --list\n"
        )
    }

    @Test func `a program learns about an unknown code in a document`() throws {
        let run = try run("price-movd", "--format", "json")
        #expect(run.status == 64)
        let document = try FindingsDocument(run)
        #expect(document.verb == "explain")
    }
}
