// SPDX-License-Identifier: Apache-2.0

/// Where an answer is read from.
enum CatalogSource: Equatable, Sendable {
    /// A file by its path.
    case file(String)
    /// A URL, not judged yet: what is fetched, and what refused, is decided where it is fetched.
    case url(String)
    /// The standard input.
    case standardInput

    /// Tells the three apart: `-`, something that starts with a scheme and `://` (RFC 3986, 3.1), anything else.
    init(_ text: String) {
        if text.utf8.elementsEqual("-".utf8) {
            self = .standardInput
        } else if Self.startsWithScheme(text) {
            self = .url(text)
        } else {
            self = .file(text)
        }
    }

    /// Whether the text starts with a letter, then letters, digits, `+`, `-` or `.`, then `://`.
    private static func startsWithScheme(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first) else { return false }
        return text.utf8.drop(while: isSchemeByte).starts(with: "://".utf8)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte & 0xDF)
    }

    private static func isSchemeByte(_ byte: UInt8) -> Bool {
        isLetter(byte) || (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E].contains(byte)
    }
}
