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

    @Test func `the first facts make a snapshot`() throws {
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
