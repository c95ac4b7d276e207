// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

/// Steps of a history of small catalogs, a day each.
enum Steps {
    /// The day of the snapshot at an index, from 2026-10-01 on.
    static func day(_ index: Int) -> String { "2026-10-\(index < 9 ? "0" : "")\(index + 1)" }

    /// Catalogs as the snapshots of a day each.
    static func history(_ catalogs: [[ModelFacts]]) throws -> SnapshotHistory {
        SnapshotHistory(try catalogs.enumerated().map { try Snapshot.sample(day($0), $1) })
    }

    /// What is found between the catalogs before, and one that lists these models a day later.
    static func findings(
        _ catalogs: [[ModelFacts]],
        then models: [ModelFacts],
        vocabulary: Vocabulary = .sample
    ) throws -> [Diagnostic] {
        let next = try Snapshot.sample(day(catalogs.count), models)
        return judgeChanges(from: try history(catalogs), to: ListedModels(next), vocabulary: vocabulary)
    }

    /// What is found between a snapshot of these models and an answer.
    static func findings(
        _ models: [ModelFacts],
        then answer: AnswerText,
        vocabulary: Vocabulary = .sample
    ) throws -> [Diagnostic] {
        let history = try history(models.isEmpty ? [] : [models])
        let judged = judgeAnswer(answer.bytes, name: "answer.json", vocabulary: vocabulary)
        let listed = ListedModels(try #require(judged.rows), base: history.newest)
        return judgeChanges(from: history, to: listed, vocabulary: vocabulary)
    }
}

extension Sequence<Diagnostic> {
    /// Rule, id and fact of each finding: `price-moved acme/a inputUSDPerMillionTokens`.
    var changes: [String] {
        map { finding in
            [finding.rule.code, finding.subject ?? "", finding.change?.field ?? ""].filter { !$0.isEmpty }
                .joined(separator: " ")
        }
    }
}
