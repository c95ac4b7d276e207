// SPDX-License-Identifier: Apache-2.0

/// How a message names the character that was found somewhere.
///
/// The text is hostile, so only printable ASCII is quoted; anything else is named by its number.
struct JSONFoundText: CustomStringConvertible {
    /// `'x'`, `U+00E9`, `the byte 0xFF` or `the end of the text`.
    let description: String

    /// Describes what is at `offset` in `bytes`.
    init(at offset: Int, in bytes: ArraySlice<UInt8>) {
        let rest = bytes.dropFirst(offset)
        guard let first = rest.first else {
            description = "the end of the text"
            return
        }
        if first == UInt8(ascii: "'") {
            description = "a single quote"
        } else if 0x21...0x7E ~= first {
            description = "'\(Unicode.Scalar(first))'"
        } else if first < 0x80 {
            description = "U+00\(Self.hexadecimal(first))"
        } else {
            description = Self.describeNonASCII(rest, first: first)
        }
    }

    /// Names a non-ASCII character, or its first byte if it is not well-formed.
    private static func describeNonASCII(_ rest: ArraySlice<UInt8>, first: UInt8) -> String {
        var decoder = UTF8()
        var iterator = rest.makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
            return "the byte 0x\(hexadecimal(first))"
        }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }

    /// A byte as two upper-case hexadecimal digits.
    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}
