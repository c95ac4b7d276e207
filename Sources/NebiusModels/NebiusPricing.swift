// SPDX-License-Identifier: Apache-2.0

/// What a model costs: exact prices in US dollars per million tokens.
///
/// The prices are those of `input_price_per_million_tokens` and `output_price_per_million_tokens` in the public catalog
/// on the day of the snapshot. They change without a new model id, and an invoice can differ from them (discounts,
/// cached input, dedicated endpoints).
public struct NebiusPricing: Hashable, Sendable {
    /// The price of one million input tokens.
    public let inputUSDPerMillionTokens: USDollars

    /// The price of one million output tokens; zero for embedding models, which write none.
    public let outputUSDPerMillionTokens: USDollars

    /// Makes prices.
    ///
    /// - Parameters:
    ///   - inputUSDPerMillionTokens: The price of one million input tokens.
    ///   - outputUSDPerMillionTokens: The price of one million output tokens.
    public init(inputUSDPerMillionTokens: USDollars, outputUSDPerMillionTokens: USDollars) {
        self.inputUSDPerMillionTokens = inputUSDPerMillionTokens
        self.outputUSDPerMillionTokens = outputUSDPerMillionTokens
    }
}
