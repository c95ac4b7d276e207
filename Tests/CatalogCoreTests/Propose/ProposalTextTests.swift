// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

/// The words of a proposal, with hostile text in every place that upstream reaches.
struct ProposalTextTests {
    private static let hostile = "@everyone Fixes #1 [skip ci] </details> <!-- `x` | ![](http://t/p.png) \u{202E}"

    private func plan(waiting count: Int = 0, prefix: String = "") throws -> ProposalPlan {
        let date = try #require(CalendarDate("2026-11-01"))
        let source = SnapshotSource(
            kind: .recorded,
            url: "https://example.com/?" + Self.hostile,
            byteCount: 12,
            sha256: String(repeating: "d", count: 64)
        )
        let waiting = (0..<count).map { index in
            Diagnostic(
                .modelRemoved,
                "\(Self.hostile) is gone",
                subject: "\(Self.hostile)/\(index)",
                change: FactChange(field: "", before: nil, after: nil),
                isHeld: true
            )
        }
        return ProposalPlan(
            snapshot: Snapshot(date: date, source: source, facts: CatalogFacts([])),
            files: [],
            outputs: OutputPlan(files: [], directory: "Sources"),
            waiting: waiting,
            accepted: waiting,
            difference: nil
        )
    }

    private func text(_ plan: ProposalPlan, prefix: String = "chore: ") -> ProposalText {
        ProposalText(
            plan,
            ProposalText.Context(
                titlePrefix: prefix,
                base: "main",
                baseCommit: String(repeating: "1", count: 40),
                commit: String(repeating: "2", count: 40),
                toolVersion: "9.9.9",
                checksAdvice: "Close it and open it again."
            )
        )
    }

    @Test func `title and message have no word of upstream`() throws {
        let plan = try plan(waiting: 3)
        #expect(text(plan).title == "chore: Update the model catalog to 2026-11-01: first snapshot")
        let message = ProposalText.message(of: plan, prefix: "")
        #expect(message.hasSuffix("\n\nCatalog-Facts: \(plan.snapshot.factsSHA256)\n"))
        #expect(!message.contains("everyone"))
    }

    @Test(arguments: [0, 1, 50, 5_000]) func `a description is bounded, and its last line is the marker`(count: Int)
        throws
    {
        let text = text(try plan(waiting: count))
        #expect(text.description.utf8.count <= 65_536)
        let marker = try #require(ProposalMarker(in: text.description))
        #expect(marker.isOf(title: text.title, description: text.description))
        #expect(text.description.contains("Waiting for a reason: \(count)") == (count > 0))
        if count == 5_000 { #expect(text.description.contains(" more are not shown.")) }
    }

    @Test func `text of upstream stands in code spans only`() throws {
        let description = text(try plan(waiting: 2)).description
        for line in description.split(separator: "\n") where line.contains("everyone") {
            // Behind the two backticks of a span, never at the start of a line.
            #expect(line.hasPrefix("|"))
            #expect(line.contains("``"))
            #expect(!line.unicodeScalars.contains { $0.value == 0x202E })
        }
        #expect(description.contains("<!--") && description.components(of: "<!-- nebius") == 1)
    }

    @Test func `no line of the description begins with a slash`() throws {
        let description = text(try plan(waiting: 2)).description
        #expect(!description.split(separator: "\n").contains { $0.hasPrefix("/") })
    }
}

extension String {
    /// How often a text stands in this one.
    fileprivate func components(of part: String) -> Int { self.ranges(of: part).count }
}
