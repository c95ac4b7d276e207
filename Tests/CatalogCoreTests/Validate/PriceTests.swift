// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct PriceTests {
    /// The one price that an answer with this input price gives, and the codes found.
    private static func judged(_ answer: AnswerText) -> (price: String?, codes: [Rule]) {
        let result = judgeAnswer(answer.bytes, name: "answer.json", vocabulary: .sample)
        return (result.value?.models.first?.inputUSDPerMillionTokens.description, result.diagnostics.map(\.rule))
    }

    @Test(
        arguments: [
            ("0.06", "0.06", []), ("0.0600", "0.06", []), ("6e-2", "0.06", []), ("15", "15", []), ("1.5E1", "15", []),
            ("0.658", "0.658", []), ("0.0001", "0.0001", []), ("1000", "1000", []), ("1e3", "1000", []),
            ("0.000123", "0.000123", []), ("123.456789", "123.456789", []),
            ("0.19999999999999998", "0.2", [.numericNoise]), ("1.4000000000000001", "1.4", [.numericNoise]),
            ("0.39999999999999997", "0.4", [.numericNoise]), ("0.30000000000000004", "0.3", [.numericNoise]),
            ("0.00009", nil, [.priceOutOfRange]), ("1000.000001", nil, [.priceOutOfRange]),
            ("0.0000001", nil, [.priceOutOfRange]), ("100000", nil, [.priceOutOfRange]),
            ("1e999999999", nil, [.priceOutOfRange]), ("1e-999999999", nil, [.priceOutOfRange]),
            ("0.1234565", nil, [.priceTooPrecise]), ("0.200000001", nil, [.priceTooPrecise]),
            ("-0", nil, [.negativePrice]), ("-0.06", nil, [.negativePrice]), ("-1e999999999", nil, [.negativePrice]),
            ("0", nil, [.zeroPrice]), ("0e9", nil, [.zeroPrice]),
        ] as [(String, String?, [Rule])]
    )
    func `a price per million tokens stays exact`(text: String, price: String?, codes: [Rule]) {
        let judged = Self.judged(.modelsInfo.replacing("0.06", with: text))
        #expect(judged.price == price)
        #expect(judged.codes == codes)
    }

    @Test(
        arguments: [
            ("0.00000013", "0.13", []), ("1.3e-7", "0.13", []), ("0.000000658", "0.658", []), ("0.001", "1000", []),
            ("0.0000000001", "0.0001", []), ("1.2999999999999999e-07", "0.13", [.numericNoise]),
            ("0.0010000001", nil, [.priceOutOfRange]), ("0.00000000009", nil, [.priceOutOfRange]),
            ("NaN", nil, [.invalidPrice]), ("Infinity", nil, [.invalidPrice]), ("1,5", nil, [.invalidPrice]),
            ("1.2abc", nil, [.invalidPrice]), (" 1", nil, [.invalidPrice]), ("", nil, [.invalidPrice]),
            ("-1", nil, [.negativePrice]), ("0.0", nil, [.zeroPrice]),
        ] as [(String, String?, [Rule])]
    )
    func `a price per token is brought to a million tokens`(text: String, price: String?, codes: [Rule]) {
        let judged = Self.judged(.verbose.replacing("0.00000013", with: text))
        #expect(judged.price == price)
        #expect(judged.codes == codes)
    }

    @Test(arguments: ["0", "0.0", "0e5", "0.000"])
    func `the output of an embedding model may be free, in both shapes`(text: String) {
        let verbose = AnswerText.verbose.replacing("text->text", with: "text->embedding")
            .replacing("0.0000004", with: text)
        let plain = AnswerText.embedding.replacing("tokens\": 0,", with: "tokens\": \(text),")
        for answer in [verbose, plain] {
            let result = judgeAnswer(answer.bytes, name: "answer.json", vocabulary: .sample)
            #expect(result.diagnostics.summaries == [])
            #expect(result.value?.models.first?.outputUSDPerMillionTokens.description == "0")
        }
    }

    @Test(arguments: ["0", "0.0001", "0.06", "0.2", "0.658", "1.11", "15", "999.999999", "1000", "0.000001"])
    func `the canonical text is read back`(text: String) throws {
        let price = try #require(USDPerMillionTokens(canonicalText: text))
        #expect(price.description == text)
    }

    @Test(arguments: [
        "", "0.60", "00.6", ".6", "6e-1", "+1", "-0", "-1", "1.0", "1000.000001", "0.0000001", "1e3", "01", "0.", " 1",
        "NaN", "9999999999999999999999",
    ])
    func `another spelling is not canonical`(text: String) {
        #expect(USDPerMillionTokens(canonicalText: text) == nil)
    }

    @Test(
        arguments: [
            (0, 0, "0"), (1, 1_000_000, "0.000001"), (658_000, 658_000_000_000, "0.658"),
            (1_000_000_000, 1_000_000_000_000_000, "1000"), (-5, 0, "0"), (.max, 1_000_000_000_000_000, "1000"),
        ] as [(Int64, Int64, String)]
    )
    func `the unit of the generated catalog is finer and exact`(micro: Int64, pico: Int64, text: String) {
        let price = USDPerMillionTokens(microdollars: micro)
        #expect(price.picodollars == pico)
        #expect(price.description == text)
    }

    @Test func `prices are ordered by value`() throws {
        let texts = ["0", "0.0001", "0.06", "0.2", "3", "15"]
        #expect(
            try texts.reversed().map { try #require(USDPerMillionTokens(canonicalText: $0)) }.sorted().map(
                \.description
            ) == texts
        )
    }
}
