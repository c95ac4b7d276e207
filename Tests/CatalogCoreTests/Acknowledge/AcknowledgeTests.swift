// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct AcknowledgeTests {
    /// Six models, of which one is gone, one is smaller and free, and one is dearer.
    private static let before: [ModelFacts] = ["gone", "less", "more", "p", "q", "r"].map { .sample(id: "acme/\($0)") }
    private static let after: [ModelFacts] = [
        .sample(id: "acme/less", output: 0, contextWindowTokens: 100_000), .sample(id: "acme/more", output: 2_400_001),
        .sample(id: "acme/p"), .sample(id: "acme/q"), .sample(id: "acme/r"),
    ]

    private static func accept(
        _ ids: String...,
        rule: Rule? = nil,
        reason: String = "Announced.",
        replacement: String? = nil,
        existing: [Acknowledgement] = [],
        then after: [ModelFacts] = after
    ) throws -> [Acknowledgement] {
        let history = try Steps.history([before])
        let listed = ListedModels(try Snapshot.sample("2026-10-02", after))
        return try acknowledge(
            AcknowledgementRequest(ids: ids, rule: rule, reason: reason, replacement: replacement),
            of: JudgedStep(
                from: history.newest?.date,
                findings: judgeChanges(from: history, to: listed, vocabulary: .sample)
            ),
            listed: listed,
            base: history.newest,
            existing: try .reading(existing)
        )
    }

    private static func summary(_ accepted: [Acknowledgement]) -> [String] {
        accepted.map { "\($0.rule.code) \($0.id) \($0.change.field)" }
    }

    private static let less = [
        "context-window-shrunk acme/less contextWindowTokens", "price-through-zero acme/less outputUSDPerMillionTokens",
        "price-inverted acme/less prices",
    ]
    private static let more = "price-moved acme/more outputUSDPerMillionTokens"
    private static let gone = "model-removed acme/gone "

    @Test func `everything that is held of an id is accepted, or what one rule holds of it`() throws {
        #expect(Self.summary(try Self.accept("acme/less")) == Self.less)
        #expect(Self.summary(try Self.accept("acme/less", rule: .priceInverted)) == [Self.less[2]])
        #expect(Self.summary(try Self.accept("acme/more", "acme/gone")) == [Self.more, Self.gone])
        #expect(Self.summary(try Self.accept("acme/more", "acme/more")) == [Self.more])
        #expect(Self.summary(try Self.accept("*")) == Self.less + [Self.more, Self.gone])
        #expect(Self.summary(try Self.accept("acme/gone", "*", rule: .modelRemoved)) == [Self.gone])
    }

    @Test func `an entry is bound to the snapshot and to both values`() throws {
        #expect(
            try Self.accept("acme/less", rule: .contextWindowShrunk) == [.sample(id: "acme/less")]
        )
        #expect(
            try Self.accept("acme/gone", replacement: "acme/p") == [.removal(of: "acme/gone", replacement: "acme/p")]
        )
        let firstOfAll = try acknowledge(
            AcknowledgementRequest(ids: ["acme/a"], rule: nil, reason: "Announced.", replacement: nil),
            of: JudgedStep(
                from: nil,
                findings: Steps.findings([], then: [.sample(id: "acme/a", contextWindowTokens: 8_000)])
            ),
            listed: ListedModels(try Snapshot.sample("2026-10-01", [.sample(id: "acme/a")])),
            base: nil,
            existing: AcknowledgementList()
        )
        #expect(
            firstOfAll == [.sample(rule: .placeholderContextWindow, from: nil, before: nil, after: "8000")]
        )
    }

    @Test func `nothing of an answer without an accepted model is accepted`() {
        #expect(throws: AcknowledgementProblem.emptyCatalog) { try Self.accept("acme/gone", then: []) }
    }

    @Test func `a renaming of more than a third of the catalog is not accepted with a wildcard`() throws {
        let renamed = ["gone_", "less_", "more_"].map { ModelFacts.sample(id: "acme/\($0)") }
        let after = renamed + ["p", "q", "r"].map { ModelFacts.sample(id: "acme/\($0)") }
        #expect(throws: AcknowledgementProblem.massRemoval(count: 3)) { try Self.accept("*", then: after) }
        #expect(
            Self.summary(try Self.accept("acme/gone_", then: after)) == ["model-renamed acme/gone_ id"]
        )
    }

    /// Why nothing is accepted, whole.
    typealias Refusal = (
        ids: [String], rule: Rule?, reason: String, replacement: String?, problem: AcknowledgementProblem
    )

    @Test(
        arguments: [
            (["acme/p"], nil, "ok", nil, .nothingHeld(id: "acme/p")),
            (["acme/none"], nil, "ok", nil, .nothingHeld(id: "acme/none")),
            (["acme/LESS"], nil, "ok", nil, .nothingHeld(id: "acme/LESS")),
            (["acme/less", "acme/p"], nil, "ok", nil, .nothingHeld(id: "acme/p")),
            (["acme/more"], .priceInverted, "ok", nil, .nothingHeld(id: "acme/more")),
            (["acme/none", "*"], nil, "ok", nil, .nothingHeld(id: "acme/none")),
            (["acme/more", "*"], .modelRemoved, "ok", nil, .nothingHeld(id: "acme/more")),
            (["acme/more"], .roleChanged, "ok", nil, .nothingHeldAtAll),
            (["*"], .roleChanged, "ok", nil, .nothingHeldAtAll),
            (
                ["acme/more"], nil, "ok", "acme/p",
                .replacementWithoutRemoval(id: "acme/more", rule: .priceMoved)
            ),
            (
                ["acme/gone", "acme/more"], nil, "ok", "acme/p",
                .replacementWithoutRemoval(id: "acme/more", rule: .priceMoved)
            ),
            (["acme/gone"], nil, "ok", "acme/gone", .replacementNotListed("acme/gone")),
            (["acme/gone"], nil, "ok", "acme/none", .replacementNotListed("acme/none")),
            (["acme/gone"], nil, "", nil, .reason("is empty")), (["acme/gone"], nil, "  ", nil, .reason("is empty")),
            (["acme/gone"], nil, "TEXT", nil, .reason("is what the printed command has in the place of one")),
            (
                ["acme/gone"], nil, "a\u{202E}b", nil,
                .reason("holds control, bidirectional or invisible characters")
            ),
            (["acme/gone"], nil, "a\nb", nil, .reason("holds control, bidirectional or invisible characters")),
            (
                ["acme/gone"], nil, String(repeating: "r", count: 501), nil,
                .reason("has 501 bytes; at most 500 are accepted")
            ),
        ] as [Refusal]
    )
    func `what cannot be accepted as asked is refused whole`(refusal: Refusal) throws {
        let problem = #expect(throws: AcknowledgementProblem.self) {
            let history = try Steps.history([Self.before])
            let listed = ListedModels(try Snapshot.sample("2026-10-02", Self.after))
            _ = try acknowledge(
                AcknowledgementRequest(
                    ids: refusal.ids,
                    rule: refusal.rule,
                    reason: refusal.reason,
                    replacement: refusal.replacement
                ),
                of: JudgedStep(
                    from: history.newest?.date,
                    findings: judgeChanges(from: history, to: listed, vocabulary: .sample)
                ),
                listed: listed,
                base: history.newest,
                existing: AcknowledgementList()
            )
        }
        #expect(problem == refusal.problem)
        let isReason = if case .reason = refusal.problem { true } else { false }
        #expect(problem?.isUsage == isReason)
        #expect(problem?.message.hasSuffix(".") == false)
        #expect(problem?.nextStep.isEmpty == false)
    }

    @Test func `more than a third of the catalog has to be named id by id`() throws {
        let after: [ModelFacts] = [.sample(id: "acme/p"), .sample(id: "acme/q"), .sample(id: "acme/r", output: 0)]
        for rule in [nil, Rule.modelRemoved] {
            #expect(throws: AcknowledgementProblem.massRemoval(count: 3)) {
                try Self.accept("*", rule: rule, then: after)
            }
            #expect(throws: AcknowledgementProblem.massRemoval(count: 3)) {
                try Self.accept("acme/gone", "*", rule: rule, then: after)
            }
        }
        #expect(try Self.accept("*", rule: .priceThroughZero, then: after).count == 1)
        #expect(
            Self.summary(try Self.accept("acme/gone", "acme/less", "acme/more", then: after))
                == ["acme/gone", "acme/less", "acme/more"].map { "model-removed \($0) " }
        )
        // A third is not more.
        let third: [ModelFacts] = ["less", "more", "p", "q"].map { .sample(id: "acme/\($0)") }
        #expect(try Self.accept("*", then: third).map(\.id) == ["acme/gone", "acme/r"])
    }

    @Test func `a repeated run gives the same bytes`() throws {
        let first = AcknowledgementList().adding(try Self.accept("*"))
        let again = first.adding(try Self.accept("*", existing: first.entries.map(\.acknowledgement)))
        #expect(again.canonicalBytes == first.canonicalBytes)
        let named = first.adding(try Self.accept("acme/less", existing: first.entries.map(\.acknowledgement)))
        #expect(named.canonicalBytes == first.canonicalBytes)
    }

    @Test func `the wildcard keeps the reasons that are given, and fills in those that are not`() throws {
        let existing: [Acknowledgement] = [
            .removal(of: "acme/gone", reason: "Said before."), .sample(id: "acme/less", reason: ""),
        ]
        let accepted = try Self.accept("*", reason: "All.", existing: existing)
        #expect(Self.summary(accepted) == Self.less + [Self.more])
        #expect(accepted.allSatisfy { $0.reason == "All." })
        let named = try Self.accept("acme/gone", reason: "Better.", existing: existing)
        #expect(named.map(\.reason) == ["Better."])
    }

    @Test func `a replacement stays unless another is named`() throws {
        let existing = [Acknowledgement.removal(of: "acme/gone", replacement: "acme/p")]
        #expect(try Self.accept("acme/gone", reason: "New.", existing: existing).map(\.replacement) == ["acme/p"])
        let named = try Self.accept("acme/gone", reason: "New.", replacement: "acme/q", existing: existing)
        #expect(named.map(\.replacement) == ["acme/q"])
        let list = AcknowledgementList().adding(existing).adding(named)
        #expect(
            list.entries.map(\.acknowledgement) == [.removal(of: "acme/gone", replacement: "acme/q", reason: "New.")]
        )
    }

    @Test func `the messages name what a person typed`() {
        let problems: [AcknowledgementProblem] = [
            .nothingHeld(id: "a\u{1B}"), .nothingHeldAtAll, .replacementWithoutRemoval(id: "a/b", rule: .priceMoved),
            .replacementNotListed("a/\u{202E}"), .massRemoval(count: 3), .reason("is empty"),
        ]
        #expect(
            problems.map(\.message) == [
                "no change of \"a\\u{1B}\" waits to be acknowledged", "no change waits to be acknowledged",
                "\"price-moved\" of \"a/b\" is no removal, so nothing replaces the model",
                "the replacement \"a/\\u{202E}\" is not another model that the answer lists",
                "3 models are gone, more than a third of the catalog: name each id instead of \"*\"",
                "the reason is empty",
            ]
        )
    }
}
