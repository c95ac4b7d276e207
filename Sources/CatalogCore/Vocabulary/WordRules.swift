// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What a word, a Swift name and a country code may look like, whether typed by a person or read from the file.
package enum WordRules {
    /// The longest word that is accepted, in bytes.
    ///
    /// Upstream's longest so far has 26.
    private static let maximumWordLength = 64

    /// What the Swift type of a word has already, or what would read as a case of `Optional`.
    private static let membersOfEveryWord = ["countryCode", "description", "hashValue", "none", "rawValue", "some"]

    /// What is wrong with an upstream word, or nil.
    package static func problem(withWord word: String) -> String? {
        let bytes = Array(word.utf8)
        guard !bytes.isEmpty, bytes.count <= maximumWordLength else {
            return "a word must have 1 to \(maximumWordLength) bytes, \(QuotedText.quote(word)) has \(bytes.count)"
        }
        let isPlain = bytes.allSatisfy { $0.isASCIILetterOrDigit || [0x20, 0x2D, 0x2E, 0x2F, 0x5F].contains($0) }
        guard isPlain, bytes.first != 0x20, bytes.last != 0x20, bytes.first != 0x2D else {
            return "\(QuotedText.quote(word)) is not a word: letters, digits, space, and . _ - / between them"
        }
        return nil
    }

    /// What is wrong with the name of a generated constant, or nil.
    package static func problem(withSwiftName name: String) -> String? {
        guard SwiftIdentifier.declaration(name) != nil, !membersOfEveryWord.contains(name) else {
            return "\(QuotedText.quote(name)) cannot name a Swift constant: a lower-case letter, then letters, digits"
                + " or _, and no reserved word"
        }
        return nil
    }

    /// What is wrong with a country code, or nil.
    package static func problem(withCountryCode code: String) -> String? {
        let bytes = Array(code.utf8)
        guard bytes.count == 2, bytes.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else {
            return "\(QuotedText.quote(code)) is not a country code: two capital letters, as upstream writes them"
        }
        return nil
    }
}
