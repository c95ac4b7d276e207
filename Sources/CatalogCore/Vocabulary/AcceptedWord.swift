// SPDX-License-Identifier: Apache-2.0

/// A word of a list, as the vocabulary has it.
package struct AcceptedWord: Hashable, Sendable {
    package let category: WordCategory
    package let word: VocabularyWord

    package init(category: WordCategory, word: VocabularyWord) {
        self.category = category
        self.word = word
    }
}
