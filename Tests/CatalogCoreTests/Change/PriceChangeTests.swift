// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct PriceChangeTests {
    /// Two prices in millionths of a dollar, and the rule that speaks about the step in both directions.
    typealias Move = (low: Int64, high: Int64, rule: Rule)

    @Test(
        arguments: [
            (100, 200, .factChanged), (60_000, 60_001, .factChanged), (100_000, 1_000_000, .factChanged),
            (100_000, 1_000_001, .priceMoved), (100_000, 1_100_000, .priceMoved), (100, 1_001, .priceMoved),
            // By a thousand, to within a hundredth.
            (1_000, 1_000_000, .priceUnitFactor), (1_000, 990_000, .priceUnitFactor), (1_000, 989_999, .priceMoved),
            (1_000, 1_010_000, .priceUnitFactor), (1_000, 1_010_001, .priceMoved),
            // By a hundred thousand, and by a million.
            (1_000, 100_000_000, .priceUnitFactor), (1_000, 99_000_000, .priceUnitFactor),
            (1_000, 98_999_999, .priceMoved), (1_000, 101_000_000, .priceUnitFactor), (1_000, 101_000_001, .priceMoved),
            (100, 100_000_000, .priceUnitFactor), (1_000, 1_000_000_000, .priceUnitFactor),
            (1_000, 990_000_000, .priceUnitFactor), (1_000, 989_999_999, .priceMoved),
            // By ten thousand, which is none.
            (1_000, 10_000_000, .priceMoved),
            // Through zero, however little.
            (0, 1, .priceThroughZero), (0, 1_000_000_000, .priceThroughZero),
        ] as [Move]
    )
    func `a price is judged by its last one, in both directions`(move: Move) throws {
        for field in ["inputUSDPerMillionTokens", "outputUSDPerMillionTokens"] {
            for (old, new) in [(move.low, move.high), (move.high, move.low)] {
                let models = [old, new].map { price -> ModelFacts in
                    // No input may cost more than output here: that is another rule.
                    field.hasPrefix("input")
                        ? .sample(id: "acme/a", input: price, output: 1_000_000_000)
                        : .sample(id: "acme/a", input: 0, output: price)
                }
                let found = try Steps.findings([[models[0]]], then: [models[1]])
                #expect(found.changes == ["\(move.rule.code) acme/a \(field)"])
                #expect(found.map(\.isHeld) == [move.rule.isHeld])
                let texts = [old, new].map { "\"\(USDPerMillionTokens(microdollars: $0))\"" }
                #expect(found.map(\.change) == [FactChange(field: field, before: texts[0], after: texts[1])])
            }
        }
    }

    @Test func `both prices are judged, each by itself`() throws {
        let found = try Steps.findings(
            [[.sample(id: "acme/a", input: 60_000, output: 240_000)]],
            then: [.sample(id: "acme/a", input: 60, output: 2_400_001)]
        )
        #expect(
            found.map(\.message) == [
                "inputUSDPerMillionTokens moved from 0.06 to 0.00006, by the factor 1000 that lies between two units",
                "outputUSDPerMillionTokens moved from 0.24 to 2.400001, more than tenfold",
            ]
        )
    }

    /// Kind and prices of a model before, nil for a model that is new, and after, and what is found of both prices.
    typealias Inversion = (
        before: (kind: String, input: Int64, output: Int64)?, after: (kind: String, input: Int64, output: Int64),
        rule: Rule?
    )

    @Test(
        arguments: [
            (("text2text", 5, 5), ("text2text", 6, 5), .priceInverted), (nil, ("text2text", 6, 5), .priceInverted),
            (nil, ("text2text", 5, 5), nil), (nil, ("image2text", 6, 5), .priceInverted),
            (("text2text", 5, 6), ("text2text", 6, 5), .priceInverted), (("text2text", 6, 5), ("text2text", 5, 6), nil),
            // What was so before is not said again, at any price.
            (("text2text", 6, 5), ("text2text", 6, 5), nil), (("text2text", 6, 5), ("text2text", 7, 5), nil),
            // A model that generates nothing.
            (nil, ("embedding", 6, 0), .embeddingPriceInverted),
            (("embedding", 5, 5), ("embedding", 6, 5), .embeddingPriceInverted),
            (("embedding", 6, 0), ("embedding", 7, 0), nil),
        ] as [Inversion]
    )
    func `input that becomes dearer than output is found`(step: Inversion) throws {
        func model(_ facts: (kind: String, input: Int64, output: Int64)) -> ModelFacts {
            .sample(id: "acme/a", kind: facts.kind, input: facts.input, output: facts.output)
        }
        let other = ModelFacts.sample(id: "other/model")
        let found = try Steps.findings(
            [[other] + (step.before.map { [model($0)] } ?? [])],
            then: [other, model(step.after)]
        )
        .filter { $0.change?.field == "prices" }
        #expect(found.map(\.rule) == (step.rule.map { [$0] } ?? []))
        #expect(found.allSatisfy { $0.isHeld == ($0.rule == .priceInverted) })
        #expect(found.allSatisfy { $0.severity == ($0.rule == .priceInverted ? .error : .note) })
    }

    @Test func `an inversion states both prices before and after`() throws {
        let found = try Steps.findings(
            [[.sample(id: "acme/a", input: 60_000, output: 240_000)]],
            then: [.sample(id: "acme/a", input: 250_000, output: 240_000)]
        )
        #expect(found.changes == ["price-inverted acme/a prices", "fact-changed acme/a inputUSDPerMillionTokens"])
        #expect(found.first?.message == "input costs 0.25 dollars per million tokens, more than output: 0.24")
        #expect(
            found.first?.change
                == FactChange(field: "prices", before: "[\"0.06\",\"0.24\"]", after: "[\"0.25\",\"0.24\"]")
        )
    }
}
