// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The reviewed closed lists of `snapshots/vocabulary.json`.
///
/// A word that is not here stops an update. Vendors and tags are open: new ones are reported, not refused.
package struct Vocabulary: Hashable, Sendable {
    /// The path under the root.
    package static let path = "snapshots/vocabulary.json"

    /// The words of each list, in the order of ``WordCategory``, sorted by their UTF-8 bytes.
    private let lists: [[VocabularyWord]]
    /// Where each word stands in its list.
    private let indexByWord: [[String: Int]]
    /// One rule for each capability, in the order of ``Capability``.
    package let capabilityRules: [CapabilityRule]

    package init(words: [WordCategory: [VocabularyWord]], capabilityRules: [CapabilityRule]) {
        self.lists = WordCategory.allCases.map { category in
            (words[category] ?? []).sorted { $0.word.precedesInBytes($1.word) }
        }
        self.indexByWord = lists.map { list in
            Dictionary(list.indices.map { (list[$0].word, $0) }, uniquingKeysWith: { first, _ in first })
        }
        self.capabilityRules = capabilityRules
    }

    /// The words of a list, sorted by their UTF-8 bytes.
    package func words(_ category: WordCategory) -> [VocabularyWord] {
        lists[category.index]
    }

    /// The entry of a word, compared by its UTF-8 bytes.
    ///
    /// Complexity: O(length of the word); O(words of the list) for another spelling of the same characters.
    package func word(_ word: String, in category: WordCategory) -> VocabularyWord? {
        // The dictionary takes words for one that are the same only in their normal form.
        guard let index = indexByWord[category.index][word] else { return nil }
        let found = lists[category.index][index]
        if found.word.hasSameBytes(as: word) { return found }
        return words(category).first { $0.word.hasSameBytes(as: word) }
    }

    /// The vocabulary with one more word; the word must not be there yet.
    package func adding(_ word: VocabularyWord, to category: WordCategory) -> Vocabulary {
        var words = Dictionary(uniqueKeysWithValues: WordCategory.allCases.map { ($0, self.words($0)) })
        words[category, default: []].append(word)
        return Vocabulary(words: words, capabilityRules: capabilityRules)
    }

    /// The capabilities that a model's words stand for, in the order of ``Capability``.
    package func capabilities(of model: ModelFacts) -> [Capability] {
        capabilityRules.filter { rule in
            shareWord(rule.kinds, [model.kind]) || shareWord(rule.useCases, model.useCases)
                || shareWord(rule.tags, model.tags)
        }.map(\.capability)
    }
}

/// Whether two lists have a word of the same UTF-8 bytes.
private func shareWord(_ first: [String], _ second: [String]) -> Bool {
    first.contains { word in second.contains { $0.utf8.elementsEqual(word.utf8) } }
}
