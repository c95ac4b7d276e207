// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import Foundation
import Testing

/// Every folder of `Tests/Fixtures/Findings`, played with the real tool.
@Suite struct FindingFixtureTests {
    @Test(arguments: FindingFixture.all)
    func `a fixture gives exactly its text and its status`(fixture: FindingFixture) throws {
        guard let root = try fixture.root() else { return }
        let before = try TreeListing(root.path)
        let run = try root.process(fixture.arguments).run()
        let status = run.status.map { "[status \($0)]\n" } ?? "[killed]\n"
        try expectGolden(run.outputText + run.errorText + status, fixture.goldenName)
        if run.status != 0 { #expect(try TreeListing(root.path).changes(since: before) == []) }
    }

    @Test(arguments: FindingFixture.all)
    func `a fixture triggers the rules that it lists, and no other`(fixture: FindingFixture) throws {
        guard let root = try fixture.root() else { return }
        let run = try root.process(fixture.jsonArguments).run()
        let document = try FindingsDocument(run)
        let counts = Dictionary(grouping: document.findings) { "\($0.severity) \($0.code)" }.mapValues(\.count)
        let lines = counts.map { "\($0.key) \($0.value)\n" }.sorted()
        try expectGolden(lines.joined(), fixture.goldenRulesName)
    }

    @Test func `every rule is triggered by a fixture`() {
        let triggered = Set(FindingFixture.all.flatMap(\.rules).map { String($0.split(separator: " ")[1]) })
        #expect(Rule.all.map(\.code).filter { !triggered.contains($0) } == [])
        #expect(triggered.filter { Rule.rule(code: $0) == nil } == [])
    }

    @Test func `every rule has a folder of its name, in which it is triggered`() {
        for rule in Rule.all {
            let own = FindingFixture.all.first { $0.name == "Rules/\(rule.code)" }
            #expect(own?.rules.contains { $0.split(separator: " ")[1] == rule.code } ?? false, "\(rule.code)")
        }
    }

    @Test func `every fixture says why it is there`() {
        for fixture in FindingFixture.all { #expect(fixture.reason.utf8.count > 20, "\(fixture.name)") }
    }

    @Test func `the forty pains of other catalogs are all there`() {
        #expect(numbers(of: "Pains", after: "Pains/") == Set(1...40))
    }

    /// The others attack the fetching, git, or a forge, and never reach a validator.
    @Test func `the attacks that reach a validator are all there`() {
        #expect(numbers(of: "Attacks", after: "Attacks/S") == Set(1...13).union(16...23).union(39...40))
    }

    @Test func `the reason of a pain or an attack begins with its number`() {
        for fixture in FindingFixture.all where !fixture.name.hasPrefix("Rules/") {
            let number = fixture.name.split(separator: "/")[1].prefix { $0 != "-" }
            let start = number.hasPrefix("S") ? "\(number). " : "Row \(Int(number) ?? 0). "
            #expect(fixture.reason.hasPrefix(start), "\(fixture.name)")
        }
    }

    private func numbers(of part: String, after prefix: String) -> Set<Int> {
        let names = FindingFixture.all.map(\.name).filter { $0.hasPrefix(part + "/") }
        return Set(names.compactMap { Int($0.dropFirst(prefix.count).prefix(2)) })
    }
}
