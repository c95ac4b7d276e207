// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation
import Testing

@testable import CatalogCore

/// The real answers of the public catalogs, which are not part of the package.
///
/// `CATALOG_RECORDINGS` names the folder that has them; without it the tests are shown as skipped.
@Suite(.enabled(if: RecordedAnswers.directory != nil, "CATALOG_RECORDINGS names no folder of recorded answers"))
struct RecordedAnswersTests {
    private static func answer(_ name: String, kind: SnapshotSource.Kind = .recorded) throws -> CatalogAnswer {
        let directory = try #require(RecordedAnswers.directory)
        return CatalogAnswer(
            bytes: [UInt8](try Data(contentsOf: directory.appendingPathComponent(name))),
            name: name,
            kind: kind,
            url: "https://tokenfactory.nebius.com/api/public/models_info"
        )
    }

    private static func committed(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: packageRoot.appendingPathComponent("Tests/Fixtures/October/" + path)))
    }

    private static func vocabulary() throws -> Vocabulary { try Vocabulary(bytes: committed(Vocabulary.path)) }

    @Test func `two answers from nothing give the committed snapshots and identifiers`() throws {
        var files = try PackageFiles([], vocabulary: Self.vocabulary()).setting(IdentifierLedger.path, to: nil)
            .setting(AcknowledgementList.path, to: .bytes(try Self.committed(AcknowledgementList.path)))
        let steps = [
            ("2026-08-22", "models_info-2026-08-22.json", SnapshotSource.Kind.recorded),
            ("2026-10-15", "models_info-2026-10-15-transcribed.json", .transcribed),
        ]
        for (date, name, kind) in steps {
            let day = try #require(CalendarDate(date))
            let result = planUpdate(to: try Self.answer(name, kind: kind), on: day, in: try files.catalog())
            #expect(result.diagnostics.filter { $0.severity == .error }.summaries == [])
            let plan = try #require(result.value)
            #expect(plan.snapshot?.canonicalBytes == (try Self.committed("snapshots/\(date).json")))
            files = plan.files.reduce(files) { $0.setting($1.path, to: .bytes($1.bytes)) }
        }
        let plan = try #require(planOutputs(try files.catalog()).value)
        for file in plan.files where file.path.hasPrefix("snapshots/") {
            #expect(file.bytes == (try Self.committed(file.path)), "\(file.path)")
        }
    }

    @Test(arguments: ["models_info-2026-08-22.json", "models_info-2026-10-15-transcribed.json"])
    func `a good answer gives no finding`(name: String) throws {
        let result = judgeAnswer(try Self.answer(name).bytes, name: name, vocabulary: try Self.vocabulary())
        #expect(result.diagnostics.summaries == [])
        #expect(result.value != nil)
    }

    @Test(
        arguments: [
            ("models_info-2026-08-11.json", 16, "max_model_len"),
            ("v1-models-verbose-2026-08-08.json", 3, "context_length"),
        ]
    )
    func `placeholders are found, and nothing else`(name: String, count: Int, field: String) throws {
        let vocabulary = try Self.vocabulary()
        let result = judgeAnswer(try Self.answer(name).bytes, name: name, vocabulary: vocabulary)
        #expect(result.value != nil)
        #expect(result.diagnostics.summaries == [])
        let listed = ListedModels(try #require(result.rows), base: nil)
        let findings = judgeChanges(from: SnapshotHistory([]), to: listed, vocabulary: vocabulary)
            .filter { $0.rule != .embeddingPriceInverted }
        #expect(findings.map(\.rule) == Array(repeating: .placeholderContextWindow, count: count))
        #expect(findings.allSatisfy { $0.isHeld && $0.severity == .error })
        #expect(findings.allSatisfy { $0.place?.pointer?.description.hasSuffix("/\(field)") == true })
        #expect(Set(findings.compactMap(\.subject)).count == count)
    }

    /// What one recorded answer changes in the snapshot of the other, counted by rule.
    private static func changes(to new: String, since old: String) throws -> [Diagnostic] {
        let vocabulary = try Self.vocabulary()
        func name(_ date: String) -> String { "models_info-\(date).json" }
        let before = judgeAnswer(try answer(name(old)).bytes, name: name(old), vocabulary: vocabulary)
        let catalog = try #require(before.value)
        let facts = try #require(normalize(catalog).value)
        let day = try #require(CalendarDate(old))
        let base = SnapshotHistory([Snapshot(date: day, source: try answer(name(old)).source, facts: facts)])
        let after = judgeAnswer(try answer(name(new)).bytes, name: name(new), vocabulary: vocabulary)
        let rows = try #require(after.rows)
        return judgeChanges(from: base, to: ListedModels(rows, base: base.newest), vocabulary: vocabulary)
    }

    @Test func `August 11 against August 22 names each placeholder once, and holds what else is suspicious`() throws {
        let found = try Self.changes(to: "2026-08-11", since: "2026-08-22")
        let placeholders = found.filter { $0.rule == .placeholderContextWindow }
        #expect(placeholders.count == 16)
        #expect(Set(placeholders.compactMap(\.subject)).count == 16)
        #expect(placeholders.allSatisfy { $0.message.contains("; on 2026-08-22 it was ") })
        let held = found.filter { $0.isHeld && $0.rule != .placeholderContextWindow }
        let summaries = held.map { "\($0.rule.code) \($0.subject ?? "")" }
        #expect(
            summaries.sorted() == [
                "capability-lost deepseek-ai/DeepSeek-V4-Flash", "capability-lost google/gemma-3-27b-it",
                "model-removed deepseek-ai/DeepSeek-V4-Flash-0731",
            ]
        )
    }

    @Test func `August 22 against August 11 repairs the placeholders, and nothing is held`() throws {
        let found = try Self.changes(to: "2026-08-22", since: "2026-08-11")
        #expect(found.filter { $0.isHeld || $0.severity == .error }.summaries == [])
        let windows = found.filter { $0.change?.field == "contextWindowTokens" }
        #expect(windows.count { $0.change?.before == "8000" } == 16)
        #expect(found.filter { $0.rule == .modelAdded }.map(\.subject) == ["deepseek-ai/DeepSeek-V4-Flash-0731"])
    }

    @Test func `the list of another provider is one finding`() throws {
        let name = "openrouter-v1-models-2026-05.json"
        let result = judgeAnswer(try Self.answer(name).bytes, name: name, vocabulary: try Self.vocabulary())
        #expect(result.value == nil)
        #expect(result.diagnostics.summaries == ["error not-a-catalog (root)"])
        #expect(result.diagnostics.map(\.outcome) == [.unusableAnswer])
    }
}
