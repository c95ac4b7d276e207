// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct RenameGuessTests {
    private static func sentences(_ old: [ModelFacts], _ new: [ModelFacts]) throws -> [String] {
        try Differences.between(old, new).changes.map { "\($0.rule.code) \($0.subject ?? "")" }
    }

    @Test func `another spelling is taken for the same model, and what else changed is told`() throws {
        let ledger = IdentifierLedger(entries: [
            .init(id: "acme/Tiny-1.5", identifier: "tiny15"), .init(id: "acme/tiny-1_5", identifier: "tiny1_5"),
        ])
        let catalog = try Differences.committed(
            [
                [.sample(id: "acme/Tiny-1.5", name: "Tiny-1.5")],
                [.sample(id: "acme/tiny-1_5", name: "tiny-1_5", input: 70_000)],
            ],
            ledger: ledger
        )
        let difference = try Differences.last(catalog)
        #expect(
            difference.changes.map(\.sentence) == [
                "renamed, as a guess \"acme/Tiny-1.5\" became \"acme/tiny-1_5\"",
                "input price \"$0.06\" became \"$0.07\", +$0.01 (+16.7 %)",
            ]
        )
        #expect(difference.changes[0].notes[0].value == RenameGuess.Reason.spelling.rawValue)
        #expect(difference.changes[0].source == .deprecation && difference.changes[0].service == .breaking)
    }

    @Test func `the same facts under another id are a guess, too`() throws {
        let difference = try Differences.between(
            [.sample(id: "acme/Tiny", name: "Tiny"), .sample(id: "acme/Kept", input: 1_000)],
            [.sample(id: "acme/Little", name: "Little"), .sample(id: "acme/Kept", input: 1_000)]
        )
        #expect(difference.changes.map(\.rule) == [.modelRenamed])
        #expect(difference.changes[0].notes[0].value == RenameGuess.Reason.facts.rawValue)
    }

    @Test func `facts that two models share prove nothing`() throws {
        #expect(
            try Self.sentences(
                [.sample(id: "acme/a1"), .sample(id: "acme/b2")],
                [.sample(id: "acme/c3")]
            ) == ["model-removed acme/a1", "model-removed acme/b2", "model-added acme/c3"]
        )
        #expect(
            try Self.sentences(
                [.sample(id: "acme/a1")],
                [.sample(id: "acme/b2"), .sample(id: "acme/c3")]
            ) == ["model-removed acme/a1", "model-added acme/b2", "model-added acme/c3"]
        )
    }

    @Test func `facts that a model has which stays prove nothing either`() throws {
        let kept = ModelFacts.sample(id: "acme/kept", name: "Kept")
        #expect(
            try Self.sentences(
                [.sample(id: "acme/a1", name: "A"), kept],
                [.sample(id: "acme/b2", name: "B"), kept]
            ) == ["model-removed acme/a1", "model-added acme/b2"]
        )
    }

    @Test func `a removal that people accepted is no matter of guessing`() throws {
        let removal = Acknowledgement(
            id: "acme/a1",
            rule: .modelRemoved,
            from: CalendarDate(Steps.day(0)),
            change: FactChange(field: "", before: nil, after: nil),
            replacement: "acme/kept",
            reason: "Announced long ago."
        )
        let kept = ModelFacts.sample(id: "acme/kept", input: 1_000)
        let catalog = try Differences.committed(
            [[.sample(id: "acme/a1"), kept], [.sample(id: "acme/b2"), kept]],
            acknowledgements: [removal]
        )
        #expect(try Differences.last(catalog).changes.map(\.rule) == [.modelRemoved, .modelAdded])
        // Also when the old side is older than the snapshot that the removal starts from.
        let longer = try Differences.committed(
            [[.sample(id: "acme/a1"), kept], [.sample(id: "acme/a1"), kept], [.sample(id: "acme/b2"), kept]],
            acknowledgements: [
                Acknowledgement(
                    id: "acme/a1",
                    rule: .modelRemoved,
                    from: CalendarDate(Steps.day(1)),
                    change: removal.change,
                    reason: removal.reason
                )
            ]
        )
        let first = try #require(CalendarDate(Steps.day(0)))
        let difference = diffCatalogs(
            from: try Differences.side(longer.upTo(first)),
            to: try Differences.side(longer)
        )
        #expect(difference.changes.map(\.rule) == [.modelRemoved, .modelAdded])
    }

    @Test func `other facts, or a model that was there before, are no guess`() throws {
        #expect(
            try Self.sentences([.sample(id: "acme/a1")], [.sample(id: "acme/b2", vendor: "zeta")])
                == ["model-removed acme/a1", "model-added acme/b2"]
        )
        let catalog = try Differences.committed([
            [.sample(id: "acme/b2")], [.sample(id: "acme/a1")], [.sample(id: "acme/b2")],
        ])
        #expect(try Differences.last(catalog).changes.map(\.rule) == [.modelRemoved, .modelRestored])
    }
}
