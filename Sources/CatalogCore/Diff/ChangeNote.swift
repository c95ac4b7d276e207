// SPDX-License-Identifier: Apache-2.0

/// One more fact that helps to judge a change, such as the replacement of a removed model.
package struct ChangeNote: Hashable, Sendable {
    /// What the value is, in words of the tool.
    package let label: String
    /// The value; it may be upstream's text and is not safe for any sink yet.
    package let value: String

    /// The label of words that a list has no more.
    static let gone = "gone"
    /// The label of words that a list has now.
    static let new = "new"

    /// The label of the model to use in the place of a removed one.
    static let useInstead = "use instead"
    /// The label of the word that an edit is about.
    static let word = "of"

    /// Whether a reader of a single sentence needs it.
    var isTold: Bool { [Self.useInstead, Self.word].contains(label) }

    /// Whether it names the words by which two lists differ.
    var isAboutWords: Bool { [Self.gone, Self.new].contains(label) }

    package init(_ label: String, _ value: String) {
        self.label = label
        self.value = value
    }
}
