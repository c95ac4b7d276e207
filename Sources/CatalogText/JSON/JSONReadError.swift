// SPDX-License-Identifier: Apache-2.0

/// Why ``JSONDocument`` refused a text, where, and what to do about it.
package struct JSONReadError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The cause.
    package let reason: JSONReadErrorReason

    /// What is wrong, as a sentence in ASCII; a character of the text is quoted only if it is printable ASCII.
    package let message: String

    /// What to do next, as a sentence.
    package let nextStep: String

    /// Where it is wrong.
    ///
    /// Of repeated keys, this is the second place of the first of them.
    package let location: SourceLocation

    /// The value in which it is wrong; its last token may be a value that could not be read.
    package let pointer: JSONPointer

    /// Where the array or object that is still open was opened, if the reason is about closing it.
    package let opening: SourceLocation?

    /// The repeated keys in the order of their second places; at most ``maximumDuplicateKeys``.
    package let duplicateKeys: [JSONDuplicateKey]

    /// The number of repeated keys in the text, whether listed or not.
    package let duplicateKeyCount: Int

    /// How many repeated keys one error lists.
    package static let maximumDuplicateKeys = 20

    /// Place, fault and remedy on one line.
    package var description: String { "\(location): \(message) \(nextStep)" }
}
