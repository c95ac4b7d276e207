// SPDX-License-Identifier: Apache-2.0

/// Reads a plain Swift string literal as the compiler does, so that tests can compare what was written.
enum SwiftLiteralReader {
    /// What is wrong with a literal.
    enum Failure: Error {
        case notOneLiteral
        case rawControl(Unicode.Scalar)
        case unknownEscape(Unicode.Scalar?)
    }

    /// The value of a literal that is the whole text.
    static func value(of literal: String) throws -> String {
        var rest = Array(literal.unicodeScalars)[...]
        guard rest.popFirst() == "\"" else { throw Failure.notOneLiteral }
        var value = ""
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"":
                guard rest.isEmpty else { throw Failure.notOneLiteral }
                return value
            case "\\":
                value.unicodeScalars.append(try escaped(&rest))
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
                throw Failure.rawControl(scalar)
            default:
                value.unicodeScalars.append(scalar)
            }
        }
        throw Failure.notOneLiteral
    }

    private static func escaped(_ rest: inout ArraySlice<Unicode.Scalar>) throws -> Unicode.Scalar {
        switch rest.popFirst() {
        case "\"": return "\""
        case "\\": return "\\"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "0": return "\0"
        case "u":
            guard rest.popFirst() == "{" else { throw Failure.unknownEscape("u") }
            var digits = ""
            while let digit = rest.popFirst(), digit != "}" { digits.unicodeScalars.append(digit) }
            guard digits.count <= 8, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
                throw Failure.unknownEscape("u")
            }
            return scalar
        case let other: throw Failure.unknownEscape(other)
        }
    }
}
