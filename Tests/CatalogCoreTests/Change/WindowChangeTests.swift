// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct WindowChangeTests {
    /// A window before, nil for a model that is new, the one after, and the rule that speaks.
    typealias Step = (before: Int?, after: Int, rule: Rule?)

    @Test(
        arguments: [
            // Nothing, and growth.
            (131_072, 131_072, nil), (131_072, 262_144, .factChanged), (1, 1_000_000_000, .factChanged),
            // The placeholder, from anywhere; what was committed is not said again.
            (131_072, 8_000, .placeholderContextWindow), (4_000, 8_000, .placeholderContextWindow),
            (8_001, 8_000, .placeholderContextWindow), (nil, 8_000, .placeholderContextWindow), (8_000, 8_000, nil),
            (8_000, 131_072, .factChanged), (131_072, 8_001, .placeholderContextWindow), (nil, 8_001, nil),
            (nil, 7_999, nil),
            // Less than half, half, and less.
            (100_000, 49_999, .placeholderContextWindow), (100_000, 50_000, .contextWindowShrunk),
            (100_001, 50_000, .placeholderContextWindow), (100_001, 50_001, .contextWindowShrunk),
            (100_000, 99_999, .contextWindowShrunk), (100_000, 1, .placeholderContextWindow),
            (1_000_000_000, 499_999_999, .placeholderContextWindow), (2, 1, .contextWindowShrunk),
            // A power of two and its neighbours, when they are new, larger or smaller.
            (nil, 1_048_576, nil), (nil, 1_048_756, .nearPowerOfTwo), (nil, 1_048_000, .nearPowerOfTwo),
            (nil, 1_024_000, nil), (nil, 1_000_000, nil), (1_000_000, 1_048_756, .nearPowerOfTwo),
            (1_048_576, 1_048_756, .nearPowerOfTwo), (1_048_576, 1_048_000, .contextWindowShrunk),
            (1_048_756, 1_048_576, .contextWindowShrunk), (nil, 131_071, .nearPowerOfTwo),
            (nil, 131_000, .nearPowerOfTwo),
            (nil, 131_203, .nearPowerOfTwo), (nil, 131_204, nil), (nil, 130_941, .nearPowerOfTwo), (nil, 130_940, nil),
            (nil, 1_023, nil), (nil, 1_025, .nearPowerOfTwo), (nil, 1, nil), (nil, 1_000_000_000, nil),
        ] as [Step]
    )
    func `a window is judged by the last one and by itself`(step: Step) throws {
        let before = step.before.map { [ModelFacts.sample(id: "acme/a", contextWindowTokens: $0)] } ?? []
        let other = ModelFacts.sample(id: "other/model")
        let found = try Steps.findings(
            [before + [other]],
            then: [.sample(id: "acme/a", contextWindowTokens: step.after), other]
        ).filter { $0.rule != .modelAdded }
        #expect(found.map(\.rule) == (step.rule.map { [$0] } ?? []))
        guard let finding = found.first else { return }
        #expect(
            finding.change
                == FactChange(
                    field: "contextWindowTokens",
                    before: step.before.map(String.init),
                    after: "\(step.after)"
                )
        )
        #expect(finding.subject == "acme/a")
        #expect(finding.isHeld == (finding.severity == .error))
        #expect(finding.isHeld == [.placeholderContextWindow, .contextWindowShrunk].contains(finding.rule))
    }

    @Test(
        arguments: [
            // Of 131 thousand 95 percent are 124450.
            (131_072, "131", nil), (131_072, "262", .placeholderContextWindow), (124_450, "131", nil),
            (124_449, "131", .placeholderContextWindow), (131_072, "137.97", nil),
            (131_072, "137.98", .placeholderContextWindow), (131_072, "1.31e2", nil), (131_072, "122", nil),
            // A twin that says nothing.
            (131_072, "0", nil), (131_072, "-262", nil), (131_072, "1e99", nil), (131_072, "1000001", nil),
            (1, "1000000", .placeholderContextWindow),
        ] as [(Int, String, Rule?)]
    )
    func `a new window far below its rounded twin is a placeholder`(tokens: Int, twin: String, rule: Rule?) throws {
        let answer = AnswerText.modelsInfo.applying([
            .init("131072", "\(tokens)"), .init("\"context_window_k\": 131", "\"context_window_k\": \(twin)", times: 2),
        ])
        #expect(try Steps.findings([], then: answer).map(\.rule) == (rule.map { [$0] } ?? []))
        // What was committed so is not said again.
        let known = ModelFacts.sample(id: "acme/Tiny-1B", name: "Tiny-1B", contextWindowTokens: tokens)
        #expect(try Steps.findings([known], then: answer) == [])
    }

    @Test func `a window that shrank is judged alike with and without its twin`() throws {
        let answer = AnswerText.modelsInfo.replacing("131072", with: "100000")
        let known = ModelFacts.sample(id: "acme/Tiny-1B", name: "Tiny-1B")
        let stored = ModelFacts.sample(id: "acme/Tiny-1B", name: "Tiny-1B", contextWindowTokens: 100_000)
        let (held, committed) = (
            try Steps.findings([known], then: answer), try Steps.findings([[known]], then: [stored])
        )
        #expect(held.map(\.rule) == [.contextWindowShrunk])
        #expect(held.map(\.rule) == committed.map(\.rule))
        #expect(held.map(\.change) == committed.map(\.change))
    }

    @Test func `the messages say what a person compares`() throws {
        let base = [ModelFacts.sample(id: "acme/a")]
        let messages = try [8_000, 8_001, 131_071, 1_048_756].map {
            try Steps.findings([base], then: [.sample(id: "acme/a", contextWindowTokens: $0)]).first?.message
        }
        #expect(
            messages == [
                "a context window of 8000 tokens is upstream's placeholder for an unknown one; on 2026-10-01 it was 131072",
                "a context window of 8001 tokens is far below the last known one, 131072",
                "the context window shrank from 131072 to 131071 tokens",
                "a context window of 1048756 tokens is almost 1048576, a power of two; on 2026-10-01 it was 131072",
            ]
        )
        let twin = AnswerText.modelsInfo.replacing(
            "\"context_window_k\": 131",
            with: "\"context_window_k\": 262",
            times: 2
        )
        #expect(
            try Steps.findings([], then: twin).map(\.message) == [
                "a context window of 131072 tokens is far below what \"context_window_k\" says, 262 thousand"
            ]
        )
    }
}
