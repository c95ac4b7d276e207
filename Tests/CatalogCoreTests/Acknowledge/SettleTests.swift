// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct SettleTests {
    private static let day = CalendarDate("2026-10-01")
    private static let advice = AcknowledgeAdvice(answer: "answer.json", date: nil)

    /// The window of a model shrank.
    private static func findings() throws -> [Diagnostic] {
        try Steps.findings(
            [[.sample(id: "acme/a")]],
            then: [.sample(id: "acme/a", tags: [], contextWindowTokens: 100_000)]
        )
    }

    private static func settled(_ entries: Acknowledgement...) throws -> [Diagnostic] {
        settle(try findings(), from: day, with: try .reading(entries), advice: advice)
    }

    @Test func `what nobody has accepted stays held, with the command that accepts it`() throws {
        let (before, after) = (try Self.findings(), try Self.settled())
        #expect(after.map(\.rule) == before.map(\.rule))
        #expect(after.filter(\.isHeld).map(\.rule) == [.contextWindowShrunk, .capabilityLost])
        #expect(
            after.first?.nextStep
                == "if it is right, accept it (edits snapshots/acknowledgements.json): UpdateNebiusModelCatalog"
                + " acknowledge --from answer.json --rule context-window-shrunk --reason TEXT acme/a"
        )
        #expect(settle(before, from: Self.day, with: AcknowledgementList(), advice: nil) == before)
    }

    @Test func `an entry lets its change pass as a note with the reason, and no other`() throws {
        let settled = try Self.settled(.sample())
        #expect(settled.map(\.severity) == [.note, .error, .note])
        #expect(settled.map(\.isHeld) == [false, true, false])
        let passed = try #require(settled.first)
        #expect(passed.message == "the context window shrank from 131072 to 100000 tokens")
        #expect(passed.notes.map(\.message) == ["acknowledged: \"Announced.\""])
        #expect(passed.notes.first?.place?.file == AcknowledgementList.path)
        #expect(passed.notes.first?.place?.location?.line == 4)
        #expect(passed.nextStep == nil)
        #expect(passed.change == (try Self.findings()).first?.change)
        #expect(passed.subject == "acme/a")
    }

    @Test(arguments: [
        Acknowledgement.sample(id: "acme/A"), .sample(id: "acme/b"), .sample(rule: .placeholderContextWindow),
        .sample(from: "2026-10-02"), .sample(from: "2026-09-30"), .sample(from: nil), .sample(field: "prices"),
        .sample(field: ""), .sample(before: "131073"), .sample(before: "\"131072\""), .sample(before: nil),
        .sample(after: "99999"), .sample(after: "100000.0"), .sample(after: nil),
        .sample(before: "100000", after: "131072"), .sample(reason: ""),
    ])
    func `an entry that differs in anything covers nothing`(entry: Acknowledgement) throws {
        #expect(try Self.settled(entry) == Self.settled())
    }

    @Test func `a removal whose replacement is no model stays held, and says so`() throws {
        let found = try Steps.findings([[.sample(id: "acme/a"), .sample(id: "acme/b")]], then: [.sample(id: "acme/b")])
        let entries = try AcknowledgementList.reading([.removal(of: "acme/a", replacement: "acme/never")])
        func settled(knowing known: String) -> Diagnostic? {
            settle(found, from: Self.day, with: entries, advice: Self.advice) { $0 == known }.first
        }
        #expect(settled(knowing: "acme/never")?.isHeld == false)
        let held = try #require(settled(knowing: "acme/b"))
        #expect(held.isHeld)
        #expect(held.notes.map(\.message) == ["no model has the id of its replacement, \"acme/never\""])
        #expect(held.nextStep?.hasSuffix("--rule model-removed --reason TEXT acme/a") == true)
    }

    @Test func `values are compared by their bytes`() throws {
        let models = ["caf\u{E9}", "B", "cafe\u{301}", "B"].map { [ModelFacts.sample(id: "acme/a", name: $0)] }
        let history = try Steps.history(Array(models.dropLast()))
        let next = ListedModels(try Snapshot.sample("2026-10-09", models[3]))
        let found = judgeChanges(from: history, to: next, vocabulary: .sample)
        #expect(found.map(\.rule) == [.valueFlipsBack])
        func isHeld(_ before: String) throws -> Bool {
            let entry = Acknowledgement.sample(
                rule: .valueFlipsBack,
                from: "2026-10-03",
                field: "name",
                before: before,
                after: "\"B\""
            )
            return settle(found, from: entry.from, with: try .reading([entry]), advice: nil).contains(where: \.isHeld)
        }
        #expect(try !isHeld("\"cafe\u{301}\""))
        #expect(try isHeld("\"caf\u{E9}\""))
    }

    @Test func `a replacement is told with the removal`() throws {
        let findings = try Steps.findings(
            [[.sample(id: "acme/a"), .sample(id: "acme/b")]],
            then: [.sample(id: "acme/b")]
        )
        let list = try AcknowledgementList.reading([.removal(of: "acme/a", replacement: "acme/b")])
        let settled = settle(findings, from: Self.day, with: list, advice: Self.advice)
        #expect(
            settled.first?.message
                == "\"acme/a\" is no longer listed; its symbol stays, deprecated; replaced by \"acme/b\""
        )
        #expect(settled.map(\.rule) == [.modelRemoved, .massRemoval])
        #expect(settled.map(\.severity) == [.note, .warning])
        #expect(list.replacement(for: "acme/a", lastSeen: try #require(Self.day)) == "acme/b")
        #expect(list.replacement(for: "acme/a", lastSeen: try #require(CalendarDate("2026-10-02"))) == nil)
        #expect(list.replacement(for: "acme/b", lastSeen: try #require(Self.day)) == nil)
    }

    @Test func `the new spelling of a renamed model replaces the old one`() throws {
        let list = try AcknowledgementList.reading([
            .sample(id: "acme/a_b", rule: .modelRenamed, field: "id", before: "\"acme/a-b\"", after: "\"acme/a_b\"")
        ])
        #expect(list.replacement(for: "acme/a-b", lastSeen: try #require(Self.day)) == "acme/a_b")
        #expect(list.replacement(for: "acme/a_b", lastSeen: try #require(Self.day)) == nil)
    }
}
