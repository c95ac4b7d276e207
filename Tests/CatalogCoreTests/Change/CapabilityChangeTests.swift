// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct CapabilityChangeTests {
    /// Kind, use cases and tags.
    typealias Words = (kind: String, useCases: [String], tags: [String])

    private static func model(_ words: Words) -> ModelFacts {
        .sample(id: "acme/a", kind: words.kind, output: 1_000_000, useCases: words.useCases, tags: words.tags)
    }

    private static let all: Words = ("image2text", ["function_calling", "image", "reasoning", "text"], ["JSON mode"])

    @Test(
        arguments: [
            (all, all, nil),
            // A word that is gone.
            (("text2text", ["function_calling"], []), ("text2text", [], []), "toolCalling"),
            (("text2text", ["code", "reasoning"], []), ("text2text", ["code"], []), "reasoning"),
            (("text2text", [], ["JSON mode", "x"]), ("text2text", [], ["x"]), "structuredOutput"),
            (("image2text", [], []), ("text2text", [], []), "vision"),
            (("text2text", ["image"], []), ("text2text", ["text"], []), "vision"),
            (all, ("text2text", [], []), "vision, toolCalling, reasoning, structuredOutput"),
            // Another word stands for it.
            (("image2text", ["image"], []), ("text2text", ["image"], []), nil),
            (("image2text", ["image"], []), ("image2text", [], []), nil),
            (("image2text", [], []), ("text2text", ["image"], []), nil),
            // Words that stand for nothing, and capabilities that come.
            (("text2text", ["code", "text"], ["x"]), ("text2text", [], []), nil),
            (("text2text", [], []), all, nil),
            // One comes, one goes.
            (("text2text", ["reasoning"], []), ("text2text", ["function_calling"], []), "reasoning"),
        ] as [(Words, Words, String?)]
    )
    func `a capability is lost when no word stands for it any more`(
        before: Words,
        after: Words,
        lost: String?
    ) throws {
        let found = try Steps.findings([[Self.model(before)]], then: [Self.model(after)])
        let losses = found.filter { $0.rule == .capabilityLost }
        #expect(losses.map(\.message) == (lost.map { ["no word stands for \($0) any more"] } ?? []))
        #expect(losses.allSatisfy { $0.isHeld && $0.subject == "acme/a" })
        // The words themselves are told as changes, and hold nothing.
        #expect(found.filter(\.isHeld) == losses)
    }

    @Test func `a loss states all capabilities before and after`() throws {
        let found = try Steps.findings(
            [[Self.model(Self.all)]],
            then: [Self.model(("image2text", ["reasoning"], ["JSON mode"]))]
        )
        #expect(
            found.first { $0.rule == .capabilityLost }?.change
                == FactChange(
                    field: "capabilities",
                    before: "[\"vision\",\"toolCalling\",\"reasoning\",\"structuredOutput\"]",
                    after: "[\"vision\",\"reasoning\",\"structuredOutput\"]"
                )
        )
    }

    @Test(
        arguments: [
            ("text2text", "embedding", ["role-changed acme/a kind"]),
            ("embedding", "text2text", ["role-changed acme/a kind"]),
            ("text2text", "image2text", ["fact-changed acme/a kind"]), ("text2text", "text2text", []),
            ("text2text", "unheard-of", ["role-changed acme/a kind"]),
        ]
    )
    func `a kind of another role is held, one of the same role is not`(
        before: String,
        after: String,
        expected: [String]
    ) throws {
        let found = try Steps.findings(
            [[.sample(id: "acme/a", kind: before)]],
            then: [.sample(id: "acme/a", kind: after)]
        )
        #expect(found.changes == expected)
        #expect(found.allSatisfy { $0.isHeld == ($0.rule == .roleChanged) })
    }

    @Test func `a change of role names both kinds and both roles`() throws {
        let found = try Steps.findings(
            [[.sample(id: "acme/a")]],
            then: [.sample(id: "acme/a", kind: "embedding")]
        )
        #expect(found.map(\.message) == ["the kind \"text2text\" became \"embedding\": generative became embedding"])
        #expect(found.map(\.change) == [FactChange(field: "kind", before: "\"text2text\"", after: "\"embedding\"")])
    }

    @Test(
        arguments: [
            (["eu-north1"], ["us-central1"]), (["eu-north1"], ["eu-north1", "us-central1"]),
            (["eu-north1", "us-central1"], ["eu-north1"]),
        ]
    )
    func `a move to other regions is told and not held`(before: [String], after: [String]) throws {
        let found = try Steps.findings(
            [[.sample(id: "acme/a", regions: before)]],
            then: [.sample(id: "acme/a", regions: after)]
        )
        #expect(found.changes == ["region-moved acme/a regions"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.isHeld) == [false])
    }
}
