// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct PlanUpdateTests {
    private static func plan(
        _ answer: AnswerText,
        on date: String,
        in files: PackageFiles
    ) throws -> StageResult<UpdatePlan> {
        planUpdate(
            to: CatalogAnswer(
                bytes: answer.bytes,
                name: "answer.json",
                kind: .recorded,
                url: "https://catalog.example/models"
            ),
            on: try #require(CalendarDate(date)),
            in: try files.catalog()
        )
    }

    /// The models of the small answer, each under another id.
    private static func answer(_ ids: String...) -> AnswerText {
        let model = String(AnswerText.modelsInfo.text.dropFirst(1).dropLast(3))
        return AnswerText(
            text: "[" + ids.map { model.replacing("acme/Tiny-1B", with: $0) }.joined(separator: ",") + "]"
        )
    }

    private static func removal(of id: String, from date: String) throws -> Acknowledgement {
        let date = try #require(CalendarDate(date))
        return Acknowledgement(
            id: id,
            rule: .modelRemoved,
            from: date,
            change: FactChange(field: "", before: nil, after: nil),
            reason: "Announced."
        )
    }

    private static func ledger(_ plan: UpdatePlan) throws -> IdentifierLedger {
        let file = try #require(plan.files.first { $0.path == IdentifierLedger.path })
        return try IdentifierLedger(bytes: file.bytes)
    }

    /// The files after a plan was written.
    private static func writing(_ plan: UpdatePlan, over files: PackageFiles) -> PackageFiles {
        plan.files.reduce(files) { $0.setting($1.path, to: .bytes($1.bytes)) }
    }

    @Test func `the first update writes the names, then the snapshot, then the generated files`() throws {
        let result = try Self.plan(.modelsInfo, on: "2026-10-15", in: PackageFiles([]))
        #expect(result.diagnostics.withoutUnusedWords.summaries == [])
        let plan = try #require(result.value)
        #expect(
            plan.files.map(\.path).prefix(3) == [
                "snapshots/vocabulary.json", "snapshots/identifiers.json", "snapshots/2026-10-15.json",
            ]
        )
        #expect(plan.files.count == 10)
        #expect(plan.snapshot?.source.byteCount == AnswerText.modelsInfo.bytes.count)
        #expect(plan.snapshot?.source.sha256 == SHA256.hexDigest(of: AnswerText.modelsInfo.bytes))
        #expect(try Self.ledger(plan).entries == [.init(id: "acme/Tiny-1B", identifier: "tiny1B")])
    }

    @Test func `the same facts plan no snapshot, and the same files`() throws {
        let files = try PackageFiles([])
        let first = try #require(try Self.plan(.modelsInfo, on: "2026-10-15", in: files).value)
        let written = Self.writing(first, over: files)
        let again = try #require(
            try Self.plan(.modelsInfo.replacing("\"size_b\": 1", with: "\"size_b\": 2"), on: "2026-12-01", in: written)
                .value
        )
        #expect(again.snapshot == nil)
        #expect(again.files == first.outputs.files)
    }

    @Test func `any error plans nothing at all`() throws {
        let files = try PackageFiles([])
        for findingCase in FindingCase.all {
            let isVerbose = findingCase.answer.text.hasPrefix("{")
            // Held or rejected, both of it.
            let isRejected = isVerbose || findingCase.expected.contains { $0.hasPrefix("error") }
            let result = try Self.plan(findingCase.answer.applying(findingCase.changes), on: "2026-10-15", in: files)
            #expect((result.value == nil) == isRejected, "\(findingCase.testDescription)")
            #expect(result.diagnostics.contains { $0.severity == .error } == isRejected)
        }
    }

    @Test func `the verbose shape plans nothing`() throws {
        let result = try Self.plan(.verbose, on: "2026-10-15", in: PackageFiles([]))
        #expect(result.value == nil)
        #expect(result.diagnostics.summaries == ["error incomplete-shape /data"])
    }

    @Test func `a date before the newest snapshot plans nothing`() throws {
        let files = try PackageFiles([try Snapshot.sample("2026-10-15", [.sample(id: "acme/Other")])])
        let result = try Self.plan(.modelsInfo, on: "2026-10-14", in: files)
        #expect(result.value == nil)
        #expect(result.diagnostics.summaries == ["error date-before-newest-snapshot snapshots/2026-10-15.json"])
    }

    @Test func `a template that is wrong plans nothing`() throws {
        let files = try PackageFiles([]).setting("templates/NebiusWords.swift.mustache", to: "{{wrong}}")
        let result = try Self.plan(.modelsInfo, on: "2026-10-15", in: files)
        #expect(result.value == nil)
        #expect(result.diagnostics.withoutUnusedWords.map(\.rule) == [.templateError])
    }

    @Test func `a model that goes and comes back keeps its identifier`() throws {
        var files = try PackageFiles([])
        let first = try #require(try Self.plan(Self.answer("acme/A-1", "acme/B-2"), on: "2026-08-01", in: files).value)
        files = Self.writing(first, over: files)
        let answer = Self.answer("acme/B-2", "acme/C-3")
        let held = try Self.plan(answer, on: "2026-08-02", in: files)
        #expect(held.value == nil)
        #expect(
            held.diagnostics.withoutUnusedWords.summaries == [
                "warning mass-removal (root)", "note model-added /1/flavors/0/model_id",
                "error model-removed /models/0/id",
            ]
        )
        files = files.accepting([try Self.removal(of: "acme/A-1", from: "2026-08-01")])
        let second = try #require(try Self.plan(answer, on: "2026-08-02", in: files).value)
        #expect(
            try Self.ledger(second).entries == [
                .init(id: "acme/A-1", identifier: "a1", lastSeen: "2026-08-01", absentSince: "2026-08-02"),
                .init(id: "acme/B-2", identifier: "b2"), .init(id: "acme/C-3", identifier: "c3"),
            ]
        )
        files = Self.writing(second, over: files).accepting([
            try Self.removal(of: "acme/A-1", from: "2026-08-01"), try Self.removal(of: "acme/C-3", from: "2026-08-02"),
        ])
        let third = try #require(try Self.plan(Self.answer("acme/A-1", "acme/B-2"), on: "2026-08-03", in: files).value)
        #expect(
            try Self.ledger(third).entries == [
                .init(id: "acme/A-1", identifier: "a1"), .init(id: "acme/B-2", identifier: "b2"),
                .init(id: "acme/C-3", identifier: "c3", lastSeen: "2026-08-02", absentSince: "2026-08-03"),
            ]
        )
    }

    @Test func `a new model never takes the identifier of one that is gone`() throws {
        var files = try PackageFiles([])
        files = Self.writing(
            try #require(try Self.plan(Self.answer("acme/Tiny-1", "acme/B-2"), on: "2026-08-01", in: files).value),
            over: files
        )
        files = files.accepting([try Self.removal(of: "acme/Tiny-1", from: "2026-08-01")])
        let result = try Self.plan(Self.answer("other/Tiny-1", "acme/B-2"), on: "2026-08-02", in: files)
        let entries = try Self.ledger(try #require(result.value)).entries
        #expect(entries.first { $0.id == "acme/Tiny-1" }?.identifier == "tiny1")
        #expect(entries.first { $0.id == "other/Tiny-1" }?.identifier == "otherTiny1")
    }

    @Test func `a second update on one day replaces the snapshot of that day`() throws {
        var files = try PackageFiles([])
        files = Self.writing(
            try #require(try Self.plan(Self.answer("acme/A-1", "acme/B-2"), on: "2026-08-01", in: files).value),
            over: files
        )
        let result = try Self.plan(Self.answer("acme/A-1", "acme/B-2", "acme/C-3"), on: "2026-08-01", in: files)
        let plan = try #require(result.value)
        #expect(plan.snapshot?.path == "snapshots/2026-08-01.json")
        #expect(try Self.ledger(plan).entries.map(\.id) == ["acme/A-1", "acme/B-2", "acme/C-3"])
        #expect(result.diagnostics.withoutUnusedWords.map(\.rule) == [.modelAdded])
        files = Self.writing(plan, over: files)
        #expect(try files.catalog().history.snapshots.count == 1)
    }

    @Test func `what a second answer of one day changes in a model of that day is held`() throws {
        let files = try PackageFiles([])
        let first = try #require(try Self.plan(.modelsInfo, on: "2026-10-15", in: files).value)
        let written = Self.writing(first, over: files)
        let smaller = AnswerText.modelsInfo.replacing("131072", with: "9000").replacing(": 131,", with: ": 9,")
        let second = try Self.plan(smaller, on: "2026-10-15", in: written)
        #expect(second.value == nil)
        let held = second.diagnostics.filter(\.isHeld)
        #expect(held.changes == ["placeholder-context-window acme/Tiny-1B contextWindowTokens"])
        #expect(held.first?.nextStep == "a change within one day cannot be acknowledged: give a later --date")
        let later = try Self.plan(smaller, on: "2026-10-16", in: written)
        #expect(later.diagnostics.filter(\.isHeld).changes == held.changes)
    }

    @Test func `what only the replaced snapshot of the day knows is held, be it gone or less`() throws {
        let files = try PackageFiles([])
        let first = try #require(try Self.plan(.modelsInfo, on: "2026-10-15", in: files).value)
        var written = Self.writing(first, over: files)
        let larger = AnswerText.modelsInfo.applying([
            .init("131072", "262144"), .init("\"context_window_k\": 131", "\"context_window_k\": 262", times: 2),
        ])
        let second = try Self.plan(larger, on: "2026-10-16", in: written)
        written = Self.writing(try #require(second.value), over: written)
        // Back to what it was on the day before, on the same day.
        let back = try Self.plan(.modelsInfo, on: "2026-10-16", in: written)
        #expect(back.value == nil)
        #expect(back.diagnostics.filter(\.isHeld).changes == ["context-window-shrunk acme/Tiny-1B contextWindowTokens"])
    }

    @Test func `a new vendor and a new tag are noted and written`() throws {
        var files = try PackageFiles([])
        files = Self.writing(try #require(try Self.plan(.modelsInfo, on: "2026-08-01", in: files).value), over: files)
        let answer = AnswerText.modelsInfo.applying([
            .init("\"acme\"", "\"Acme Labs\""), .init("[\"JSON mode\"]", "[\"JSON mode\", \"1M context\"]", times: 2),
        ])
        let result = try Self.plan(answer, on: "2026-08-02", in: files)
        #expect(result.value?.snapshot != nil)
        #expect(
            result.diagnostics.withoutUnusedWords.summaries == [
                "note fact-changed /0/vendor", "note new-vendor /0/vendor", "note fact-changed /0/flavors/0/tags",
                "note new-tag /0/flavors/0/tags",
            ]
        )
    }
}
