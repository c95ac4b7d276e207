// SPDX-License-Identifier: Apache-2.0

extension NebiusPricing {
    /// The exact cost of a request with these numbers of tokens.
    ///
    /// Prices with up to six fractional digits, which are all prices of the catalog, have an exact cost for every
    /// number of tokens. A finer price has one only where the cost is a whole number of picodollars; elsewhere the
    /// answer is `nil` instead of a rounded amount.
    ///
    /// - Parameters:
    ///   - inputTokens: How many tokens the request sends; 0 or more.
    ///   - outputTokens: How many tokens the model writes, reasoning included; 0 or more.
    /// - Returns: The cost, or `nil` when a count is negative, when the cost is out of the range of ``USDollars``, or
    ///   when it is not a whole number of picodollars.
    public func cost(inputTokens: Int, outputTokens: Int) -> USDollars? {
        guard inputTokens >= 0, outputTokens >= 0 else { return nil }

        // Price times count is up to a million times the cost, so it can need 128 bits where the cost needs 64.
        let input = inputUSDPerMillionTokens.picodollars.multipliedFullWidth(by: Int64(inputTokens))
        let output = outputUSDPerMillionTokens.picodollars.multipliedFullWidth(by: Int64(outputTokens))
        let (low, carry) = input.low.addingReportingOverflow(output.low)
        // A product of two 64-bit numbers is at most 2^126 in magnitude, so the sum of two of them needs 128 bits at
        // most.
        let high = input.high + output.high + (carry ? 1 : 0)

        // The quotient fits exactly when the dividend is in -2^63 * 10^6 ..< 2^63 * 10^6; division would trap
        // elsewhere.
        guard (-Self.tokensPerPrice / 2..<Self.tokensPerPrice / 2).contains(high) else { return nil }
        let (picodollars, rest) = Self.tokensPerPrice.dividingFullWidth((high: high, low: low))
        return rest == 0 ? USDollars(picodollars: picodollars) : nil
    }

    /// How many tokens a price is for.
    private static var tokensPerPrice: Int64 { 1_000_000 }
}
