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

    /// Whether it names the words by which two lists differ.
    var isAboutWords: Bool { [Self.gone, Self.new].contains(label) }

    package init(_ label: String, _ value: String) {
        self.label = label
        self.value = value
    }
}
