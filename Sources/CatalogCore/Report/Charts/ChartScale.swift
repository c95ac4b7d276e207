// SPDX-License-Identifier: Apache-2.0

/// Where a number stands on an axis, in whole pixels.
///
/// Everything is calculated in whole numbers: the logarithm of one system may differ from that of another in its last
/// bit, and the page must have the same bytes everywhere.
struct ChartScale {
    /// How distances grow.
    enum Kind {
        case linear
        case logarithmic
    }

    private let kind: Kind
    private let low: Int64
    private let high: Int64
    private let start: Int
    private let end: Int

    /// A scale.
    ///
    /// - Parameters:
    ///   - kind: How distances grow.
    ///   - numbers: The range that the axis shows; above zero for a logarithmic one.
    ///   - pixels: Where the axis starts and ends; the end may come before the start.
    init(_ kind: Kind, _ numbers: ClosedRange<Int64>, pixels: (start: Int, end: Int)) {
        self.kind = kind
        self.low = kind == .logarithmic ? Self.logarithm(numbers.lowerBound) : numbers.lowerBound
        self.high = kind == .logarithmic ? Self.logarithm(numbers.upperBound) : numbers.upperBound
        self.start = pixels.start
        self.end = pixels.end
    }

    /// The pixel of a number, rounded; the middle when the range is a single number.
    func position(of number: Int64) -> Int {
        guard high > low else { return (start + end) / 2 }
        let value = kind == .logarithmic ? Self.logarithm(number) : number
        let part = min(max(value, low), high) - low
        let distance = Int64(end - start) * part
        let half = (high - low) / 2
        return start + Int((distance < 0 ? distance - half : distance + half) / (high - low))
    }

    /// The logarithm to base 2 in steps of 2^-16; 0 for numbers below 1.
    static func logarithm(_ number: Int64) -> Int64 {
        guard number > 1 else { return 0 }
        let whole = 63 - number.leadingZeroBitCount
        // The number divided by 2^whole, from 1 to below 2, in steps of 2^-31.
        var mantissa = whole > 31 ? UInt64(number) >> (whole - 31) : UInt64(number) << (31 - whole)
        var result = Int64(whole) << 16
        for bit in (0..<16).reversed() {
            mantissa = (mantissa * mantissa) >> 31
            if mantissa >= 1 << 32 {
                mantissa >>= 1
                result |= 1 << bit
            }
        }
        return result
    }
}
