// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import Foundation
import Testing

/// The rule book is complete, and each rule can speak.
struct RuleBookTests {
    @Test func `codes are unique`() {
        let codes = Rule.all.map(\.code)
        #expect(Set(codes).count == codes.count)
    }

    @Test(arguments: Rule.all) func `a code is in kebab case`(rule: Rule) {
        #expect(rule.code.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    }

    @Test(arguments: Rule.all) func `a rule is found by its code`(rule: Rule) {
        #expect(Rule.rule(code: rule.code) == rule)
        #expect(Rule.rule(code: rule.code.uppercased()) == nil)
    }

    @Test func `every rule of the sources is in the list`() throws {
        var declared: [String] = []
        let folder = packageRoot.appendingPathComponent("Sources/CatalogCore/Rules")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            // Whatever is declared in these files as a rule, however the lines are broken.
            let rules = source.matches(of: /static\s+let\s+\w+(?:\s*:\s*Rule)?\s*=\s*(?:Rule|\.init)\s*\(\s*"([^"]*)"/)
            declared += rules.map { String($0.output.1) }
            #expect(rules.count == source.matches(of: /Rule\s*\(\s*"/).count, "\(name)")
        }
        #expect(declared.sorted() == Rule.all.map(\.code).sorted())
    }

    @Test func `every group has a heading of its own and rules`() {
        #expect(Set(Rule.groups.map(\.title)).count == Rule.groups.count)
        for group in Rule.groups {
            #expect(!group.rules.isEmpty, "\(group.title)")
            #expect(group.title.wholeMatch(of: /[A-Z][A-Za-z ]+/) != nil, "\(group.title)")
        }
    }

    @Test(arguments: Rule.all) func `only an error is held`(rule: Rule) {
        #expect(!rule.isHeld || rule.severity == .error)
        #expect((rule.acknowledgement != nil) == rule.isHeld)
    }

    @Test(arguments: Rule.all) func `a title is one clause in plain words`(rule: Rule) {
        #expect(rule.title.wholeMatch(of: /[A-Z][A-Za-z0-9 ,'-]*[A-Za-z]/) != nil, "\(rule.title)")
        #expect(rule.title.utf8.count <= 80, "\(rule.title)")
    }

    /// So that no sink has to escape it: Markdown would make other characters of quotation marks and double hyphens.
    @Test(arguments: Rule.all) func `prose is sentences of plain words and code spans`(rule: Rule) throws {
        for prose in [rule.rationale, rule.remedy] {
            let isProse = prose.wholeMatch(of: /(?:[A-Za-z0-9 .,:;'%\/-]|`[!-_a-~][ -_a-~]*`)+\./) != nil
            #expect(isProse, "\(prose)")
            #expect(prose.first?.isUppercase == true, "\(prose)")
            let words = prose.replacing(/`[^`]*`/, with: "x")
            #expect(!words.contains("--") && !words.contains("  ") && !words.contains(" -"), "\(prose)")
            let sentences = words.matches(of: /\.(?: |$)/).count
            #expect((1...3).contains(sentences), "\(prose)")
        }
    }

    @Test(arguments: Rule.all) func `an example is a few short lines of ASCII`(rule: Rule) {
        #expect((1...4).contains(rule.exampleLines.count))
        for line in rule.exampleLines {
            let isLine = line.wholeMatch(of: /[!-~](?:[ -~]*[!-~])?/) != nil
            #expect(isLine && line.utf8.count <= 76 && !line.contains("```"), "\(line)")
        }
    }
}
