// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct ModelLivesTests {
    private static func catalog() throws -> CommittedCatalog {
        let removal = Acknowledgement(
            id: "acme/Old",
            rule: .modelRemoved,
            from: CalendarDate(Steps.day(2)),
            change: FactChange(field: "", before: nil, after: nil),
            replacement: "acme/Kept",
            reason: "Announced long ago."
        )
        let kept = ModelFacts.sample(id: "acme/Kept")
        let ledger = IdentifierLedger(entries: [
            .init(id: "acme/Kept", identifier: "kept"),
            .init(id: "acme/Old", identifier: "old", lastSeen: Steps.day(2), absentSince: Steps.day(3)),
        ])
        return try Differences.committed(
            [
                [kept, .sample(id: "acme/Old", input: 1_000)], [kept],
                [kept, .sample(id: "acme/Old", input: 2_000)],
                [.sample(id: "acme/Kept", contextWindowTokens: 65_536)],
            ],
            ledger: ledger,
            acknowledgements: [removal]
        )
    }

    @Test func `a life has each event with what changed since the last known facts`() throws {
        let lives = modelLives(in: try Self.catalog())
        #expect(lives.map(\.id) == ["acme/Kept", "acme/Old"])
        #expect(lives.map(\.isServed) == [true, false])
        #expect(lives.map(\.replacement) == [nil, "acme/Kept"])
        #expect(lives.map { $0.steps.map(\.event) } == [[.appeared, .changed], [.appeared, .gone, .restored, .gone]])
        #expect(lives.map { $0.points.count } == [4, 2])
        #expect(
            HistoryText.lines(for: lives) == [
                "acme/Kept: in the first snapshot, 2026-10-01, and served, NebiusModelCatalog.kept",
                "  2026-10-01  listed: context window 131,072, input price $0.06, output price $0.24, regions"
                    + " \"eu-north1\"",
                "  2026-10-04  context window \"131,072\" became \"65,536\", -65,536 (-50 %)", "",
                "acme/Old: in the first snapshot, 2026-10-01, absent since 2026-10-04, NebiusModelCatalog.old",
                "  2026-10-01  listed: context window 131,072, input price $0.001, output price $0.24, regions"
                    + " \"eu-north1\"",
                "  2026-10-02  no longer listed", "  2026-10-03  listed again",
                "              input price \"$0.001\" became \"$0.002\", +$0.001 (+100 %)",
                "  2026-10-04  no longer listed", "              use instead: acme/Kept",
            ]
        )
    }

    @Test func `the series has one point for each snapshot that lists the model`() throws {
        let catalog = try Self.catalog()
        let lives = modelLives(in: catalog)
        let document = HistoryJSON.value(for: [lives[1]], snapshots: catalog.history.snapshots.map(\.date), status: 0)
        try expectGolden(JSONWriter.bytes(document), "History/old.json")
    }

    @Test func `at any budget the table fits, and every row is whole or counted`() throws {
        let lives = modelLives(in: try Self.catalog())
        let whole = HistoryMarkdown.text(for: lives)
        #expect(whole.split(separator: "\n").count { $0.hasPrefix("| `acme/") } == 8)
        for budget in 0...(whole.utf8.count + 1) {
            let text = HistoryMarkdown.text(for: lives, maximumBytes: budget)
            try #require(text.utf8.count <= budget)
            guard !text.isEmpty else { continue }
            let hidden = text.firstMatch(of: /\*\*(\d+) rows? (?:is|are) not shown/).flatMap { Int($0.output.1) } ?? 0
            try #require(text.split(separator: "\n").count { $0.hasPrefix("| `acme/") } + hidden == 8)
        }
    }
}
