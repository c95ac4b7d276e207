// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// `accept`: add reviewed words to the vocabulary.
enum AcceptCommand {
    /// Adds all words, or says why they cannot be added.
    static func run(_ options: AcceptOptions) throws(CommandFailure) -> CommandResult {
        let folder = try CatalogFolder(options.root)
        try folder.lock()
        let state = folder.state(at: Vocabulary.path)
        let read = readVocabulary(state)
        guard let vocabulary = read.value, case .bytes(let committed) = state else {
            return CommandResult(read.diagnostics)
        }
        let words: AcceptedWords
        do throws(WordRefusals) {
            words = try accept(options.words, swiftName: options.swiftName, into: vocabulary)
        } catch {
            throw CommandFailure(.usage, error.message, nextStep: error.nextStep)
        }
        guard !words.added.isEmpty else {
            return CommandResult([], headline: headline(words, difference: []), members: members(words, written: []))
        }
        let difference = words.difference(from: committed).lines
        let result = try folder.write(
            [PlannedFile(path: Vocabulary.path, bytes: words.vocabulary.canonicalBytes)],
            removing: []
        )
        return CommandResult(
            [],
            headline: headline(words, difference: difference),
            members: members(words, written: result.written)
        )
    }

    private static func headline(_ words: AcceptedWords, difference: [String]) -> String {
        let known = words.known.map { "already accepted: \(describe($0))" }
        let added = words.added.map { "accepted \(describe($0))" }
        let closing = added.isEmpty ? "nothing to write" : "next: run update with the answer that has it"
        return (known + added + difference + [closing]).joined(separator: "\n")
    }

    private static func describe(_ entry: AcceptedWord) -> String {
        "the \(entry.category.singular) \(QuotedText.quote(entry.word.word)) as .\(entry.word.swiftName)"
    }

    private static func members(_ words: AcceptedWords, written: [String]) -> [JSONValue.Member] {
        [
            .init(key: "accepted", value: .array(words.added.map(value))),
            .init(key: "alreadyAccepted", value: .array(words.known.map(value))),
            .init(key: "written", value: .array(written.map { .string($0) })),
        ]
    }

    private static func value(of entry: AcceptedWord) -> JSONValue {
        let texts = [
            ("list", entry.category.rawValue), ("word", entry.word.word), ("swiftName", entry.word.swiftName),
            ("countryCode", entry.word.countryCode), ("role", entry.word.role?.rawValue),
        ]
        return .object(
            texts.compactMap { name, text in text.map { JSONValue.Member(key: name, value: .string($0)) } },
            layout: .inline
        )
    }
}
