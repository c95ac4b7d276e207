// SPDX-License-Identifier: Apache-2.0

extension UInt8 {
    /// Whether the byte is one of `0` to `9`.
    package var isASCIIDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }

    /// Whether the byte is one of `a` to `z` and `A` to `Z`.
    package var isASCIILetter: Bool {
        // Setting bit 5 turns a capital letter into its small one, and no other byte into a letter.
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }

    /// Whether the byte is an ASCII letter or digit.
    package var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
}
