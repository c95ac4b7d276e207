// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

/// What upstream has that the newest snapshot has not, without a network.
struct CompareWithUpstreamTests {
    private static let advice = "run: UpdateNebiusModelCatalog update --from here"

    private static func answer(_ text: AnswerText) -> CatalogAnswer {
        CatalogAnswer(bytes: text.bytes, name: "answer.json", kind: .recorded, url: "https://catalog.example/models")
    }

    /// Compares an answer with the snapshot that the small answer makes.
    private static func drift(_ text: AnswerText) throws -> UpstreamDrift {
        let date = try #require(CalendarDate("2026-10-15"))
        let empty = try PackageFiles([])
        let plan = try #require(planUpdate(to: answer(.modelsInfo), on: date, in: try empty.catalog()).value)
        let catalog = try plan.files.reduce(empty) { $0.setting($1.path, to: .bytes($1.bytes)) }.catalog()
        let newest = try #require(catalog.history.newest)
        return compareWithUpstream(answer(text), on: nil, in: catalog, newest: newest, advice: advice)
    }

    @Test func `the same facts in other bytes are no drift`() throws {
        let drift = try Self.drift(AnswerText(text: AnswerText.modelsInfo.text + "\n"))
        #expect(drift.result == .none && drift.isWhole)
        #expect(drift.headline == "no drift: upstream has the facts of snapshots/2026-10-15.json")
        #expect(!drift.findings.contains { $0.severity == .error })
    }

    @Test func `another fact is drift, with the change and how to take it over`() throws {
        let drift = try Self.drift(AnswerText.modelsInfo.replacing("\"JSON mode\"", with: "\"XML mode\"", times: 2))
        #expect(drift.result == .drifted && drift.isWhole)
        let summary = try #require(drift.findings.first { $0.rule == .upstreamDrift })
        #expect(summary.severity == .error)
        #expect(summary.nextStep == Self.advice)
        #expect(drift.findings.contains { $0.rule.code == "tags-changed" })
    }

    @Test func `an answer that is rejected is no drift and no agreement`() throws {
        let drift = try Self.drift(AnswerText.modelsInfo.replacing("eu-north1", with: "moon-1"))
        #expect(drift.result == .rejected && !drift.isWhole)
        #expect(drift.findings.contains { $0.severity == .error })
        #expect(!drift.findings.contains { $0.rule == .upstreamDrift })
    }

    @Test func `a shape that states too little is never taken for all the facts`() throws {
        let drift = try Self.drift(.verbose)
        #expect(!drift.isWhole)
        switch drift.result {
        case .none: #expect(drift.headline.hasSuffix(", as far as this answer states them"))
        case .drifted: #expect(drift.findings.first { $0.rule == .upstreamDrift }?.nextStep != Self.advice)
        case .rejected: Issue.record("\(drift.findings)")
        }
    }
}
