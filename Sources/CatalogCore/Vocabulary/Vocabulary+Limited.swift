// SPDX-License-Identifier: Apache-2.0

extension Vocabulary {
    /// The words that a catalog uses, and those that stand for a capability.
    package func limited(to facts: CatalogFacts) -> Vocabulary {
        let words = WordCategory.allCases.map { category in
            let used = Set(
                (facts.models.flatMap { $0.words(of: category) } + capabilityWords(in: category)).map { Array($0.utf8) }
            )
            return (category, self.words(category).filter { used.contains(Array($0.word.utf8)) })
        }
        return Vocabulary(words: Dictionary(uniqueKeysWithValues: words), capabilityRules: capabilityRules)
    }

    /// The words of a list that a capability rule names.
    private func capabilityWords(in category: WordCategory) -> [String] {
        switch category {
        case .kind: capabilityRules.flatMap(\.kinds)
        case .useCase: capabilityRules.flatMap(\.useCases)
        case .region, .status, .quantization: []
        }
    }
}
