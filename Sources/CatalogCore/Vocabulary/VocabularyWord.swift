// SPDX-License-Identifier: Apache-2.0

/// One accepted upstream word.
package struct VocabularyWord: Hashable, Sendable {
    /// Exactly as upstream spells it.
    package let word: String
    /// The name of its constant in the generated Swift.
    package let swiftName: String
    /// The country of a region, in upstream's code ("UK", not the ISO code "GB"); nil for other words.
    package let countryCode: String?
    /// What models of a kind are for; nil for other words.
    package let role: KindRole?

    package init(word: String, swiftName: String, countryCode: String? = nil, role: KindRole? = nil) {
        self.word = word
        self.swiftName = swiftName
        self.countryCode = countryCode
        self.role = role
    }

    /// Whether a Swift name cannot be told from that of this word without regard to case.
    func hasName(of name: String) -> Bool {
        swiftName.lowercased().utf8.elementsEqual(name.lowercased().utf8)
    }
}
