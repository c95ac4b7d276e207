// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct AcceptTests {
    @Test(
        arguments: [
            ("region=me-west1:IL", .region, VocabularyWord(word: "me-west1", swiftName: "meWest1", countryCode: "IL")),
            ("useCase=video chat", .useCase, VocabularyWord(word: "video chat", swiftName: "videoChat")),
            ("kind=text2audio:other", .kind, VocabularyWord(word: "text2audio", swiftName: "text2audio", role: .other)),
            ("status=beta", .status, VocabularyWord(word: "beta", swiftName: "beta")),
            ("quantization=fp16", .quantization, VocabularyWord(word: "fp16", swiftName: "fp16")),
        ] as [(String, WordCategory, VocabularyWord)]
    )
    func `a word gets the Swift name that follows from it`(
        operand: String,
        category: WordCategory,
        word: VocabularyWord
    ) throws {
        let words = try accept([operand], into: .sample)
        #expect(words.added == [AcceptedWord(category: category, word: word)])
        #expect(words.known == [])
        #expect(words.vocabulary == Vocabulary.sample.adding(word, to: category))
        #expect(try Vocabulary(bytes: words.vocabulary.canonicalBytes) == words.vocabulary)
    }

    @Test func `the order of the requests does not matter to the file`() throws {
        let operands = ["useCase=b", "region=b-1:FI", "useCase=a", "kind=c:embedding"]
        let words = try accept(operands, into: .sample)
        #expect(words.added.map(\.word.word) == ["b", "b-1", "a", "c"])
        let reversed = try accept(operands.reversed(), into: .sample)
        #expect(words.vocabulary.canonicalBytes == reversed.vocabulary.canonicalBytes)
    }

    @Test func `a known word with the same details is no news`() throws {
        let words = try accept(
            ["region=eu-north1:FI", "kind=embedding:embedding", "status=active", "status=active"],
            into: .sample
        )
        #expect(words.added == [])
        #expect(words.known.map(\.word.word) == ["eu-north1", "embedding", "active"])
        #expect(words.vocabulary == .sample)
        let named = try accept(["useCase=function_calling"], swiftName: "functionCalling", into: .sample)
        #expect(named.known.count == 1)
        #expect(named.difference(from: Vocabulary.sample.canonicalBytes).isEmpty)
    }

    @Test func `a new word that is asked for twice is added once`() throws {
        let words = try accept(["status=beta", "status=beta"], into: .sample)
        #expect(words.added.map(\.word.word) == ["beta"])
        #expect(words.known == [])
    }

    @Test func `a stated Swift name is taken as it is`() throws {
        let words = try accept(["useCase=3d"], swiftName: "threeD", into: .sample)
        #expect(words.added.map(\.word.swiftName) == ["threeD"])
        #expect(try accept(["quantization=code"], into: .sample).added.map(\.word.swiftName) == ["code"])
    }

    /// What is asked for, and the reason with the next step behind a bar.
    static let refusals: [(String, String)] = [
        ("beta", "this is not LIST=WORD[:DETAIL], such as region=me-west1:IL or status=beta"),
        ("--", "this is not LIST=WORD[:DETAIL], such as region=me-west1:IL or status=beta"),
        (
            "usecase=beta",
            "\"usecase\" is not one of the lists region, useCase, kind, status, quantization; did you mean useCase?"
        ),
        ("vendor=acme", "\"vendor\" is not one of the lists region, useCase, kind, status, quantization"),
        ("=acme", "\"\" is not one of the lists region, useCase, kind, status, quantization"),
        ("status=", "a word must have 1 to 64 bytes, \"\" has 0"),
        ("status=b;c", "\"b;c\" is not a word: letters, digits, space, and . _ - / between them"),
        (
            "status=\u{1B}[31m",
            "\"\\u{1B}[31m\" is not a word: letters, digits, space, and . _ - / between them"
        ),
        ("status=a=b", "\"a=b\" is not a word: letters, digits, space, and . _ - / between them"),
        ("region=me-west1", "a region needs its country: region=me-west1:COUNTRY"),
        ("region=me-west1:", "a region needs its country: region=me-west1:COUNTRY"),
        (
            "region=me-west1:COUNTRY",
            "\"COUNTRY\" is not a country code: two capital letters, as upstream writes them"
        ),
        (
            "region=me-west1:IL:x",
            "\"IL:x\" is not a country code: two capital letters, as upstream writes them"
        ),
        ("kind=rerank", "a kind needs its role, one of generative, embedding, other: kind=rerank:ROLE"),
        ("kind=rerank:ROLE", "\"ROLE\" is not one of the roles generative, embedding, other"),
        (
            "kind=rerank:embeding",
            "\"embeding\" is not one of the roles generative, embedding, other; did you mean embedding?"
        ),
        ("status=beta:IL", "\"IL\" is too much: only a region and a kind have a detail after a colon"),
        ("useCase=beta:", "\"\" is too much: only a region and a kind have a detail after a colon"),
        (
            "useCase=3d",
            "no Swift name follows from it: one begins with a letter"
                + "|choose a name, in a run of its own: UpdateNebiusModelCatalog accept useCase=3d --swift-name NAME"
        ),
        (
            "useCase=raw value",
            "\"rawValue\" cannot name a Swift constant: a lower-case letter, then letters, digits or _, and no reserved"
                + " word|choose a name, in a run of its own: UpdateNebiusModelCatalog accept 'useCase=raw value'"
                + " --swift-name NAME"
        ),
        (
            "useCase=function-calling",
            "the Swift name \"functionCalling\" belongs to \"function_calling\""
                + "|choose a name, in a run of its own: UpdateNebiusModelCatalog accept useCase=function-calling"
                + " --swift-name NAME"
        ),
        (
            "region=us-central1:FI",
            "it is already accepted, with country US"
                + "|if upstream changed what it means, edit its entry in snapshots/vocabulary.json"
        ),
        (
            "kind=embedding:other",
            "it is already accepted, with role embedding"
                + "|if upstream changed what it means, edit its entry in snapshots/vocabulary.json"
        ),
    ]

    @Test(arguments: refusals)
    func `a word that cannot be accepted says why and what to do`(operand: String, text: String) {
        let error = #expect(throws: WordRefusals.self) { try accept([operand], into: .sample) }
        let parts = text.split(separator: "|").map(String.init)
        #expect(error?.refusals.map(\.reason) == [parts[0]])
        #expect(error?.nextStep == parts.dropFirst().first)
        #expect(error?.message == "\(QuotedText.quote(operand)): \(parts[0])")
    }

    @Test func `one refusal is enough to accept nothing, and all of them are told`() {
        let operands = ["status=beta"] + Self.refusals.map(\.0) + ["status=gamma"]
        let error = #expect(throws: WordRefusals.self) { try accept(operands, into: .sample) }
        #expect(error?.refusals.map(\.operand) == Self.refusals.map(\.0))
        #expect(error?.requestCount == operands.count)
        #expect(error?.nextStep == nil)
        #expect(
            error?.message.hasPrefix("nothing was accepted: 23 of 25 words cannot be\n  \"beta\": this is") ?? false
        )
    }

    @Test func `a stated name does not rename a known word`() {
        let error = #expect(throws: WordRefusals.self) {
            try accept(["useCase=code"], swiftName: "coding", into: .sample)
        }
        #expect(error?.message == "\"useCase=code\": it is already accepted, as .code")
        #expect(
            error?.nextStep
                == "leave --swift-name out; the Swift name of a word never changes, because apps use it"
        )
    }

    @Test func `words of one run are judged together`() {
        let twins = #expect(throws: WordRefusals.self) { try accept(["useCase=x-y", "useCase=x_Y"], into: .sample) }
        #expect(twins?.refusals.map(\.reason) == ["the Swift name \"xY\" belongs to \"x-y\""])
        let twice = #expect(throws: WordRefusals.self) { try accept(["region=x:FI", "region=x:IT"], into: .sample) }
        #expect(twice?.refusals.map(\.reason) == ["it is asked for twice, the first time with country FI"])
        #expect(throws: Never.self) { try accept(["useCase=x-y", "status=x_y"], into: .sample) }
    }
}
