// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct TakeSnapshotTests {
    private static func take(_ models: [ModelFacts], on date: String, after snapshots: [Snapshot]) throws
        -> StageResult<Snapshot>
    {
        let snapshot = try Snapshot.sample(date, models)
        return takeSnapshot(
            of: snapshot.facts,
            from: snapshot.source,
            on: snapshot.date,
            history: SnapshotHistory(snapshots)
        )
    }

    @Test func `the first facts make a snapshot without notes`() throws {
        let taken = try Self.take([.sample(id: "acme/a")], on: "2026-10-15", after: [])
        #expect(taken.value?.path == "snapshots/2026-10-15.json")
        #expect(taken.diagnostics.summaries == [])
    }

    @Test(arguments: ["2026-01-01", "2026-10-15", "2026-12-31"])
    func `the same facts make no snapshot on any day`(date: String) throws {
        let newest = try Snapshot.sample("2026-10-15", [.sample(id: "acme/a")])
        let taken = try Self.take([.sample(id: "acme/a")], on: date, after: [newest])
        #expect(taken.value == nil)
        #expect(taken.diagnostics.summaries == [])
    }

    @Test func `a name that only looks the same is another fact`() throws {
        let newest = try Snapshot.sample("2026-10-15", [.sample(id: "acme/a", name: "caf\u{E9}")])
        #expect(
            try Self.take([.sample(id: "acme/a", name: "cafe\u{301}")], on: "2026-10-16", after: [newest]).value != nil
        )
    }

    @Test func `new facts of an earlier day are refused`() throws {
        let newest = try Snapshot.sample("2026-10-15", [.sample(id: "acme/a")])
        let taken = try Self.take([.sample(id: "acme/b")], on: "2026-10-14", after: [newest])
        #expect(taken.value == nil)
        #expect(
            taken.diagnostics.terminalText == """
                snapshots/2026-10-15.json: error: the date 2026-10-14 is before the newest snapshot, 2026-10-15 [date-before-newest-snapshot]
                    next: give a --date of 2026-10-15 or later; snapshots are never written into the past

                """
        )
    }

    @Test func `what comes and goes is noted`() throws {
        let newest = try Snapshot.sample("2026-08-22", [.sample(id: "acme/a"), .sample(id: "acme/b")])
        let taken = try Self.take(
            [.sample(id: "acme/b", tags: ["JSON mode", "math"]), .sample(id: "acme/c", vendor: "other")],
            on: "2026-10-15",
            after: [newest]
        )
        #expect(taken.value?.date.description == "2026-10-15")
        #expect(
            taken.diagnostics.terminalText == """
                snapshots/2026-08-22.json: note: tags ["JSON mode"] became ["JSON mode","math"] [fact-changed]
                    at model "acme/b"
                snapshots/2026-08-22.json: note: "acme/c" is new [model-added]
                snapshots/2026-08-22.json: warning: "acme/a" is no longer listed; its symbol stays, deprecated [model-removed]
                snapshots/2026-08-22.json: note: the tag "math" is new [new-tag]
                snapshots/2026-08-22.json: note: the vendor "other" is new [new-vendor]

                """
        )
    }

    @Test func `every changed fact is noted with both values, and a fact that comes or goes with its absence`() throws {
        let newest = try Snapshot.sample("2026-08-22", [.sample(id: "acme/a", name: "caf\u{E9}")])
        let changed = ModelFacts.sample(
            id: "acme/a",
            name: "cafe\u{301}",
            input: 70_000,
            quantization: nil,
            license: nil,
            embeddingDimensions: 8
        )
        let taken = try Self.take([changed], on: "2026-10-15", after: [newest])
        #expect(
            taken.diagnostics.map(\.message).map { Array($0.utf8) }
                == [
                    "name \"caf\u{E9}\" became \"cafe\u{301}\"", "embeddingDimensions (absent) became 8",
                    "inputUSDPerMillionTokens \"0.06\" became \"0.07\"", "quantization \"fp8\" became (absent)",
                    "license {\"name\":\"MIT License\",\"url\":\"https://example.com/LICENSE\"} became (absent)",
                ].map { Array($0.utf8) }
        )
        #expect(taken.diagnostics.allSatisfy { $0.rule == .factChanged && $0.subject == "acme/a" })
    }

    @Test func `a model that only the replaced snapshot lists is not lost`() throws {
        let old = try Snapshot.sample("2026-08-22", [.sample(id: "acme/a")])
        let newest = try Snapshot.sample("2026-10-15", [.sample(id: "acme/a"), .sample(id: "acme/b")])
        let same = try Self.take([.sample(id: "acme/a")], on: "2026-10-15", after: [newest, old])
        #expect(same.value == nil)
        #expect(same.diagnostics.map(\.rule) == [.identifierForgotten])
        #expect(same.diagnostics.map(\.subject) == ["acme/b"])
        #expect(try Self.take([.sample(id: "acme/b")], on: "2026-10-15", after: [newest, old]).value != nil)
        #expect(try Self.take([.sample(id: "acme/a")], on: "2026-10-16", after: [newest, old]).value != nil)
    }

    @Test func `a model that comes back is not new`() throws {
        let first = try Snapshot.sample("2026-08-22", [.sample(id: "acme/a"), .sample(id: "acme/b")])
        let second = try Snapshot.sample("2026-10-15", [.sample(id: "acme/a")])
        let facts: [ModelFacts] = [.sample(id: "acme/a"), .sample(id: "acme/b")]
        #expect(
            try Self.take(facts, on: "2026-11-01", after: [first, second]).diagnostics.map(\.message) == [
                "\"acme/b\" is listed again, for the first time since 2026-08-22; its symbol is no longer deprecated"
            ]
        )
    }

    @Test func `a snapshot of the same day takes the place of the old one`() throws {
        let old = try Snapshot.sample("2026-08-22", [.sample(id: "acme/a")])
        let newest = try Snapshot.sample("2026-10-15", [.sample(id: "acme/b")])
        let facts: [ModelFacts] = [.sample(id: "acme/b"), .sample(id: "acme/c")]
        let taken = try #require(try Self.take(facts, on: "2026-10-15", after: [newest, old]).value)
        let history = SnapshotHistory([newest, old]).replacing(with: taken)
        #expect(history.snapshots.map(\.date.description) == ["2026-08-22", "2026-10-15"])
        #expect(history.newest?.facts.models.map(\.id) == ["acme/b", "acme/c"])
    }
}
