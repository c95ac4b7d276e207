// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

/// The verbose shape, which states fewer facts than a snapshot has.
@Suite struct VerboseChangeTests {
    /// The model of the small verbose answer as a snapshot has it.
    private static let known = ModelFacts.sample(
        id: "acme/Tiny-1B",
        name: "Another name",
        vendor: "Acme Labs",
        input: 130_000,
        output: 400_000,
        useCases: ["code", "function_calling", "text"],
        tags: ["JSON mode", "math"],
        embeddingDimensions: 7
    )

    @Test func `facts that the shape does not state are not missing`() throws {
        #expect(try Steps.findings([Self.known], then: .verbose) == [])
    }

    @Test(
        arguments: [
            ("131072", "8000", ["placeholder-context-window acme/Tiny-1B contextWindowTokens"]),
            ("131072", "131000", ["context-window-shrunk acme/Tiny-1B contextWindowTokens"]),
            (
                "\"0.00000013\"", "\"0.000013\"",
                [
                    "price-moved acme/Tiny-1B inputUSDPerMillionTokens", "price-inverted acme/Tiny-1B prices",
                ]
            ),
            ("text->text", "text->embedding", ["role-changed acme/Tiny-1B kind"]),
            ("\"fp8\"", "\"fp4\"", ["fact-changed acme/Tiny-1B quantization"]),
            ("acme/Tiny-1B", "acme/Tiny_1B", ["model-renamed acme/Tiny_1B id", "mass-removal"]),
            (
                "[\"tools\", \"json_mode\"]", "[]",
                [
                    "capability-lost acme/Tiny-1B capabilities", "fact-changed acme/Tiny-1B useCases",
                    "fact-changed acme/Tiny-1B tags",
                ]
            ),
        ]
    )
    func `facts that it states are judged`(old: String, new: String, expected: [String]) throws {
        let found = try Steps.findings([Self.known], then: .verbose.replacing(old, with: new))
        #expect(found.changes == expected)
        #expect(found.allSatisfy { $0.place?.file == "answer.json" && $0.place?.location != nil })
    }

    @Test func `models that no snapshot has are judged, too`() throws {
        #expect(try Steps.findings([], then: .verbose) == [])
        let placeholder = AnswerText.verbose.replacing("131072", with: "8000")
        let expected = "placeholder-context-window acme/Tiny-1B contextWindowTokens"
        #expect(try Steps.findings([], then: placeholder).changes == [expected])
        let found = try Steps.findings([.sample(id: "acme/b")], then: placeholder)
        #expect(
            found.changes == [expected, "model-added acme/Tiny-1B", "model-removed acme/b", "mass-removal"]
        )
    }
}
