// SPDX-License-Identifier: Apache-2.0

/// Finding out what is wrong, once something is: none of this runs for a valid text.
extension JSONParser {
    /// Where in the structure the parser is.
    var failurePosition: JSONFailurePosition {
        JSONFailurePosition(
            container: container == JSONTapeEntry.noParent ? nil : Int(container),
            childCount: Int(childCount),
            isAtValue: isAtValue
        )
    }

    /// The failure where a value must start and none does.
    func failureAtValue() -> JSONParseFailure {
        if let failure = failureAnywhere() { return failure }
        switch scanner.byte(at: position) {
        case UInt8(ascii: ","), UInt8(ascii: ":"):
            return failure(depth > 0 ? .missingValue : .unexpectedCharacter)
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            if depth == 0 { return failure(.unexpectedCharacter) }
            return failure(isOwnClosingBracket(scanner.byte(at: position)) ? .missingValue : .mismatchedBracket)
        case UInt8(ascii: "'"):
            return failure(.singleQuotes)
        case UInt8(ascii: "."):
            return failure(.missingIntegerDigits)
        case UInt8(ascii: "+"):
            return failure(scanner.isNonFinite(wordAt: position + 1) ? .nonFiniteNumber : .leadingPlus)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
            return failure(scanner.isNonFinite(wordAt: position) ? .nonFiniteNumber : .invalidLiteral)
        default:
            return failure(.unexpectedCharacter)
        }
    }

    /// The failure where a key must start and none does.
    func failureAtKey() -> JSONParseFailure {
        if let failure = failureAnywhere() { return failure }
        switch scanner.byte(at: position) {
        case UInt8(ascii: "]"): return failure(.mismatchedBracket)
        case UInt8(ascii: "'"): return failure(.singleQuotes)
        default: return failure(.invalidKey)
        }
    }

    /// The failure where a key must start after a comma and none does.
    func failureAfterComma(at comma: Int) -> JSONParseFailure {
        scanner.byte(at: position) == UInt8(ascii: "}")
            ? JSONParseFailure(reason: .trailingComma, offset: comma)
            : failureAtKey()
    }

    /// The failure where the colon after a key is missing.
    func failureAtColon() -> JSONParseFailure {
        failureAnywhere() ?? failure(.missingColon)
    }

    /// The failure where a value in a container is followed by neither a comma nor its closing bracket.
    func failureAfterValue() -> JSONParseFailure {
        if let failure = failureAnywhere() { return failure }
        switch scanner.byte(at: position) {
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            return failure(.mismatchedBracket)
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "'"):
            return failure(.missingComma)
        case let other where JSONScanner.isWordByte(other):
            return failure(.missingComma)
        default:
            return failure(.unexpectedCharacter)
        }
    }

    /// The failure where the text should end and does not.
    func failureAfterDocument() -> JSONParseFailure {
        failureAnywhere() ?? failure(.trailingText)
    }

    /// The failures that are the same at every place outside of a token: the end, a comment, broken UTF-8.
    private func failureAnywhere() -> JSONParseFailure? {
        let found = scanner.byte(at: position)
        if position == scanner.count { return failure(.unexpectedEnd) }
        if found == UInt8(ascii: "#") { return failure(.comment) }
        if found == UInt8(ascii: "/") {
            let next = scanner.byte(at: position + 1)
            if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return failure(.comment) }
        }
        if found >= 0x80 {
            do {
                _ = try scanner.endOfScalar(at: position)
            } catch {
                return error
            }
        }
        return nil
    }

    /// A failure at the position.
    private func failure(_ reason: JSONReadErrorReason) -> JSONParseFailure {
        JSONParseFailure(reason: reason, offset: position)
    }

    /// Whether a bracket closes the innermost open container.
    private func isOwnClosingBracket(_ bracket: UInt8) -> Bool {
        bracket == (isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    }
}
