// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@Suite struct NearestWordTests {
    @Test(arguments: [
        ("eu-nort1", ["eu-north1", "eu-west1", "us-central1"], "eu-north1"),
        ("us-centrall", ["eu-north1", "us-central1"], "us-central1"),
        ("funciton_calling", ["function_calling", "reasoning"], "function_calling"),
        ("FUNCTION_CALLING", ["function_calling", "reasoning"], "function_calling"),
        ("fp6", ["bf16", "fp4", "fp8"], "fp4"),
        ("ab", ["ba"], "ba"),
        ("a", ["A"], "A"),
        ("--chekc", ["--check", "--color"], "--check"),
        ("caf\u{E9}s", ["cafe", "caf\u{E9}"], "caf\u{E9}"),
    ])
    func `the nearest word is found`(word: String, candidates: [String], expected: String) {
        #expect(NearestWord.find(word, among: candidates) == expected)
        #expect(NearestWord.find(word, among: candidates.reversed()) == expected)
    }

    @Test(arguments: [
        ("mars-base1", ["eu-north1", "us-central1"]), ("a", ["b"]), ("ab", ["cd"]), ("", ["a"]), ("word", [""]),
        ("word", []), ("reasoning", ["summarization"]),
    ])
    func `a far word is not suggested`(word: String, candidates: [String]) {
        #expect(NearestWord.find(word, among: candidates) == nil)
    }

    @Test func `among equally near words case decides, then byte order`() {
        #expect(NearestWord.find("Fast", among: ["fasT", "Fasts", "fast"]) == "fast")
        #expect(NearestWord.find("wordx", among: ["wordc", "worda", "wordb"]) == "worda")
    }

    @Test func `a swap of neighbours costs one, and a swapped pair is not edited again`() {
        // Unrestricted, "ca" to "abc" costs 2 and would be near enough; restricted, it costs 3.
        #expect(NearestWord.find("abcdef", among: ["badcef"]) == "badcef")
        #expect(NearestWord.find("caxxxx", among: ["abcxxxx"]) == nil)
    }

    @Test func `the threshold is a third of the longer word`() {
        #expect(NearestWord.find("aaaaaa", among: ["aaaabb"]) == "aaaabb")
        #expect(NearestWord.find("aaaaaa", among: ["aaabbb"]) == nil)
        #expect(NearestWord.find("aaaaa", among: ["aaabb"]) == nil)
    }

    @Test func `words over the limit are never compared`() {
        let longest = String(repeating: "a", count: NearestWord.maximumScalars)
        #expect(NearestWord.find(longest, among: [longest]) == longest)
        #expect(NearestWord.find(longest + "a", among: [longest]) == nil)
        #expect(NearestWord.find(longest, among: [longest + "a"]) == nil)
    }

    @Test func `a grapheme is compared by its scalars`() {
        #expect(NearestWord.find("e\u{301}tude", among: ["etude"]) == "etude")
    }
}
