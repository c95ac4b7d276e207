// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

/// What a proposal holds: an update, or an update with changes that wait.
struct PlanProposalTests {
    private static func answer(_ ids: [String], price: String? = nil) -> CatalogAnswer {
        let model = String(AnswerText.modelsInfo.text.dropFirst(1).dropLast(3))
        let text = "[" + ids.map { model.replacing("acme/Tiny-1B", with: $0) }.joined(separator: ",") + "]"
        return CatalogAnswer(
            bytes: Array(text.utf8),
            name: "answer.json",
            kind: .recorded,
            url: "https://catalog.example/models"
        )
    }

    private static func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

    /// The files of a package with two models as of 2026-10-15.
    private static func files() throws -> PackageFiles {
        let plan = try #require(
            planUpdate(
                to: answer(["acme/Tiny-1B", "acme/Other-2B"]),
                on: try day("2026-10-15"),
                in: try PackageFiles([]).catalog()
            ).value
        )
        return try plan.files.reduce(PackageFiles([])) { $0.setting($1.path, to: .bytes($1.bytes)) }
    }

    private static func plan(_ outcome: ProposalOutcome) throws -> ProposalPlan {
        guard case .update(let plan) = outcome else { throw NoPlan() }
        return plan
    }

    private struct NoPlan: Error {}

    @Test func `the facts of the base are nothing to propose`() throws {
        let proposed = planProposal(
            to: Self.answer(["acme/Other-2B", "acme/Tiny-1B"]),
            on: try Self.day("2026-11-01"),
            in: try Self.files().catalog()
        )
        guard case .nothingNew = proposed.outcome else {
            Issue.record("\(proposed.outcome)")
            return
        }
    }

    @Test func `a new model is proposed as an update would write it`() throws {
        let catalog = try Self.files().catalog()
        let answer = Self.answer(["acme/Tiny-1B", "acme/Other-2B", "acme/Third-3B"])
        let date = try Self.day("2026-11-01")
        let plan = try Self.plan(planProposal(to: answer, on: date, in: catalog).outcome)
        let update = try #require(planUpdate(to: answer, on: date, in: catalog).value)
        #expect(plan.files == update.files)
        #expect(plan.waiting.isEmpty)
        #expect(plan.difference?.changes.isEmpty == false)
    }

    @Test func `the same facts on another day, in other bytes, give the same plan`() throws {
        let catalog = try Self.files().catalog()
        let first = try Self.plan(
            planProposal(
                to: Self.answer(["acme/Tiny-1B", "acme/Other-2B", "acme/Third-3B"]),
                on: try Self.day("2026-11-01"),
                in: catalog
            ).outcome
        )
        let later = Self.answer(["acme/Third-3B", "acme/Other-2B", "acme/Tiny-1B"])
        let again = try Self.plan(
            planProposal(to: later, on: try Self.day("2026-11-20"), in: catalog, reusing: first.snapshot).outcome
        )
        #expect(again.files == first.files)
        let other = try Self.plan(planProposal(to: later, on: try Self.day("2026-11-20"), in: catalog).outcome)
        #expect(other.files != first.files)
    }

    @Test func `a held change is taken along with an empty reason, which check refuses and a reason settles`() throws {
        let files = try Self.files()
        let proposed = planProposal(
            to: Self.answer(["acme/Tiny-1B"]),
            on: try Self.day("2026-11-01"),
            in: try files.catalog()
        )
        let plan = try Self.plan(proposed.outcome)
        #expect(plan.waiting.map(\.rule.code) == ["model-removed"])
        let after = plan.files.reduce(files) { $0.setting($1.path, to: .bytes($1.bytes)) }
        let list = try #require(plan.files.first { $0.path == AcknowledgementList.path })
        #expect(String(decoding: list.bytes, as: UTF8.self).contains(#""reason": """#))
        let history = judgeHistory(of: try after.catalog(), root: nil)
        #expect(history.filter { $0.severity == .error }.map(\.rule.code).contains("empty-reason"))
        let text = String(decoding: list.bytes, as: UTF8.self).replacing(
            #""reason": """#,
            with: #""reason": "It is gone.""#
        )
        let settled = try after.setting(AcknowledgementList.path, to: .bytes(Array(text.utf8))).catalog()
        #expect(judgeHistory(of: settled, root: nil).filter { $0.severity == .error } == [])
        // Nothing else changes with the reason: the files of the proposal are those that check wants.
        let outputs = try #require(planOutputs(settled).value)
        for file in outputs.files where file.path != AcknowledgementList.path {
            let proposed = plan.files.first { $0.path == file.path }
            #expect(proposed == file, "\(file.path)")
        }
    }

    @Test func `what no reason can mend is not proposed`() throws {
        let unknown = CatalogAnswer(
            bytes: Array(AnswerText.modelsInfo.text.replacing("eu-north1", with: "moon-1").utf8),
            name: "answer.json",
            kind: .recorded,
            url: "https://catalog.example/models"
        )
        for answer in [unknown, Self.answer([])] {
            let proposed = planProposal(to: answer, on: try Self.day("2026-11-01"), in: try Self.files().catalog())
            guard case .rejected = proposed.outcome else {
                Issue.record("\(proposed.outcome)")
                return
            }
            #expect(proposed.diagnostics.contains { $0.severity == .error })
        }
    }
}
