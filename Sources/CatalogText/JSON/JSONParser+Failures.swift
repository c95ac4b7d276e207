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
        switch byte(at: position) {
        case UInt8(ascii: ","), UInt8(ascii: ":"):
            return failure(depth > 0 ? .missingValue : .unexpectedCharacter)
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            if depth == 0 { return failure(.unexpectedCharacter) }
            return failure(isOwnClosingBracket(byte(at: position)) ? .missingValue : .mismatchedBracket)
        case UInt8(ascii: "'"):
            return failure(.singleQuotes)
        case UInt8(ascii: "."):
            return failure(.missingIntegerDigits)
        case UInt8(ascii: "+"):
            return failure(isNonFinite(wordAt: position + 1) ? .nonFiniteNumber : .leadingPlus)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
            return failure(isNonFinite(wordAt: position) ? .nonFiniteNumber : .invalidLiteral)
        default:
            return failure(.unexpectedCharacter)
        }
    }

    /// The failure where an integer part must have a digit and has none; `offset` is after the sign.
    func failureAtMissingInteger(at offset: Int) -> JSONParseFailure {
        isNonFinite(wordAt: offset)
            ? failure(.nonFiniteNumber)
            : JSONParseFailure(reason: .missingIntegerDigits, offset: offset)
    }

    /// The failure where a key must start and none does.
    func failureAtKey() -> JSONParseFailure {
        if let failure = failureAnywhere() { return failure }
        switch byte(at: position) {
        case UInt8(ascii: "]"): return failure(.mismatchedBracket)
        case UInt8(ascii: "'"): return failure(.singleQuotes)
        default: return failure(.invalidKey)
        }
    }

    /// The failure where a key must start after a comma and none does.
    func failureAfterComma(at comma: Int) -> JSONParseFailure {
        byte(at: position) == UInt8(ascii: "}")
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
        switch byte(at: position) {
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            return failure(.mismatchedBracket)
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "'"):
            return failure(.missingComma)
        case let other where isWordByte(other):
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
        let found = byte(at: position)
        if position == count { return failure(.unexpectedEnd) }
        if found == UInt8(ascii: "#") { return failure(.comment) }
        if found == UInt8(ascii: "/") {
            let next = byte(at: position + 1)
            if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return failure(.comment) }
        }
        if found >= 0x80 {
            do {
                _ = try endOfScalar(at: position)
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

    /// Whether `NaN` or a form of infinity stands at `offset`, as JavaScript, Python and others write them.
    private func isNonFinite(wordAt offset: Int) -> Bool {
        var end = offset
        // The longest of the words has eight letters; a longer one is none of them.
        while end - offset < 9, isWordByte(byte(at: end)) { end += 1 }
        let word = UnsafeRawBufferPointer(start: base + offset, count: end - offset)
        let spellings: [StaticString] = ["NaN", "nan", "NAN", "Infinity", "infinity", "Inf", "inf", "INF"]
        return spellings.contains { spelling in
            word.elementsEqual(UnsafeBufferPointer(start: spelling.utf8Start, count: spelling.utf8CodeUnitCount))
        }
    }
}
