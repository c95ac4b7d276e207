// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct ChangeAmountTests {
    typealias Case = (old: Int64, new: Int64, absolute: String, percent: String?, text: String)

    @Test(
        arguments: [
            (60_000, 72_000, "+0.012", "+20", "+$0.012 (+20 %)"),
            (240_000, 200_000, "-0.04", "-16.7", "-$0.04 (-16.7 %)"),
            (1, 2, "+0.000001", "+100", "+$0.000001 (+100 %)"), (0, 1_000_000_000, "+1000", nil, "+$1000"),
            (1_000_000_000, 0, "-1000", "-100", "-$1000 (-100 %)"),
            // Halves are rounded away from zero, in both directions.
            (2_000, 2_001, "+0.000001", "+0.1", "+$0.000001 (+0.1 %)"),
            (2_000, 1_999, "-0.000001", "-0.1", "-$0.000001 (-0.1 %)"),
            // Only nothing is a hundred percent less.
            (1_000_000_000, 100, "-999.9999", "-99.9", "-$999.9999 (-99.9 %)"),
            // A change that rounds to nothing keeps its sign.
            (1_000_000, 999_999, "-0.000001", "-0.0", "-$0.000001 (-0.0 %)"),
            (1, 1_000_000_000, "+999.999999", "+99999999900", "+$999.999999 (+99999999900 %)"),
        ] as [Case]
    )
    func `prices are exact, and percentages have one digit`(example: Case) {
        let amount = ChangeAmount(from: example.old, to: example.new, unit: .microdollarsPerMillionTokens)
        #expect(amount.absoluteText == example.absolute)
        #expect(amount.percentText == example.percent)
        #expect(amount.text == example.text)
    }

    @Test func `tokens are whole numbers in groups`() {
        let amount = ChangeAmount(from: 1_048_576, to: 8_000, unit: .tokens)
        #expect(amount.absoluteText == "-1040576")
        #expect(amount.text == "-1,040,576 (-99.2 %)")
    }
}
