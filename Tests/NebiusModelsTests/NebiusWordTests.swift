// SPDX-License-Identifier: Apache-2.0

import NebiusModels
import Testing

struct NebiusWordTests {
    @Test(arguments: ["us-central1", "a word of next year", "", "\u{0}", "é", "e\u{301}", "\u{FEFF}x", "👩‍👩‍👧"])
    func `any string survives in every type of word`(text: String) {
        expectSurvives(text, in: NebiusModelKind.self)
        expectSurvives(text, in: NebiusModelName.self)
        expectSurvives(text, in: NebiusModelStatus.self)
        expectSurvives(text, in: NebiusQuantization.self)
        expectSurvives(text, in: NebiusRegion.self)
        expectSurvives(text, in: NebiusTag.self)
        expectSurvives(text, in: NebiusUseCase.self)
        expectSurvives(text, in: NebiusVendor.self)
    }

    @Test func `canonically equivalent spellings are different words`() {
        let composed = NebiusTag("caf\u{E9}")
        let decomposed = NebiusTag("cafe\u{301}")
        #expect(composed.rawValue == decomposed.rawValue)
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed, composed]).count == 2)
        #expect((composed < decomposed) != (decomposed < composed))
    }

    @Test func `generic code compares bytes too`() {
        func areEqual<Value: Equatable>(_ left: Value, _ right: Value) -> Bool { left == right }
        func areEqualRaw<Value: RawRepresentable & Equatable>(_ left: Value, _ right: Value) -> Bool { left == right }
        #expect(!areEqual(NebiusTag("\u{212A}"), NebiusTag("K")))
        #expect(!areEqualRaw(NebiusTag("\u{212A}"), NebiusTag("K")))
        #expect(areEqual(NebiusTag("K"), NebiusTag("K")))
        #expect(areEqualRaw(NebiusTag("K"), NebiusTag("K")))
    }

    @Test func `equal words have equal hashes, whatever the storage of the string`() {
        let long = String(repeating: "context-", count: 20)
        let pieces = (0..<20).map { _ in "context-" }.joined()
        #expect(NebiusUseCase(long).hashValue == NebiusUseCase(pieces).hashValue)
        #expect(NebiusUseCase("code").hashValue == NebiusUseCase(String("a code".dropFirst(2))).hashValue)
    }

    @Test func `words are ordered by their bytes`() {
        let spellings = ["", "A", "MiniMaxAI", "Z", "a", "a-1", "a1", "ab", "nvidia", "zai-org", "é", "\u{FFFD}", "😀"]
        let words = spellings.map { NebiusVendor($0) }
        #expect(words.reversed().sorted().map(\.rawValue) == spellings)
    }

    @Test func `vendors and tags can be compared with a literal`() {
        #expect(NebiusVendor(rawValue: "moonshotai") == "moonshotai")
        #expect(NebiusVendor(rawValue: "moonshotai") != "MoonshotAI")
        #expect(Set([NebiusTag(rawValue: "JSON mode")]).contains("JSON mode"))
    }

    private func expectSurvives<Word: NebiusWord>(_ text: String, in type: Word.Type) {
        let bytes = Array(text.utf8)
        #expect(Array(Word(rawValue: text).rawValue.utf8) == bytes)
        #expect(Array(Word(text).description.utf8) == bytes)
        #expect(Word(text) == Word(rawValue: text))
        #expect(Array("\(Word(text))".utf8) == bytes)
    }
}
