// SPDX-License-Identifier: Apache-2.0

/// Why a text was refused: one case for each cause that a reader of the message would treat differently.
package enum JSONReadErrorReason: Hashable, Sendable {
    // The text is not UTF-8.

    /// The text starts with the UTF-8 byte order mark.
    case byteOrderMark
    /// The text is in another Unicode encoding form.
    case otherEncoding(JSONForeignEncoding)
    /// A byte that is not part of well-formed UTF-8 (RFC 3629): overlong, surrogate, above U+10FFFF, cut or stray.
    case invalidUTF8

    // The text as a whole.

    /// There are no bytes, or only white space.
    case emptyInput
    /// The text ends inside an array or object.
    case unexpectedEnd
    /// Something follows the first value.
    case trailingText
    /// A `//`, `/*` or `#` comment.
    case comment
    /// A character that can start no token at this place.
    case unexpectedCharacter

    // Arrays and objects.

    /// A comma, colon or closing bracket stands where a value must be.
    case missingValue
    /// Two elements or members without a comma between them.
    case missingComma
    /// A key without a colon after it.
    case missingColon
    /// A comma before a closing bracket.
    case trailingComma
    /// A bracket that does not close what is open.
    case mismatchedBracket
    /// A key without quotes, or something else that is not a key.
    case invalidKey

    // Literals and numbers.

    /// A word that is not exactly `true`, `false` or `null`.
    case invalidLiteral
    /// `NaN` or an infinity.
    case nonFiniteNumber
    /// A number that starts with a superfluous 0.
    case leadingZero
    /// A number that starts with a plus sign.
    case leadingPlus
    /// A sign or the start of a number without a digit where one must be.
    case missingIntegerDigits
    /// A decimal point without a digit after it.
    case missingFractionDigits
    /// An exponent without a digit.
    case missingExponentDigits
    /// A number that runs into other text, such as `1.2.3` or `0x10`.
    case numberFollowedByText

    // Strings.

    /// A string without a closing quote.
    case unterminatedString
    /// A string in single quotes.
    case singleQuotes
    /// A control character, U+0000 to U+001F, inside a string.
    case controlCharacter
    /// A backslash with a character after it that has no meaning.
    case invalidEscape
    /// `\u` without four hexadecimal digits.
    case invalidUnicodeEscape
    /// An escape of a surrogate that is not a high one followed by a low one.
    case unpairedSurrogate

    // Well-formed, but refused.

    /// An object in which two keys are equal after their escapes are decoded.
    case duplicateKeys
    /// The text goes beyond a limit.
    case limitExceeded(JSONLimit)

    /// The group to which the reason belongs.
    package var category: JSONReadErrorCategory {
        switch self {
        case .byteOrderMark, .otherEncoding, .invalidUTF8:
            .encoding
        case .emptyInput, .unexpectedEnd, .trailingText, .comment, .unexpectedCharacter, .missingValue, .missingComma,
            .missingColon, .trailingComma, .mismatchedBracket, .invalidKey, .invalidLiteral, .nonFiniteNumber,
            .leadingZero, .leadingPlus, .missingIntegerDigits, .missingFractionDigits, .missingExponentDigits,
            .numberFollowedByText, .unterminatedString, .singleQuotes, .controlCharacter, .invalidEscape,
            .invalidUnicodeEscape, .unpairedSurrogate:
            .syntax
        case .duplicateKeys:
            .duplicateKeys
        case .limitExceeded:
            .limit
        }
    }

    /// Whether the text breaks the grammar of RFC 8259 (without those that are not even UTF-8).
    package var isSyntax: Bool { category == .syntax }

    /// Whether the only fault is repeated keys.
    package var isDuplicateKeys: Bool { category == .duplicateKeys }

    /// Whether a limit stopped the reader; the rest of the text was not judged.
    package var isLimit: Bool { category == .limit }
}
