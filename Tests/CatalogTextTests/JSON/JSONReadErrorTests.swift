// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

/// The cause and the exact place of every error that is about the text itself.
struct JSONReadErrorTests {
    /// A text with one fault.
    struct Fault: Sendable, CustomTestStringConvertible {
        let bytes: [UInt8]
        let reason: JSONReadErrorReason
        let offset: Int
        let line: Int
        let column: Int
        let pointer: String

        init(
            _ text: String,
            _ reason: JSONReadErrorReason,
            _ offset: Int,
            line: Int = 1,
            column: Int? = nil,
            pointer: String = ""
        ) {
            self.init(bytes: Array(text.utf8), reason, offset, line: line, column: column, pointer: pointer)
        }

        init(
            bytes: [UInt8],
            _ reason: JSONReadErrorReason,
            _ offset: Int,
            line: Int = 1,
            column: Int? = nil,
            pointer: String = ""
        ) {
            self.bytes = bytes
            self.reason = reason
            self.offset = offset
            self.line = line
            // On the first line of an ASCII text, the column follows from the offset.
            self.column = column ?? offset + 1
            self.pointer = pointer
        }

        var testDescription: String { "\(reason): \(String(decoding: bytes, as: UTF8.self).debugDescription)" }
    }

    /// The whole text is not what it should be.
    static let textFaults: [Fault] = [
        Fault("", .emptyInput, 0),
        Fault(" \n\t\r ", .emptyInput, 0),
        Fault("\u{FEFF}{}", .byteOrderMark, 0),
        Fault("\u{FEFF}", .byteOrderMark, 0),
        Fault("1 2", .trailingText, 2),
        Fault("{}\n}", .trailingText, 3, line: 2, column: 1),
        Fault("[],", .trailingText, 2),
        Fault(bytes: [0x31, 0x32, 0x33, 0], .trailingText, 3),
        Fault("é", .unexpectedCharacter, 0),
        Fault("]", .unexpectedCharacter, 0),
        Fault(",", .unexpectedCharacter, 0),
        Fault("[\u{C}1]", .unexpectedCharacter, 1, pointer: "/0"),
        Fault(bytes: [0x5B, 0, 0x5D], .unexpectedCharacter, 1, pointer: "/0"),
        Fault("[1:2]", .unexpectedCharacter, 2),
        Fault("[1;2]", .unexpectedCharacter, 2),
        Fault("[1 /]", .unexpectedCharacter, 3),
        Fault("// x\n1", .comment, 0),
        Fault("[1, /* x */ 2]", .comment, 4, pointer: "/1"),
        Fault("[1 /* x */, 2]", .comment, 3),
        Fault("{\"a\" // x\n: 1}", .comment, 5, pointer: "/a"),
        Fault("{# x\n}", .comment, 1),
        Fault("{} // x", .comment, 3),
    ]

    /// Arrays and objects are not put together as they should be.
    static let structureFaults: [Fault] = [
        Fault("[", .unexpectedEnd, 1, pointer: "/0"),
        Fault("[1", .unexpectedEnd, 2),
        Fault("[1,\n", .unexpectedEnd, 4, line: 2, column: 1, pointer: "/1"),
        Fault("{\"é\":\n {\"b\"", .unexpectedEnd, 12, line: 2, column: 6, pointer: "/é/b"),
        Fault("{\"a\":", .unexpectedEnd, 5, pointer: "/a"),
        Fault("{\"a\":1", .unexpectedEnd, 6),
        Fault("{\"a\":1,", .unexpectedEnd, 7),
        Fault("[,1]", .missingValue, 1, pointer: "/0"),
        Fault("[1,,2]", .missingValue, 3, pointer: "/1"),
        Fault("{\"a\":,\"b\":1}", .missingValue, 5, pointer: "/a"),
        Fault("{\"a\":}", .missingValue, 5, pointer: "/a"),
        Fault("[1,\n 2\n 3]", .missingComma, 8, line: 3, column: 2),
        Fault("[\"é\" \"b\"]", .missingComma, 6, column: 6),
        Fault("{\"a\":{} \"b\":1}", .missingComma, 8),
        Fault("[1 true]", .missingComma, 3),
        Fault("{\"a\" 1}", .missingColon, 5, pointer: "/a"),
        Fault("{\"a\"}", .missingColon, 4, pointer: "/a"),
        Fault("{\"a\", 1}", .missingColon, 4, pointer: "/a"),
        Fault("[1,]", .trailingComma, 2),
        Fault("{\"a\":[{\"b\":1 ,\n}]}", .trailingComma, 13, pointer: "/a/0"),
        Fault("[1}", .mismatchedBracket, 2),
        Fault("[}", .mismatchedBracket, 1, pointer: "/0"),
        Fault("{\"a\":1]", .mismatchedBracket, 6),
        Fault("{]", .mismatchedBracket, 1),
        Fault("{\"a\":]", .mismatchedBracket, 5, pointer: "/a"),
        Fault("{a:1}", .invalidKey, 1),
        Fault("{1:1}", .invalidKey, 1),
        Fault("{,}", .invalidKey, 1),
        Fault("{\"a\":1,,\"b\":2}", .invalidKey, 7),
        Fault("{null:1}", .invalidKey, 1),
    ]

