// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation
import Testing

@testable import CatalogCore

/// The committed data of 2026-10-15, and what `check` says when an acknowledgement is missing or edited.
@Suite struct JudgeHistoryTests {
    private static func files() throws -> PackageFiles {
        var files = try PackageFiles()
        let directory = packageRoot.appendingPathComponent("Tests/Fixtures/October/snapshots")
        for name in try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
        where name.hasSuffix(".json") {
            let bytes = [UInt8](try Data(contentsOf: directory.appendingPathComponent(name)))
            files = files.setting("\(Snapshot.directory)/\(name)", to: .bytes(bytes))
        }
        return files
    }

    private static func committed() throws -> [Acknowledgement] {
        try files().catalog().acknowledgements.entries.map(\.acknowledgement)
    }

    /// What is said of the committed history with another list.
    private static func judge(_ entries: [Acknowledgement]) throws -> [Diagnostic] {
        judgeHistory(of: try files().accepting(entries).catalog())
    }

    @Test func `every held change of the committed history is acknowledged, and every entry is about one`() throws {
        #expect(judgeHistory(of: try Self.files().catalog()) == [])
        let rules = try Self.committed().filter { $0.from?.description == "2026-08-22" }.map(\.rule)
        #expect(rules.filter { $0 == .modelRemoved }.count == 10)
        #expect(rules.filter { $0 == .contextWindowShrunk }.count == 2)
    }

    @Test func `without an entry its change is held, with the command that accepts it`() throws {
        let entries = try Self.committed()
        for (index, entry) in entries.enumerated() {
            var others = entries
            others.remove(at: index)
            let found = try Self.judge(others)
            #expect(found.map(\.rule) == [entry.rule])
            #expect(found.map(\.subject) == [entry.id])
            #expect(found.map(\.severity) == [.error])
            let next = found.first?.nextStep ?? ""
            #expect(
                next.hasSuffix(
                    ": UpdateNebiusModelCatalog acknowledge --from snapshots/2026-10-15.json"
                        + " --rule \(entry.rule.code) --reason TEXT \(entry.id)"
                )
            )
        }
    }

    @Test func `an edited entry is about nothing, and its change is held again`() throws {
        let entries = try Self.committed()
        for (index, entry) in entries.enumerated() {
            let edits: [Acknowledgement] = [
                .init(id: entry.id, rule: entry.rule, from: entry.from, change: entry.change, reason: ""),
                .init(id: entry.id + "x", rule: entry.rule, from: entry.from, change: entry.change, reason: "ok"),
                .init(
                    id: entry.id,
                    rule: entry.rule,
                    from: CalendarDate("2026-08-21"),
                    change: entry.change,
                    reason: "ok"
                ),
                .init(
                    id: entry.id,
                    rule: entry.rule,
                    from: entry.from,
                    change: FactChange(field: "contextWindowTokens", before: "1048576", after: "1024001"),
                    reason: "ok"
                ),
                .init(
                    id: entry.id,
                    rule: entry.rule,
                    from: entry.from,
                    change: FactChange(field: "contextWindowTokens", before: "1048577", after: "1024000"),
                    reason: "ok"
                ),
            ]
            for (number, edited) in edits.enumerated() {
                var all = entries
                all[index] = edited
                let rules = Set(try Self.judge(all).map(\.rule))
                #expect(rules == (number == 0 ? [.emptyReason] : [entry.rule, .unusedAcknowledgement]), "\(edited)")
            }
        }
    }

    @Test func `a window that was held because of its rounded twin counts as decided`() throws {
        let entries = try Self.committed().map { entry in
            entry.rule == .contextWindowShrunk
                ? Acknowledgement(
                    id: entry.id,
                    rule: .placeholderContextWindow,
                    from: entry.from,
                    change: entry.change,
                    reason: "ok"
                ) : entry
        }
        #expect(try Self.judge(entries) == [])
    }

    @Test func `an entry of another rule settles nothing`() throws {
        for rule in Rule.all where rule.isHeld && rule != .modelRemoved {
            let entries = try Self.committed().map { entry in
                entry.rule == .modelRemoved
                    ? Acknowledgement(id: entry.id, rule: rule, from: entry.from, change: entry.change, reason: "ok")
                    : entry
            }
            let errors = try Self.judge(entries).filter { $0.severity == .error }
            #expect(errors.map(\.rule) == Array(repeating: .modelRemoved, count: 10), "\(rule.code)")
        }
    }

    @Test func `a replacement that no snapshot lists is malformed`() throws {
        let entries = try Self.committed().map { entry in
            Acknowledgement(
                id: entry.id,
                rule: entry.rule,
                from: entry.from,
                change: entry.change,
                replacement: entry.id == "Qwen/Qwen3-32B" ? "acme/never" : entry.replacement,
                reason: entry.reason
            )
        }
        let found = try Self.judge(entries)
        #expect(found.map(\.rule) == [.malformedAcknowledgements])
        #expect(found.map(\.outcome) == [.malformedCommittedFile])
        #expect(found.map(\.message) == ["no committed snapshot lists the replacement \"acme/never\""])
    }

    @Test func `the first committed snapshot needs no acknowledgement`() throws {
        let files = try PackageFiles([
            try .sample("2026-10-01", [.sample(id: "acme/a", input: 300_000, contextWindowTokens: 8_000)])
        ])
        #expect(judgeHistory(of: try files.catalog()) == [])
    }

    @Test func `steps are judged each from its own snapshot`() throws {
        let models: [[ModelFacts]] = [
            [.sample(id: "acme/a")], [.sample(id: "acme/a", contextWindowTokens: 100_000)],
            [.sample(id: "acme/a")], [.sample(id: "acme/a", contextWindowTokens: 100_000)],
        ]
        let history = try Steps.history(models)
        let flip = Acknowledgement.sample(
            rule: .valueFlipsBack,
            from: "2026-10-02",
            before: "100000",
            after: "131072"
        )
        let accepted: [Acknowledgement] = [.sample(), flip, .sample(from: "2026-10-03")]
        let files = try PackageFiles(history.snapshots)
        #expect(judgeHistory(of: try files.accepting(accepted).catalog()) == [])
        // The same change from another day is another one.
        let found = judgeHistory(of: try files.accepting(Array(accepted.prefix(2))).catalog())
        #expect(found.map(\.rule) == [.contextWindowShrunk])
        #expect(found.first?.place?.file == "snapshots/2026-10-04.json")
    }
}
