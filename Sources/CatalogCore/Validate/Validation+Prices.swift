// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension Validation {
    /// A price: an exact decimal, not negative, within the band that is believed, no finer than the catalog keeps.
    mutating func judgePrice(_ price: DecodedPrice?, mayBeZero: Bool) -> USDPerMillionTokens? {
        guard let price else { return nil }
        let decimal: ExactDecimal
        do {
            decimal = try ExactDecimal(price.text.value)
        } catch {
            reportUnreadable(price, because: error)
            return nil
        }
        guard !decimal.isNegative else {
            report(.negativePrice, "a price must not be negative, found \(shown(price))", price)
            return nil
        }
        guard !decimal.isZero else { return judgeZero(price, mayBeZero: mayBeZero) }
        return judge(decimal, of: price)
    }

    /// Prices in units that the catalog does not keep are 0 so far; another value deserves a look.
    mutating func judgeOtherPrices(_ prices: [Located<String>]) {
        for price in prices {
            if let decimal = try? ExactDecimal(price.value), decimal.isZero { continue }
            findings.add(
                Diagnostic(
                    .unusedPrice,
                    "a price of \(QuotedText.quote(price.value)) in a unit that the catalog does not keep",
                    at: price.place
                )
            )
        }
    }

    private mutating func judge(_ decimal: ExactDecimal, of price: DecodedPrice) -> USDPerMillionTokens? {
        // Microdollars per million tokens: the step is 10^-6 dollars, and a price per token counts a million times.
        let power = price.unit == .token ? 12 : 6
        guard let scaled = decimal.scaled(byPowerOfTen: power),
            scaled.integer >= UInt64(USDPerMillionTokens.minimum.microdollars),
            scaled.integer <= UInt64(USDPerMillionTokens.maximum.microdollars)
        else {
            let band = "\(USDPerMillionTokens.minimum) to \(USDPerMillionTokens.maximum)"
            report(.priceOutOfRange, "\(shown(price)) is outside \(band) dollars per million tokens", price)
            return nil
        }
        let value = USDPerMillionTokens(microdollars: Int64(scaled.integer))
        guard !scaled.isExact else { return value }
        guard scaled.isNoise else {
            report(.priceTooPrecise, "\(shown(price)) is finer than 0.000001 dollars per million tokens", price)
            return nil
        }
        findings.add(
            Diagnostic(
                .numericNoise,
                "\(shown(price)) is \(value) dollars per million tokens with numeric noise; \(value) is kept",
                at: price.text.place
            )
        )
        return value
    }

    private mutating func judgeZero(_ price: DecodedPrice, mayBeZero: Bool) -> USDPerMillionTokens? {
        guard !mayBeZero else { return USDPerMillionTokens(microdollars: 0) }
        report(.zeroPrice, "a price of zero is not plausible here", price)
        return nil
    }

    private mutating func reportUnreadable(_ price: DecodedPrice, because problem: ExactDecimal.Problem) {
        switch problem {
        case .notANumber:
            report(.invalidPrice, "\(shown(price)) is not a decimal number", price)
        case .tooManyDigits:
            report(.priceTooPrecise, "\(shown(price)) has more than 19 significant digits", price)
        }
    }

    private func shown(_ price: DecodedPrice) -> String {
        let text = price.text.node.kind == .string ? QuotedText.quote(price.text.value) : cut(price.text.value)
        return price.unit == .token ? "\(text) per token" : text
    }

    /// A number is printable as it is, but may be long.
    private func cut(_ text: String) -> String {
        text.utf8.count <= 40 ? text : String(decoding: text.utf8.prefix(40), as: UTF8.self) + "..."
    }

    private mutating func report(_ code: Rule, _ message: String, _ price: DecodedPrice) {
        findings.add(
            Diagnostic(
                code,
                message,
                at: price.text.place,
                nextStep: "nothing is written with such a price; ask for the answer again, or ask upstream"
            )
        )
    }
}
