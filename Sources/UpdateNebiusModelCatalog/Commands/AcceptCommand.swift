// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// `accept`: add a reviewed word to the vocabulary.
enum AcceptCommand {
    /// Adds the word, or says why it cannot be added.
    static func run(_ options: AcceptOptions) throws(CommandFailure) -> CommandResult {
        let folder = try CatalogFolder(options.root)
        try folder.lock()
        let read = readVocabulary(folder.state(at: Vocabulary.path))
        guard let vocabulary = read.value else { return CommandResult(read.diagnostics) }
        let word = try vocabularyWord(options)
        if let known = vocabulary.word(word.word, in: options.category) {
            return try alreadyKnown(known, asked: word, options)
        }
        if let twin = vocabulary.words(options.category).first(where: { sharesName($0, with: word) }) {
            throw CommandFailure(
                .usage,
                "the Swift name \"\(word.swiftName)\" belongs to \(QuotedText.quote(twin.word))",
                nextStep: "choose another with --swift-name NAME"
            )
        }
        let changed = vocabulary.adding(word, to: options.category)
        let file = PlannedFile(path: Vocabulary.path, bytes: changed.canonicalBytes)
        let result = try folder.write([file], removing: [])
        return CommandResult(
            [],
            headline: "accepted the \(options.category.singular) \(QuotedText.quote(word.word)) as .\(word.swiftName)"
                + " in \(Vocabulary.path)\nnext: run update with the answer that has it",
            members: [.init(key: "written", value: .array(result.written.map { .string($0) }))]
        )
    }

    private static func vocabularyWord(_ options: AcceptOptions) throws(CommandFailure) -> VocabularyWord {
        let word = options.word
        if let problem = WordRules.problem(withWord: word) { throw CommandFailure(.usage, problem) }
        guard let name = options.swiftName ?? swiftName(forWord: word) else {
            throw CommandFailure(
                .usage,
                "no Swift name can be made of \(QuotedText.quote(word))",
                nextStep: "choose one with --swift-name NAME"
            )
        }
        if let problem = WordRules.problem(withSwiftName: name) {
            throw CommandFailure(.usage, problem, nextStep: "choose another with --swift-name NAME")
        }
        if let code = options.countryCode, let problem = WordRules.problem(withCountryCode: code) {
            throw CommandFailure(.usage, problem)
        }
        return VocabularyWord(word: word, swiftName: name, countryCode: options.countryCode, role: options.role)
    }

    /// Accepting a word again is fine; accepting it as something else is not.
    private static func alreadyKnown(
        _ known: VocabularyWord,
        asked word: VocabularyWord,
        _ options: AcceptOptions
    ) throws(CommandFailure) -> CommandResult {
        let isSame =
            known.countryCode == word.countryCode && known.role == word.role
            && (options.swiftName == nil || known.swiftName == word.swiftName)
        guard isSame else {
            throw CommandFailure(
                .usage,
                "\(QuotedText.quote(known.word)) is already accepted, with other details",
                nextStep: "edit its entry in \(Vocabulary.path); a Swift name that was published must stay"
            )
        }
        return CommandResult(
            [],
            headline: "nothing to write: \(QuotedText.quote(known.word)) is already accepted",
            members: [.init(key: "written", value: .array([]))]
        )
    }

    private static func sharesName(_ first: VocabularyWord, with second: VocabularyWord) -> Bool {
        first.swiftName.lowercased() == second.swiftName.lowercased()
    }
}
