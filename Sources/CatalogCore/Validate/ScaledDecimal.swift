// SPDX-License-Identifier: Apache-2.0

/// A decimal number brought to a unit and rounded to an integer of it.
package struct ScaledDecimal: Hashable, Sendable {
    package let integer: UInt64
    /// What rounding changed, in units of the last digit of the original.
    package let roundedOff: UInt64
    /// The original, in the same units.
    package let outOf: UInt64

    /// Whether nothing was rounded off.
    package var isExact: Bool { roundedOff == 0 }

    /// Whether rounding changed the value by no more than one part in a thousand million.
    ///
    /// That is what a trip through binary floating point does to a price: 0.19999999999999998 for 0.2.
    package var isNoise: Bool { roundedOff <= outOf / 1_000_000_000 }
}
