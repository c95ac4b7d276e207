// SPDX-License-Identifier: Apache-2.0

/// Gives the words of a model id the case they have in an identifier.
enum WordCasing {
    /// The word as the first of an identifier: its leading run of capitals made small.
    ///
    /// A capital before a small letter begins the next word and stays, unless it is the only one: `GLM` becomes
    /// `glm`, `DeepSeek` becomes `deepSeek`, `NVIDIAChat` becomes `nvidiaChat`.
    static func first(_ word: [UInt8]) -> [UInt8] {
        var run = word.prefix(while: IdentifierASCII.isUppercase).count
        if run > 1, run < word.count, IdentifierASCII.isLowercase(word[run]) { run -= 1 }
        return word[..<run].map(IdentifierASCII.lowercased) + word[run...]
    }

    /// The word as a later one of an identifier, and the rule that this took if it was a special one.
    static func later(_ word: [UInt8]) -> (word: [UInt8], rule: NamingRule?) {
        if Acronyms.contains(word) {
            let capitals = word.map(IdentifierASCII.uppercased)
            return (capitals, .acronym(String(decoding: capitals, as: UTF8.self)))
        }
        if isMeasure(word), let first = word.first, let last = word.last {
            let cased =
                [IdentifierASCII.uppercased(first)] + word.dropFirst().dropLast() + [IdentifierASCII.uppercased(last)]
            return (cased, .measure(String(decoding: cased, as: UTF8.self)))
        }
        return (word.prefix(1).map(IdentifierASCII.uppercased) + word.dropFirst(), nil)
    }

    /// Whether a word is a size, such as `120b` or `8x7b`, or a version or size with a letter, such as `v1` or `a12b`.
    ///
    /// A word of one byte is neither, so the first and the last byte are different ones.
    private static func isMeasure(_ word: [UInt8]) -> Bool {
        guard let first = word.first, let last = word.last, word.count > 1 else { return false }
        let endsInUnit = isOne(of: "bmkt", last)
        if IdentifierASCII.isDigit(first) {
            let parts = word.dropLast().split(omittingEmptySubsequences: false) { isOne(of: "x", $0) }
            return endsInUnit && parts.count <= 2 && parts.allSatisfy(isNumber)
        }
        let number = word.dropFirst().dropLast(endsInUnit ? 1 : 0)
        return isOne(of: "aerv", first) && isNumber(number)
    }

    /// Whether bytes are digits with nothing between them but soft joins.
    private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, IdentifierASCII.isDigit(first) else { return false }
        return bytes.allSatisfy { IdentifierASCII.isDigit($0) || $0 == UInt8(ascii: "_") }
    }

    /// Whether a byte is one of some letters, in either case.
    private static func isOne(of letters: StaticString, _ byte: UInt8) -> Bool {
        letters.withUTF8Buffer { $0.contains(IdentifierASCII.lowercased(byte)) }
    }
}
