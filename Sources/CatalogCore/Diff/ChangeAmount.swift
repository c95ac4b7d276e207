// SPDX-License-Identifier: Apache-2.0

/// By how much a number changed, exactly.
package struct ChangeAmount: Hashable, Sendable {
    /// What is counted.
    package enum Unit: Hashable, Sendable {
        /// Millionths of a dollar per million tokens.
        case microdollarsPerMillionTokens
        case tokens
        /// The length of an embedding vector.
        case dimensions
    }

    package let unit: Unit
    /// The new number less the old one.
    package let absolute: Int64
    /// Tenths of a percent of the old number, rounded to the nearest, halves away from zero; nil when that was zero.
    package let percentTenths: Int64?

    /// Compares two numbers, each at most 10^9, so that nothing overflows.
    package init(from old: Int64, to new: Int64, unit: Unit) {
        self.unit = unit
        self.absolute = new - old
        let tenths = old == 0 ? nil : Self.rounded((new - old) * 1_000, dividedBy: old)
        // Only nothing is a hundred percent less.
        self.percentTenths = new > 0 ? tenths.map { max($0, -999) } : tenths
    }

    /// The absolute number with its sign: `+0.02`, `-65536`.
    package var absoluteText: String {
        let magnitude = Int64(absolute.magnitude)
        let digits =
            unit == .microdollarsPerMillionTokens
            ? USDPerMillionTokens(microdollars: magnitude).description : String(magnitude)
        return sign(of: absolute) + digits
    }

    /// The percentage with its sign, without the percent sign: `+20`, `-16.7`; nil when the old number was zero.
    package var percentText: String? {
        guard let percentTenths else { return nil }
        // What rounds to zero is still a change.
        guard percentTenths != 0 else { return sign(of: absolute) + "0.0" }
        let (whole, rest) = percentTenths.magnitude.quotientAndRemainder(dividingBy: 10)
        return sign(of: percentTenths) + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
    }

    /// For people: `+$0.02 (+20 %)`, `-65,536 (-50 %)`.
    package var text: String {
        let magnitude = Int64(absolute.magnitude)
        let shown =
            unit == .microdollarsPerMillionTokens
            ? "$\(USDPerMillionTokens(microdollars: magnitude))" : DigitGroups.text(magnitude)
        return sign(of: absolute) + shown + (percentText.map { " (\($0) %)" } ?? "")
    }

    private func sign(of number: Int64) -> String { number < 0 ? "-" : "+" }

    private static func rounded(_ dividend: Int64, dividedBy divisor: Int64) -> Int64 {
        let half = divisor / 2
        return (dividend < 0 ? dividend - half : dividend + half) / divisor
    }
}