    /// Literals and numbers.
    static let tokenFaults: [Fault] = [
        Fault("[tru]", .invalidLiteral, 1, pointer: "/0"),
        Fault("truE", .invalidLiteral, 0),
        Fault("nullx", .invalidLiteral, 0),
        Fault("[false1]", .invalidLiteral, 1, pointer: "/0"),
        Fault("[True, 1]", .invalidLiteral, 1, pointer: "/0"),
        Fault("{\"a\":undefined}", .invalidLiteral, 5, pointer: "/a"),
        Fault("fals", .invalidLiteral, 0),
        Fault("n", .invalidLiteral, 0),
        Fault("[NaN]", .nonFiniteNumber, 1, pointer: "/0"),
        Fault("[-NaN]", .nonFiniteNumber, 1, pointer: "/0"),
        Fault("[Infinity]", .nonFiniteNumber, 1, pointer: "/0"),
        Fault("-Infinity", .nonFiniteNumber, 0),
        Fault("[1, +inf]", .nonFiniteNumber, 4, pointer: "/1"),
        Fault("[01]", .leadingZero, 1, pointer: "/0"),
        Fault("-00", .leadingZero, 1),
        Fault("{\"a\":+1}", .leadingPlus, 5, pointer: "/a"),
        Fault("-", .missingIntegerDigits, 1),
        Fault("[- 1]", .missingIntegerDigits, 2, pointer: "/0"),
        Fault("[.5]", .missingIntegerDigits, 1, pointer: "/0"),
        Fault("[-.5]", .missingIntegerDigits, 2, pointer: "/0"),
        Fault("[1.]", .missingFractionDigits, 3, pointer: "/0"),
        Fault("1.e5", .missingFractionDigits, 2),
        Fault("[1e]", .missingExponentDigits, 3, pointer: "/0"),
        Fault("1E+", .missingExponentDigits, 3),
        Fault("[1.2.3]", .numberFollowedByText, 4, pointer: "/0"),
        Fault("0x10", .numberFollowedByText, 1),
        Fault("1_000", .numberFollowedByText, 1),
        Fault("[2026-10-15]", .numberFollowedByText, 5, pointer: "/0"),
    ]

