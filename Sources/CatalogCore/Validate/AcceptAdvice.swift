// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The command that accepts an unknown word, exactly as it can be pasted into a shell.
enum AcceptAdvice {
    /// What to do about an unknown word.
    ///
    /// Nothing from upstream reaches the command unless it has the shape of a word, and then it is quoted.
    /// The Swift name is left to the reader where the one that follows from the word could not be accepted.
    static func command(
        for word: String,
        in category: WordCategory,
        of vocabulary: Vocabulary,
        countryCode: String? = nil
    ) -> String {
        guard WordRules.problem(withWord: word) == nil, let quoted = ShellWord.quote(word) else {
            return "this is not a word that can be accepted; look at what upstream means by it"
        }
        var command = "UpdateNebiusModelCatalog accept \(category.rawValue) \(quoted)"
        switch category {
        case .region:
            let isCode = countryCode.map { WordRules.problem(withCountryCode: $0) == nil } ?? false
            command += " --country " + (isCode ? countryCode ?? "COUNTRY" : "COUNTRY")
        case .kind:
            command += " --role \(KindRole.other.rawValue)"
        case .useCase, .status, .quantization:
            break
        }
        if !hasFreeSwiftName(word, in: category, of: vocabulary) { command += " --swift-name NAME" }
        return "if it is right, accept it (edits \(Vocabulary.path)): \(command)"
    }
    private static func hasFreeSwiftName(_ word: String, in category: WordCategory, of vocabulary: Vocabulary) -> Bool {
        guard let name = swiftName(forWord: word), WordRules.problem(withSwiftName: name) == nil else { return false }
        return !vocabulary.words(category).contains { $0.swiftName.lowercased() == name.lowercased() }
    }
}
