// SPDX-License-Identifier: Apache-2.0

/// The sentences that an error shows.
extension JSONReadErrorReason {
    /// What is wrong.
    ///
    /// - Parameters:
    ///   - found: What stands at the place of the error.
    ///   - limits: The limits that were in force.
    /// - Returns: A sentence in ASCII.
    func message(found: JSONFoundText, limits: JSONLimits) -> String {
        switch self {
        case .byteOrderMark: "The text starts with a UTF-8 byte order mark."
        case .otherEncoding(let encoding): "The text is in \(encoding.rawValue), not in UTF-8."
        case .invalidUTF8: "The text is not valid UTF-8: \(found) cannot stand here."
        case .emptyInput: "The text is empty: there is no JSON value in it."
        case .unexpectedEnd: "The text ends before its last array or object is closed."
        case .trailingText: "There is more text after the JSON value: \(found)."
        case .comment: "JSON has no comments."
        case .unexpectedCharacter: "There is an unexpected character: \(found)."
        case .missingValue: "A value is missing before \(found)."
        case .missingComma: "A comma is missing before \(found)."
        case .missingColon: "A colon is missing after the key, before \(found)."
        case .trailingComma: "There is a comma after the last element or member."
        case .mismatchedBracket: "The closing bracket \(found) does not match the one that is open."
        case .invalidKey: "A key in double quotes must stand here, not \(found)."
        case .invalidLiteral: "This word is not a JSON value; the only ones are true, false and null."
        case .nonFiniteNumber: "JSON has no NaN and no infinity."
        case .leadingZero: "A number must not start with a superfluous 0."
        case .leadingPlus: "A number must not start with a plus sign."
        case .missingIntegerDigits: "A number needs a digit here, before \(found)."
        case .missingFractionDigits: "A number needs a digit after its decimal point, before \(found)."
        case .missingExponentDigits: "A number needs a digit in its exponent, before \(found)."
        case .numberFollowedByText: "A number is followed directly by \(found)."
        case .unterminatedString: "The string that starts here has no closing quote."
        case .singleQuotes: "JSON strings and keys stand in double quotes, not in single ones."
        case .controlCharacter: "A string contains the control character \(found)."
        case .invalidEscape: "A backslash must be followed by one of \" \\ / b f n r t u."
        case .invalidUnicodeEscape: "\\u must be followed by four hexadecimal digits."
        case .unpairedSurrogate: "This escape is one half of a surrogate pair without the other half."
        case .duplicateKeys: "An object has the same key more than once."
        case .limitExceeded(let limit): limit.message(value: limit.value(in: limits))
        }
    }

    /// What to do about it.
    var nextStep: String {
        switch self {
        case .byteOrderMark: "Save the file as UTF-8 without a byte order mark."
        case .otherEncoding: "Convert the file to UTF-8."
        case .invalidUTF8: "Save the file as UTF-8, or fetch it again."
        case .emptyInput, .unexpectedEnd: "Check that the file is complete, or fetch it again."
        case .trailingText: "Remove everything after the value."
        case .comment: "Remove the comment."
        case .unexpectedCharacter: "Remove the character, or put the text in double quotes."
        case .missingValue: "Add the value, or remove the punctuation around it."
        case .missingComma: "Add the comma."
        case .missingColon: "Add the colon."
        case .trailingComma: "Remove the comma."
        case .mismatchedBracket: "Close with ] what [ opens, and with } what { opens."
        case .invalidKey: "Write the key in double quotes."
        case .invalidLiteral: "Write true, false or null, or put the text in double quotes."
        case .nonFiniteNumber: "Use null where there is no number."
        case .leadingZero: "Remove the 0."
        case .leadingPlus: "Remove the plus sign."
        case .missingIntegerDigits, .missingFractionDigits, .missingExponentDigits: "Complete the number."
        case .numberFollowedByText: "Separate the number from what follows, or put the whole in double quotes."
        case .unterminatedString: "Close the string with a double quote on the same line."
        case .singleQuotes: "Use double quotes."
        case .controlCharacter: "Write it as an escape, such as \\n or \\u0000."
        case .invalidEscape: "Double the backslash if it is meant as itself."
        case .invalidUnicodeEscape: "Complete the escape, or double the backslash."
        case .unpairedSurrogate: "Write both halves, the high one first, or the character itself."
        case .duplicateKeys: "Keep one member for each key."
        case .limitExceeded: "Check that this is the right file; no catalog is that large."
        }
    }
}

extension JSONLimit {
    /// What is wrong when this limit, whose value is `value`, is exceeded.
    func message(value: Int) -> String {
        switch self {
        case .maximumBytes: "The text is longer than \(value) bytes (\(rawValue))."
        case .maximumDepth: "Arrays and objects are nested more than \(value) deep (\(rawValue))."
        case .maximumStringBytes: "A string is longer than \(value) bytes (\(rawValue))."
        case .maximumNumberLength: "A number is longer than \(value) characters (\(rawValue))."
        case .maximumNodes: "The text has more than \(value) values and keys (\(rawValue))."
        }
    }
}
