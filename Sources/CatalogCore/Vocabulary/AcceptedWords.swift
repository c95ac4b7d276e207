// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// What accepting words gives.
package struct AcceptedWords: Hashable, Sendable {
    /// With the new words.
    package let vocabulary: Vocabulary
    /// The new words, in the order in which they were asked for.
    package let added: [AcceptedWord]
    /// The words that the vocabulary had already, with the same details.
    package let known: [AcceptedWord]

    init(vocabulary: Vocabulary, added: [AcceptedWord], known: [AcceptedWord]) {
        self.vocabulary = vocabulary
        self.added = added
        self.known = known
    }

    /// What a reviewer sees of it.
    ///
    /// - Parameter old: The committed file.
    /// - Returns: The unified difference to the file that would be written.
    package func difference(from old: [UInt8]) -> LineDiffResult {
        unifiedDiff(
            old: old,
            new: vocabulary.canonicalBytes,
            oldName: "a/\(Vocabulary.path)",
            newName: "b/\(Vocabulary.path)"
        )
    }
}
