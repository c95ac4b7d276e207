// SPDX-License-Identifier: Apache-2.0

extension NebiusPricing {
    /// The exact cost of a request with these numbers of tokens.
    ///
    /// Prices with up to six fractional digits, which are all prices of the catalog, have an exact cost for every number of
    /// tokens. A finer price has one only where the whole cost is a whole number of picodollars; elsewhere the answer is
    /// `nil` instead of a rounded amount.
    ///
    /// - Parameters:
    ///   - inputTokens: How many tokens the request sends; 0 or more.
    ///   - outputTokens: How many tokens the model writes, reasoning included; 0 or more.
    /// - Returns: The cost, or `nil` when a count is negative, when the cost of the input, of the output or of both is out of
    ///   the range of ``USDollars``, or when the cost is not a whole number of picodollars.
    public func cost(inputTokens: Int, outputTokens: Int) -> USDollars? {
        guard
            let input = Self.cost(of: inputTokens, at: inputUSDPerMillionTokens),
            let output = Self.cost(of: outputTokens, at: outputUSDPerMillionTokens)
        else { return nil }

        // Each rest is smaller than 10^12 in magnitude. Two that are not whole picodollars can be whole together.
        let (rests, fraction) = (input.rest + output.rest).quotientAndRemainder(dividingBy: Self.tokensPerPrice)
        guard fraction == 0 else { return nil }
        return input.whole.adding(output.whole)?.adding(USDollars(picodollars: rests))
    }

    /// The cost of `tokens` in whole picodollars, and the rest in millionths of a picodollar.
    ///
    /// Price and count are split at one million, because their product can need more than 64 bits although its millionth
    /// part does not. The rest is smaller than 10^12 in magnitude, and not reduced to less than a picodollar.
    private static func cost(of tokens: Int, at price: USDollars) -> (whole: USDollars, rest: Int64)? {
        guard tokens >= 0 else { return nil }
        let (perToken, rest) = price.picodollars.quotientAndRemainder(dividingBy: tokensPerPrice)
        let (millions, remainingTokens) = Int64(tokens).quotientAndRemainder(dividingBy: tokensPerPrice)
        // The rest is smaller than a million in magnitude and the millions are at most 2^63 / 10^6: no overflow.
        guard
            let whole = USDollars(picodollars: perToken).multiplied(by: tokens)?
                .adding(USDollars(picodollars: rest * millions))
        else { return nil }
        return (whole, rest * remainingTokens)
    }

    /// How many tokens a price is for.
    private static var tokensPerPrice: Int64 { 1_000_000 }
}
