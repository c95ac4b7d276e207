// SPDX-License-Identifier: Apache-2.0

/// The facts of one model as a generated file writes them: a line for each, `label: value`.
///
/// ```
/// id: openai/gpt-oss-120b
/// contextWindowTokens: 131072
/// inputUSDPerMillionTokens: 0.15
/// useCases: code, function_calling, text
/// ```
///
/// A fact that the catalog does not state has no line. In a value `\\`, `\n`, `\r` and, in a list, `\,` stand for a
/// backslash, line ends, and a comma that separates nothing. Texts cost a fraction of what typed literals do to
/// compile, and a fact that changes is one line that changes.
struct EntryText {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The entry; nil when a fact that every model has is missing, or a number is none.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    var entry: NebiusModelCatalog.Entry? {
        var text = text
        return text.withUTF8 { EntryLines($0).entry }
    }
}
