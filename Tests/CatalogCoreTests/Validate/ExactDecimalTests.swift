// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct ExactDecimalTests {
    /// A text and what it stands for: sign, significand, exponent.
    typealias Reading = (text: String, isNegative: Bool, significand: UInt64, exponent: Int)

    @Test(
        arguments: [
            ("0", false, 0, 0), ("0.0", false, 0, 0), ("-0", true, 0, 0), ("0e999999999", false, 0, 0),
            ("1", false, 1, 0), ("10", false, 1, 1), ("1.0", false, 1, 0), ("0.658", false, 658, -3),
            ("-1.50", true, 15, -1), ("8e3", false, 8, 3), ("8E+3", false, 8, 3), ("8e-3", false, 8, -3),
            ("8000.000", false, 8, 3), ("0.00000013", false, 13, -8),
            ("0.19999999999999998", false, 19_999_999_999_999_998, -17),
            ("9999999999999999999", false, 9_999_999_999_999_999_999, 0),
            ("1e999999999", false, 1, 1_000_000), ("1e-999999999", false, 1, -1_000_000),
            ("1e0000000000000000000000000000000000001", false, 1, 1),
            ("1" + String(repeating: "0", count: 60), false, 1, 60),
            ("0." + String(repeating: "0", count: 60) + "1", false, 1, -61),
        ] as [Reading]
    )
    func `a number is read exactly`(reading: Reading) throws {
        let decimal = try ExactDecimal(reading.text)
        #expect(decimal.isNegative == reading.isNegative)
        #expect(decimal.significand == reading.significand)
        #expect(decimal.exponent == reading.exponent)
        #expect(decimal.isZero == (reading.significand == 0))
    }

    @Test(arguments: [
        "", "-", "+1", ".5", "5.", "01", "-01", "1e", "1e+", "e5", "1.2abc", "1,5", "1_000", " 1", "1 ", "NaN", "inf",
        "0x10", "1e5.0", "1.2.3", "--1", "１", "1\u{301}",
    ])
    func `anything else is no number`(text: String) {
        #expect(throws: ExactDecimal.Problem.notANumber) { try ExactDecimal(text) }
    }

    @Test(arguments: ["12345678901234567891", "0.12345678901234567891", String(repeating: "9", count: 60)])
    func `more digits than can be held are told apart from no number`(text: String) {
        #expect(throws: ExactDecimal.Problem.tooManyDigits) { try ExactDecimal(text) }
    }

    @Test(
        arguments: [
            ("0.06", 6, 60_000, 0), ("1.5", 0, 2, 5), ("2.5", 0, 2, 5), ("2.51", 0, 3, 49), ("0.4", 0, 0, 4),
            ("1e3", 0, 1000, 0), ("1e-30", 6, 0, 1), ("0", 6, 0, 0), ("0e5", 30, 0, 0),
        ] as [(String, Int, UInt64, UInt64)]
    )
    func `a number is brought to a unit, rounded to the nearest, ties to even`(
        text: String,
        power: Int,
        integer: UInt64,
        roundedOff: UInt64
    ) throws {
        let scaled = try #require(try ExactDecimal(text).scaled(byPowerOfTen: power))
        #expect(scaled.integer == integer)
        #expect(scaled.roundedOff == roundedOff)
        #expect(scaled.isExact == (roundedOff == 0))
    }

    @Test(arguments: ["1e20", "1e999999999", "9999999999999999999e1", "2e19"])
    func `a number that does not fit has no scaled form`(text: String) throws {
        #expect(try ExactDecimal(text).scaled(byPowerOfTen: 0) == nil)
    }

    @Test(
        arguments: [
            ("0", 10, 0), ("10", 10, 10), ("11", 10, nil), ("1e1", 10, 10), ("10.0", 10, 10), ("9.5", 10, nil),
            ("-1", 10, nil), ("-0", 10, nil), ("1e999999999", .max, nil), ("9223372036854775807", .max, .max),
            ("9223372036854775808", .max, nil),
        ] as [(String, Int, Int?)]
    )
    func `a whole number is one without a rest`(text: String, maximum: Int, expected: Int?) throws {
        #expect(try ExactDecimal(text).wholeNumber(upTo: maximum) == expected)
    }

    @Test func `two spellings of one number are equal`() throws {
        #expect(try ExactDecimal("1.50") == ExactDecimal("15e-1"))
        #expect(try ExactDecimal("1.50") != ExactDecimal("1.5000001"))
    }

    @Test func `a text of a million digits is read in linear time and refused`() {
        #expect(throws: ExactDecimal.Problem.tooManyDigits) { try ExactDecimal(String(repeating: "7", count: 1 << 20)) }
    }
}