    /// Strings.
    static let stringFaults: [Fault] = [
        Fault("\"abc", .unterminatedString, 0),
        Fault("[\"abc\\\"]", .unterminatedString, 1, pointer: "/0"),
        Fault("\"\\", .unterminatedString, 0),
        Fault("\"\\u", .unterminatedString, 0),
        Fault("\"\\u00", .unterminatedString, 0),
        Fault("\"\\ud834\\u", .unterminatedString, 0),
        Fault("{\"abc", .unterminatedString, 1),
        Fault("['a']", .singleQuotes, 1, pointer: "/0"),
        Fault("{'a':1}", .singleQuotes, 1),
        Fault("[\"é\n\"]", .controlCharacter, 4, column: 4, pointer: "/0"),
        Fault("\"\u{1F}\"", .controlCharacter, 1),
        Fault(bytes: [0x22, 0x61, 0, 0x22], .controlCharacter, 2),
        Fault("\"0123456\u{9}\"", .controlCharacter, 8),
        Fault("\"\\x\"", .invalidEscape, 1),
        Fault("\"\\U0041\"", .invalidEscape, 1),
        Fault("\"\\é\"", .invalidEscape, 1),
        Fault(bytes: [0x22, 0x5C, 0, 0x22], .invalidEscape, 1),
        Fault("\"ab\\u12g4\"", .invalidUnicodeEscape, 3),
        Fault("\"\\u 041\"", .invalidUnicodeEscape, 1),
        Fault("\"\\ud834\\u12\"", .invalidUnicodeEscape, 7),
        Fault("\"\\ud834\"", .unpairedSurrogate, 1),
        Fault("\"\\ud834x\"", .unpairedSurrogate, 1),
        Fault("\"\\ud834\\n\"", .unpairedSurrogate, 1),
        Fault("\"\\udd1e\\ud834\"", .unpairedSurrogate, 1),
        Fault("\"\\ud834\\ud834\\udd1e\"", .unpairedSurrogate, 1),
        Fault("{\"\\udd1e\":1}", .unpairedSurrogate, 2),
    ]

    @Test(arguments: textFaults + structureFaults + tokenFaults + stringFaults)
    func `a fault is named with its exact place`(fault: Fault) throws {
        let failure = try #require(JSONDocument.failure(reading: fault.bytes))
        #expect(failure.reason == fault.reason)
        #expect(
            failure.location
                == SourceLocation(
                    file: "test.json",
                    byteOffset: fault.offset,
                    line: fault.line,
                    column: fault.column
                )
        )
        #expect(failure.pointer.description == fault.pointer)
        #expect(failure.reason.category == (fault.reason == .byteOrderMark ? .encoding : .syntax))
    }

    @Test func `every reason of syntax has a fault in the tables`() {
        let shown = Set((Self.textFaults + Self.structureFaults + Self.tokenFaults + Self.stringFaults).map(\.reason))
        let all: Set<JSONReadErrorReason> = [
            .emptyInput, .unexpectedEnd, .trailingText, .comment, .unexpectedCharacter, .missingValue, .missingComma,
            .missingColon, .trailingComma, .mismatchedBracket, .invalidKey, .invalidLiteral, .nonFiniteNumber,
            .leadingZero, .leadingPlus, .missingIntegerDigits, .missingFractionDigits, .missingExponentDigits,
            .numberFollowedByText, .unterminatedString, .singleQuotes, .controlCharacter, .invalidEscape,
            .invalidUnicodeEscape, .unpairedSurrogate, .byteOrderMark,
        ]
        #expect(shown == all)
    }

    @Test func `an unclosed or wrongly closed container names its opening bracket`() throws {
        let unclosed = try #require(JSONDocument.failure(reading: "{\"a\":\n [1"))
        #expect(unclosed.opening == SourceLocation(file: "test.json", byteOffset: 7, line: 2, column: 2))
        let mismatched = try #require(JSONDocument.failure(reading: "[[], {\"a\": 1]"))
        #expect(mismatched.opening?.byteOffset == 5)
        let other = try #require(JSONDocument.failure(reading: "[1,]"))
        #expect(other.opening == nil)
    }

    @Test(
        arguments: [
            ("[1 'x']", "A comma is missing before a single quote.", "Add the comma."),
            ("[1 \u{202E}]", "There is an unexpected character: U+202E.", nil),
            ("[\u{1B}]", "There is an unexpected character: U+001B.", nil),
            ("[\u{1F600}]", "There is an unexpected character: U+1F600.", nil),
            ("{\"a\"", "The text ends before its last array or object is closed.", nil),
            (
                "1.", "A number needs a digit after its decimal point, before the end of the text.",
                "Complete the number."
            ),
        ] as [(String, String, String?)]
    )
    func `a message quotes only printable ASCII`(text: String, message: String, nextStep: String?) throws {
        let failure = try #require(JSONDocument.failure(reading: text))
        #expect(failure.message == message)
        if let nextStep { #expect(failure.nextStep == nextStep) }
    }

    @Test func `an error describes itself on one line`() throws {
        let failure = try #require(JSONDocument.failure(reading: "[1,\n2,]"))
        #expect(
            failure.description
                == "test.json:2:2: There is a comma after the last element or member. Remove the comma."
        )
    }
}
