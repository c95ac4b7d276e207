// SPDX-License-Identifier: Apache-2.0

import NebiusModels
import Testing

struct NebiusPricingTests {
    @Test(arguments: [
        ("0.06", "0.24", 0, 0, "0"),
        ("0.06", "0.24", 1_000_000, 1_000_000, "0.3"),
        ("0.06", "0.24", 1, 0, "0.00000006"),
        ("0.06", "0.24", 12_345, 678, "0.00090342"),
        ("0.658", "1.11", 3, 7, "0.000009744"),
        ("0.000001", "0", 1, 0, "0.000000000001"),
        ("0.01", "0", 1_000, 2_147_483_647, "0.00001"),
        ("9223372", "0", 1_000_000, 0, "9223372"),
        // Price times count needs more than 64 bits, the cost does not.
        ("1000000", "1000000", 2_000_000, 2_000_000, "4000000"),
        ("0.3", "1.2", 2_147_483_647, 2_147_483_647, "3221.2254705"),
    ])
    func `the cost is exact`(input: String, output: String, inputTokens: Int, outputTokens: Int, cost: String) throws {
        let pricing = try pricing(input, output)
        #expect(pricing.cost(inputTokens: inputTokens, outputTokens: outputTokens)?.description == cost)
    }

    @Test(arguments: [(-1, 0), (0, -1), (Int.min, 0), (0, Int.min), (-1, Int.max)])
    func `a negative count has no cost`(inputTokens: Int, outputTokens: Int) throws {
        let pricing = try pricing("0.06", "0.24")
        #expect(pricing.cost(inputTokens: inputTokens, outputTokens: outputTokens) == nil)
    }

    @Test(arguments: [
        ("9223372.036854", "0", 1_000_001, 0),
        ("0", "9223372.036854", 0, 1_000_001),
        // Each side fits, the sum does not.
        ("9223372", "1", 1_000_000, 1_000_000),
        ("9223372.036854775807", "9223372.036854775807", Int.max, Int.max),
        ("-9223372.036854775808", "-9223372.036854775808", Int.max, Int.max),
    ])
    func `a cost out of range is nil`(input: String, output: String, inputTokens: Int, outputTokens: Int) throws {
        let pricing = try pricing(input, output)
        #expect(pricing.cost(inputTokens: inputTokens, outputTokens: outputTokens) == nil)
    }

    @Test(
        arguments: [
            ("0.0000001", "0", 10, 0, "0.000000000001"),
            ("0.0000001", "0", 9, 0, nil),
            // Neither side is a whole number of picodollars, both together are.
            ("0.0000001", "0.0000001", 3, 7, "0.000000000001"),
            ("0.0000001", "0.0000001", 3, 8, nil),
            ("0.000000000001", "0", 1_000_000, 0, "0.000000000001"),
            ("0.000000999999", "0", 2_000_000_000, 0, "0.001999998"),
            ("-0.0000001", "0.0000001", 3, 13, "0.000000000001"),
            ("9223372.036854775807", "0", 1_000_000, 0, "9223372.036854775807"),
            ("-9223372.036854775808", "0", 1_000_000, 0, "-9223372.036854775808"),
            ("-9223372.036854775808", "0", 1, 0, nil),
        ] as [(String, String, Int, Int, String?)]
    )
    func `a price finer than a microdollar costs exactly or nil`(
        input: String,
        output: String,
        inputTokens: Int,
        outputTokens: Int,
        cost: String?
    ) throws {
        let pricing = try pricing(input, output)
        #expect(pricing.cost(inputTokens: inputTokens, outputTokens: outputTokens)?.description == cost)
    }

    @Test func `any price and any count gives the answer of wider arithmetic`() {
        // The wider integers are newer than the oldest Apple platforms that the package supports.
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        let amounts: [Int64] = [.min, .min + 1, -1_000_001, -1, 0, 1, 999_999, 1_000_000, .max - 1, .max]
        let counts: [Int] = [.min, -1, 0, 1, 499_999, 1_000_000, 1_000_001, .max - 1, .max]
        var answers = 0
        for (input, output) in amounts.flatMap({ input in amounts.map { (input, $0) } }) {
            let pricing = NebiusPricing(
                inputUSDPerMillionTokens: USDollars(picodollars: input),
                outputUSDPerMillionTokens: USDollars(picodollars: output)
            )
            for (inputTokens, outputTokens) in counts.flatMap({ count in counts.map { (count, $0) } }) {
                var expected: Int64?
                if inputTokens >= 0, outputTokens >= 0 {
                    let total = Int128(input) * Int128(inputTokens) + Int128(output) * Int128(outputTokens)
                    expected = total % 1_000_000 == 0 ? Int64(exactly: total / 1_000_000) : nil
                }
                #expect(pricing.cost(inputTokens: inputTokens, outputTokens: outputTokens)?.picodollars == expected)
                answers += expected == nil ? 0 : 1
            }
        }
        #expect(answers > 500)
    }

    private func pricing(_ input: String, _ output: String) throws -> NebiusPricing {
        NebiusPricing(
            inputUSDPerMillionTokens: try #require(USDollars(input)),
            outputUSDPerMillionTokens: try #require(USDollars(output))
        )
    }
}
