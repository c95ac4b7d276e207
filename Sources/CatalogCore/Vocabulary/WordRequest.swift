// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A word that somebody wants in the vocabulary: `LIST=WORD[:DETAIL]`.
package struct WordRequest: Hashable, Sendable {
    /// How a request is written, for usage lines and messages.
    package static let form = "LIST=WORD[:DETAIL]"

    /// The list that the word goes to.
    package let category: WordCategory
    /// Exactly as upstream spells it; not judged yet.
    package let word: String
    /// The country of a region or the role of a kind, not judged yet; nil when there is none.
    package let detail: String?

    package init(category: WordCategory, word: String, detail: String? = nil) {
        self.category = category
        self.word = word
        self.detail = detail
    }

    /// Reads a request as it is typed.
    ///
    /// No word has a colon, so the first one ends it.
    ///
    /// - Throws: ``WordRefusal`` when the text has no equals sign, or names no list before it.
    package init(_ text: String) throws(WordRefusal) {
        let bytes = text.utf8
        guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")) else {
            throw WordRefusal(text, "this is not \(Self.form), such as region=me-west1:IL or status=beta")
        }
        let list = String(Substring(bytes[..<equals]))
        let lists = WordCategory.allCases.map(\.rawValue)
        guard let category = WordCategory.allCases.first(where: { $0.rawValue.utf8.elementsEqual(list.utf8) }) else {
            let nearest = NearestWord.find(list, among: lists).map { "; did you mean \($0)?" } ?? ""
            throw WordRefusal(
                text,
                "\(QuotedText.quote(list)) is not one of the lists \(lists.joined(separator: ", "))\(nearest)"
            )
        }
        let rest = bytes[equals...].dropFirst()
        let colon = rest.firstIndex(of: UInt8(ascii: ":"))
        self.category = category
        self.word = String(Substring(rest[..<(colon ?? rest.endIndex)]))
        self.detail = colon.map { String(Substring(rest[$0...].dropFirst())) }
    }

    /// The request as it is typed, not quoted for a shell.
    package var operand: String { "\(category.rawValue)=\(word)" + (detail.map { ":\($0)" } ?? "") }

    /// The operand for a shell; nil when it holds what should not be pasted into a terminal.
    var shellWord: String? { ShellWord.quote(operand) }
}
