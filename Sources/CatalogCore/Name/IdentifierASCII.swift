// SPDX-License-Identifier: Apache-2.0

/// The classes and cases of ASCII bytes that identifiers are made of.
///
/// No locale and no Unicode version has a say in them.
enum IdentifierASCII {
    /// Whether a byte is one of `0` through `9`.
    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Whether a byte is one of `A` through `Z`.
    static func isUppercase(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

    /// Whether a byte is one of `a` through `z`.
    static func isLowercase(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

    /// Whether a byte is an ASCII letter or digit.
    static func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || isUppercase(byte) || isLowercase(byte) }

    /// The byte with a capital letter made small.
    static func lowercased(_ byte: UInt8) -> UInt8 { isUppercase(byte) ? byte + 0x20 : byte }

    /// The byte with a small letter made capital.
    static func uppercased(_ byte: UInt8) -> UInt8 { isLowercase(byte) ? byte - 0x20 : byte }

    /// The text with its ASCII capitals made small: the form in which identifiers are compared.
    static func lowercased(_ text: String) -> String {
        String(decoding: text.utf8.map(lowercased), as: UTF8.self)
    }
}
