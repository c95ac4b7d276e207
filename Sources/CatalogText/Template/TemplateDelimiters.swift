// SPDX-License-Identifier: Apache-2.0

/// The two strings that enclose a tag.
struct TemplateDelimiters: Hashable, Sendable {
    /// What starts a tag.
    let opening: [UInt8]
    /// What ends a tag.
    let closing: [UInt8]

    /// `{{` and `}}`, with which every template and every partial starts.
    static let standard = TemplateDelimiters(opening: Array("{{".utf8), closing: Array("}}".utf8))

    private init(opening: [UInt8], closing: [UInt8]) {
        self.opening = opening
        self.closing = closing
    }

    /// Makes delimiters from what stands between the equals signs of a tag that sets them, or nothing when that is not
    /// two delimiters.
    ///
    /// The specification forbids white space and `=` in a delimiter. Here a delimiter is also printable ASCII and has
    /// at most 16 bytes.
    init?(_ content: ArraySlice<UInt8>) {
        let words = content.split(whereSeparator: TemplateScanner.isWhiteSpace)
        guard words.count == 2, words.allSatisfy(Self.isDelimiter) else { return nil }
        opening = Array(words[0])
        closing = Array(words[1])
    }

    private static func isDelimiter(_ word: ArraySlice<UInt8>) -> Bool {
        word.count <= 16 && word.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "=") }
    }
}
