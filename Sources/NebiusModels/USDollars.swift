// SPDX-License-Identifier: Apache-2.0

/// An exact amount of US dollars.
///
/// The amount is a whole number of picodollars (1 dollar is 10^12 picodollars), because a price per million tokens with
/// up to six fractional digits is then a whole number of picodollars per token. No binary fraction is involved, so
/// amounts compare, add up and print exactly. The range is that of `Int64`: from -9,223,372.036854775808 to
/// 9,223,372.036854775807 dollars. Arithmetic that would leave it gives `nil`; nothing wraps or traps.
public struct USDollars: Hashable, Comparable, Sendable {
    /// The amount in picodollars, 10^-12 dollars each.
    public let picodollars: Int64

    /// No money at all.
    public static var zero: USDollars { USDollars(picodollars: 0) }

    /// How many fractional digits an amount in dollars can have.
    static var fractionDigits: Int { 12 }

    /// Makes an amount from picodollars.
    ///
    /// - Parameter picodollars: The amount in picodollars, 10^-12 dollars each.
    public init(picodollars: Int64) {
        self.picodollars = picodollars
    }

    /// Whether `left` is the smaller amount.
    public static func < (left: USDollars, right: USDollars) -> Bool {
        left.picodollars < right.picodollars
    }

    /// The sum of both amounts, or `nil` when it is out of range.
    ///
    /// - Parameter other: The amount to add; may be negative.
    /// - Returns: The exact sum.
    public func adding(_ other: USDollars) -> USDollars? {
        let (sum, overflow) = picodollars.addingReportingOverflow(other.picodollars)
        return overflow ? nil : USDollars(picodollars: sum)
    }

    /// The amount `count` times, or `nil` when that is out of range.
    ///
    /// - Parameter count: How many times; may be negative.
    /// - Returns: The exact product.
    public func multiplied(by count: Int) -> USDollars? {
        let (product, overflow) = picodollars.multipliedReportingOverflow(by: Int64(count))
        return overflow ? nil : USDollars(picodollars: product)
    }
}
