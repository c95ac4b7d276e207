// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

/// What every step has in common: places, order, one finding for a fact, and silence about what stays.
@Suite struct JudgeChangesTests {
    @Test func `the same facts give nothing`() throws {
        let models = try Snapshot.threeModels().facts.models
        #expect(try Steps.findings([models], then: models) == [])
        #expect(try Steps.findings([.sample(id: "acme/Tiny-1B", name: "Tiny-1B")], then: .modelsInfo) == [])
    }

    @Test func `the first answer of all gives nothing either`() throws {
        #expect(try Steps.findings([], then: [.sample(id: "acme/a"), .sample(id: "acme/b")]) == [])
        #expect(try Steps.findings([], then: .modelsInfo) == [])
    }

    @Test func `what comes, goes and changes is found, each at its place`() throws {
        let found = try Steps.findings(
            [[.sample(id: "acme/a"), .sample(id: "acme/b")]],
            then: [.sample(id: "acme/b", tags: ["JSON mode", "math"]), .sample(id: "acme/c", vendor: "other")]
        )
        #expect(
            found.summaries == [
                "error model-removed /models/0/id", "warning mass-removal /models", "note fact-changed /models/0/tags",
                "note new-tag /models/0/tags", "note model-added /models/1/id", "note new-vendor /models/1/vendor",
            ]
        )
        #expect(found.first { $0.rule == .modelRemoved }?.place?.file == "snapshots/2026-10-01.json")
        #expect(found.first { $0.rule == .modelAdded }?.place?.file == "snapshots/2026-10-02.json")
        #expect(
            found.map(\.message) == [
                "tags [\"JSON mode\"] became [\"JSON mode\",\"math\"]", "\"acme/c\" is new",
                "\"acme/a\" is no longer listed; its symbol stays, deprecated",
                "1 of the 2 models of 2026-10-01 are gone at once, more than a third", "the vendor \"other\" is new",
                "the tag \"math\" is new",
            ]
        )
    }

    @Test func `every changed fact is found with both values, and a fact that comes or goes with its absence`() throws {
        let found = try Steps.findings(
            [[.sample(id: "acme/a", name: "caf\u{E9}")]],
            then: [
                .sample(
                    id: "acme/a",
                    name: "cafe\u{301}",
                    input: 70_000,
                    quantization: nil,
                    license: nil,
                    embeddingDimensions: 8
                )
            ]
        )
        #expect(
            found.map(\.message).map { Array($0.utf8) }
                == [
                    "name \"caf\\u{E9}\" became \"cafe\\u{301}\"", "embeddingDimensions (absent) became 8",
                    "inputUSDPerMillionTokens \"0.06\" became \"0.07\"", "quantization \"fp8\" became (absent)",
                    "license {\"name\":\"MIT License\",\"url\":\"https://example.com/LICENSE\"} became (absent)",
                ].map { Array($0.utf8) }
        )
        #expect(found.allSatisfy { $0.rule == .factChanged && $0.subject == "acme/a" && !$0.isHeld })
    }

    @Test func `a fact in an answer is found on its line`() throws {
        let found = try Steps.findings(
            [.sample(id: "acme/Tiny-1B", name: "Tiny-1B", contextWindowTokens: 131_073)],
            then: .modelsInfo
        )
        #expect(found.summaries == ["error context-window-shrunk /0/flavors/0/max_model_len"])
        #expect(found.first?.place?.location?.line == 24)
        #expect(found.first?.place?.file == "answer.json")
    }

    @Test func `a hostile value is shown as what it is`() throws {
        let found = try Steps.findings(
            [[.sample(id: "acme/a", name: "\u{1B}[2J")]],
            then: [.sample(id: "acme/a", name: String(repeating: "\u{202E}", count: 1_000))]
        )
        let message = try #require(found.first?.message)
        #expect(!message.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
        #expect(message.utf8.count < 3_000)
    }

    @Test(
        arguments: [
            (.sample(id: "acme/a", input: 6_000_000, contextWindowTokens: 8_000), ["contextWindowTokens", "prices"]),
            (.sample(id: "acme/a", kind: "embedding", output: 3_000_000), []),
            (.sample(id: "acme/a", regions: ["us-north1"], contextWindowTokens: 100_000), ["regions"]),
        ] as [(ModelFacts, [String])]
    )
    func `a fact gives one finding`(model: ModelFacts, fields: [String]) throws {
        let found = try Steps.findings([[.sample(id: "acme/a")]], then: [model])
        let changed = found.compactMap(\.change?.field)
        #expect(Set(changed).count == changed.count)
        #expect(Set(fields).isSubset(of: changed))
    }

    @Test func `the order of the models does not matter`() throws {
        let models: [ModelFacts] = [.sample(id: "acme/a"), .sample(id: "acme/b"), .sample(id: "acme/c")]
        let next: [ModelFacts] = [.sample(id: "acme/b", tags: ["x"]), .sample(id: "acme/B"), .sample(id: "acme/a-1")]
        #expect(
            try Steps.findings([models.reversed()], then: next.reversed()) == Steps.findings([models], then: next)
        )
    }

    @Test func `a new vendor and a new tag are told once, and those of any snapshot are known`() throws {
        let old: [[ModelFacts]] = [[.sample(id: "acme/a", vendor: "first", tags: ["t1"])], [.sample(id: "acme/a")]]
        let found = try Steps.findings(
            old,
            then: [
                .sample(id: "acme/a"), .sample(id: "acme/b", vendor: "new", tags: ["t1", "t2"]),
                .sample(id: "acme/c", vendor: "new", tags: ["t2"]), .sample(id: "acme/d", vendor: "first"),
            ]
        ).filter { $0.rule != .modelAdded }
        #expect(found.map(\.message) == ["the vendor \"new\" is new", "the tag \"t2\" is new"])
        #expect(found.map(\.subject) == ["acme/b", "acme/b"])
    }

    @Test func `committed snapshots are judged step by step`() throws {
        let history = try Steps.history([
            [.sample(id: "acme/a", contextWindowTokens: 8_000)], [.sample(id: "acme/a")],
            [.sample(id: "acme/a", input: 1_000_000)], [.sample(id: "acme/b", input: 6_000)],
        ])
        let steps = judgeCommittedChanges(in: history, vocabulary: .sample)
        #expect(steps.map(\.from?.description) == [nil, "2026-10-01", "2026-10-02", "2026-10-03"])
        #expect(
            steps.map(\.findings.changes) == [
                ["placeholder-context-window acme/a contextWindowTokens"], ["fact-changed acme/a contextWindowTokens"],
                ["price-moved acme/a inputUSDPerMillionTokens", "price-inverted acme/a prices"],
                ["model-added acme/b", "model-removed acme/a", "mass-removal"],
            ]
        )
        for (index, step) in steps.enumerated() {
            let before = SnapshotHistory(Array(history.snapshots[..<index]))
            let alone = judgeChanges(from: before, to: ListedModels(history.snapshots[index]), vocabulary: .sample)
            #expect(step.findings == alone)
        }
    }
}
