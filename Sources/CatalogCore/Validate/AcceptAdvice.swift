// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What to do about an unknown word: the command that accepts it, exactly as it can be pasted into a shell.
package struct AcceptAdvice: Hashable, Sendable {
    /// The command without its words.
    static let command = "UpdateNebiusModelCatalog accept"
    /// Stands for the country that a person has to look up.
    static let countryPlaceholder = "COUNTRY"
    /// Stands for the role that a person has to choose.
    static let rolePlaceholder = "ROLE"

    /// What the command asks for; nil when nobody can accept the word.
    package let request: WordRequest?
    /// Whether the Swift name that follows from the word is none, or that of another word.
    package let needsSwiftName: Bool

    /// The advice for a word.
    ///
    /// Nothing from upstream reaches the command unless it has the shape of a word, and then it is quoted.
    ///
    /// - Parameters:
    ///   - word: The unknown word.
    ///   - category: The list that lacks it.
    ///   - vocabulary: The words that have their Swift names already.
    ///   - countryCode: The country that upstream states for a region.
    init(for word: String, in category: WordCategory, of vocabulary: Vocabulary, countryCode: String? = nil) {
        guard WordRules.problem(withWord: word) == nil else {
            self.request = nil
            self.needsSwiftName = false
            return
        }
        let detail: String? =
            switch category {
            case .region:
                countryCode.flatMap { WordRules.problem(withCountryCode: $0) == nil ? $0 : nil }
                    ?? Self.countryPlaceholder
            case .kind: Self.rolePlaceholder
            case .useCase, .status, .quantization: nil
            }
        self.request = WordRequest(category: category, word: word, detail: detail)
        self.needsSwiftName = !Self.hasFreeSwiftName(word, in: category, of: vocabulary)
    }

    /// The advice as the next step of a finding.
    var nextStep: String {
        guard let request, let operand = request.shellWord else {
            return "this is not a word that can be accepted; look at what upstream means by it"
        }
        let choice = request.category == .kind ? " with \(Self.roleChoice)" : ""
        let name = needsSwiftName ? " --swift-name NAME" : ""
        return "if it is right, accept it\(choice) (edits \(Vocabulary.path)): \(Self.command) \(operand)\(name)"
    }

    /// `ROLE one of generative, embedding, other`.
    static var roleChoice: String {
        "\(rolePlaceholder) one of " + KindRole.allCases.map(\.rawValue).joined(separator: ", ")
    }

    private static func hasFreeSwiftName(_ word: String, in category: WordCategory, of vocabulary: Vocabulary) -> Bool {
        guard let name = swiftName(forWord: word), WordRules.problem(withSwiftName: name) == nil else { return false }
        return !vocabulary.words(category).contains { $0.hasName(of: name) }
    }
}
