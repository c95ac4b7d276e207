// SPDX-License-Identifier: Apache-2.0

import NebiusModels
import Testing

struct USDollarsTests {
    @Test(
        arguments: [
            ("0", 0),
            ("3", 3_000_000_000_000),
            ("0.06", 60_000_000_000),
            ("-0.5", -500_000_000_000),
            ("0.658", 658_000_000_000),
            ("0.000000000001", 1),
            ("-0.000000000001", -1),
            ("12345.6789", 12_345_678_900_000_000),
            ("9223372.036854775807", Int64.max),
            ("-9223372.036854775808", Int64.min),
        ] as [(String, Int64)]
    )
    func `an amount and its text are the same both ways`(text: String, picodollars: Int64) {
        #expect(USDollars(text) == USDollars(picodollars: picodollars))
        #expect(USDollars(picodollars: picodollars).description == text)
    }

    @Test(arguments: [
        ("-0", "0"), ("-0.000", "0"), ("007", "7"), ("1.50", "1.5"), ("2.000000000000", "2"),
        (String(repeating: "0", count: 5_000) + "1", "1"),
    ])
    func `other spellings of an amount are read`(text: String, canonical: String) {
        #expect(USDollars(text)?.description == canonical)
    }

    @Test(arguments: [
        "", "-", ".", "-.", ".5", "5.", "-.5", "+1", "--1", "1-", "1.2.3", "1..2", "1e3", "1E-3", "0x10", "1_000",
        "1,000", "1,5",
        " 1", "1 ", "1\n", "$1", "NaN", "inf", "٣", "１", "1\u{301}", "1.\u{FE0F}5", "−1", "1\0",
        "0.0000000000001", "0.0000000000000",
    ])
    func `anything but a plain decimal number is refused`(text: String) {
        #expect(USDollars(text) == nil)
    }

    @Test(arguments: [
        "9223372.036854775808", "-9223372.036854775809", "9223373", "18446744.073709551616", "18446745",
        "18446744073709551616", String(repeating: "9", count: 5_000),
    ])
    func `an amount out of range is refused`(text: String) {
        #expect(USDollars(text) == nil)
    }

    @Test(arguments: [
        ("0", 2, "0.00"),
        ("0.06", 2, "0.06"),
        ("0.005", 2, "0.01"),
        ("0.0049999", 2, "0.00"),
        ("-0.005", 2, "-0.01"),
        ("-0.0049", 2, "0.00"),
        ("0.995", 2, "1.00"),
        ("0.5", 0, "1"),
        ("-0.4", 0, "0"),
        ("2.5", 0, "3"),
        ("0.0123456", 4, "0.0123"),
        ("1.2", 12, "1.200000000000"),
        ("1.2", Int.max, "1.200000000000"),
        ("1.2", -1, "1"),
        ("1.2", Int.min, "1"),
        ("9223372.036854775807", 0, "9223372"),
        ("-9223372.036854775808", 11, "-9223372.03685477581"),
        ("-9223372.036854775808", 12, "-9223372.036854775808"),
    ])
    func `the display text is rounded half away from zero`(amount: String, fractionDigits: Int, text: String) {
        #expect(USDollars(amount)?.description(fractionDigits: fractionDigits) == text)
    }

    @Test func `amounts are ordered by value`() {
        let amounts = ["-2", "-0.5", "0", "0.06", "0.1", "10"].compactMap { USDollars($0) }
        #expect(amounts.count == 6)
        #expect(amounts.reversed().sorted() == amounts)
        #expect(USDollars.zero == USDollars("0"))
    }

    @Test func `a sum is exact or nil`() {
        let tenth = USDollars(picodollars: 100_000_000_000)
        #expect(tenth.adding(tenth)?.adding(tenth) == USDollars("0.3"))
        #expect(USDollars(picodollars: .max).adding(USDollars(picodollars: 1)) == nil)
        #expect(USDollars(picodollars: .min).adding(USDollars(picodollars: -1)) == nil)
        #expect(USDollars(picodollars: .min).adding(USDollars(picodollars: .max)) == USDollars(picodollars: -1))
    }

    @Test func `a product is exact or nil`() {
        #expect(USDollars("0.1")?.multiplied(by: 3) == USDollars("0.3"))
        #expect(USDollars("0.1")?.multiplied(by: -3) == USDollars("-0.3"))
        #expect(USDollars("1")?.multiplied(by: 0) == .zero)
        #expect(USDollars("1")?.multiplied(by: .max) == nil)
        #expect(USDollars(picodollars: .min).multiplied(by: -1) == nil)
        #expect(USDollars(picodollars: .min).multiplied(by: .min) == nil)
    }
}
