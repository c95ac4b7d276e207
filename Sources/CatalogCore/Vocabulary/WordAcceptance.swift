// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// One run of `accept`: the vocabulary so far, and what was said to each request.
struct WordAcceptance {
    private(set) var vocabulary: Vocabulary
    private(set) var added: [AcceptedWord] = []
    private(set) var known: [AcceptedWord] = []
    private(set) var refusals: [WordRefusal] = []
    private let statedSwiftName: String?

    init(vocabulary: Vocabulary, swiftName: String?) {
        self.vocabulary = vocabulary
        self.statedSwiftName = swiftName
    }

    /// Adds the word of a request, or notes why it cannot be added.
    mutating func take(_ operand: String) {
        do throws(WordRefusal) {
            let request = try WordRequest(operand)
            if let problem = WordRules.problem(withWord: request.word) { throw WordRefusal(operand, problem) }
            let details = try WordDetails(request)
            if let word = vocabulary.word(request.word, in: request.category) {
                try keep(word, asked: request, details)
            } else {
                try add(request, details)
            }
        } catch {
            refusals.append(error)
        }
    }

    /// Accepting a word again is fine; accepting it as something else is not.
    private mutating func keep(
        _ word: VocabularyWord,
        asked request: WordRequest,
        _ details: WordDetails
    ) throws(WordRefusal) {
        let entry = AcceptedWord(category: request.category, word: word)
        if let statedSwiftName, !statedSwiftName.utf8.elementsEqual(word.swiftName.utf8) {
            throw WordRefusal(
                request.operand,
                "it is already accepted, as .\(word.swiftName)",
                nextStep: "leave --swift-name out; the Swift name of a word never changes, because apps use it"
            )
        }
        guard word.countryCode == details.countryCode, word.role == details.role else {
            let detail =
                word.countryCode.map { "country \($0)" } ?? word.role.map { "role \($0.rawValue)" } ?? "no detail"
            if added.contains(entry) {
                throw WordRefusal(request.operand, "it is asked for twice, the first time with \(detail)")
            }
            throw WordRefusal(
                request.operand,
                "it is already accepted, with \(detail)",
                nextStep: "if upstream changed what it means, edit its entry in \(Vocabulary.path)"
            )
        }
        if !added.contains(entry), !known.contains(entry) { known.append(entry) }
    }

    private mutating func add(_ request: WordRequest, _ details: WordDetails) throws(WordRefusal) {
        let word = VocabularyWord(
            word: request.word,
            swiftName: try swiftName(for: request),
            countryCode: details.countryCode,
            role: details.role
        )
        vocabulary = vocabulary.adding(word, to: request.category)
        added.append(AcceptedWord(category: request.category, word: word))
    }

    /// The name that was stated, or else the one that follows from the word; free, and one that Swift can declare.
    private func swiftName(for request: WordRequest) throws(WordRefusal) -> String {
        guard let name = statedSwiftName ?? CatalogCore.swiftName(forWord: request.word) else {
            throw refusal(request, "no Swift name follows from it: one begins with a letter")
        }
        if let problem = WordRules.problem(withSwiftName: name) { throw refusal(request, problem) }
        if let twin = vocabulary.words(request.category).first(where: { $0.hasName(of: name) }) {
            throw refusal(request, "the Swift name \"\(name)\" belongs to \(QuotedText.quote(twin.word))")
        }
        return name
    }

    private func refusal(_ request: WordRequest, _ reason: String) -> WordRefusal {
        let command = request.shellWord.map { ": \(AcceptAdvice.command) \($0) --swift-name NAME" } ?? ""
        return WordRefusal(
            request.operand,
            reason,
            nextStep: "choose a name, in a run of its own" + command
        )
    }
}
