// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension Validation {
    /// A word of a closed list.
    mutating func judgeWord(_ word: Located<String>?, in category: WordCategory) -> String? {
        guard let word else { return nil }
        guard vocabulary.word(word.value, in: category) == nil else { return word.value }
        let known = vocabulary.words(category).map(\.word)
        let advice = AcceptAdvice(for: word.value, in: category, of: vocabulary)
        findings.add(
            Diagnostic(
                category.unknownCode,
                "unknown \(category.singular) \(QuotedText.quote(word.value))",
                at: word.place,
                notes: nearest(word.value, among: known),
                nextStep: advice.nextStep,
                nearest: NearestWord.find(word.value, among: known),
                acceptance: advice
            )
        )
        return nil
    }

    /// The words of a closed list; a repeated one counts once.
    mutating func judgeWords(_ words: [Located<String>]?, in category: WordCategory) -> [String]? {
        guard let words else { return nil }
        var accepted: [String] = []
        for word in distinct(words, what: category.singular) {
            if let known = judgeWord(word, in: category) { accepted.append(known) }
        }
        return accepted
    }

    /// Tags are an open list: any text that can be shown.
    mutating func judgeTags(_ tags: [Located<String>]?) -> [String]? {
        guard let tags else { return nil }
        return distinct(tags, what: "tag").compactMap {
            judgeText($0, what: "tag", maximumBytes: FactLimits.maximumVendorOrTagBytes)
        }
    }

    /// What is nearest to an unknown word, as a note.
    func nearest(_ word: String, among known: [String]) -> [DiagnosticNote] {
        guard let nearest = NearestWord.find(word, among: known) else {
            let list = known.map(QuotedText.quote).joined(separator: ", ")
            return [DiagnosticNote(list.isEmpty ? "none is known yet" : "known are \(list)")]
        }
        return [DiagnosticNote("nearest known: \(QuotedText.quote(nearest))")]
    }

    private mutating func distinct(_ words: [Located<String>], what: String) -> [Located<String>] {
        if let excess = words.dropFirst(FactLimits.maximumWords).first {
            findings.add(
                Diagnostic(
                    .invalidText,
                    "a list of \(words.count) words; at most \(FactLimits.maximumWords) are accepted",
                    at: excess.place,
                    nextStep: "ask for the answer again; no model has had more than 10 words in a list"
                )
            )
        }
        // By bytes: two spellings that `==` takes for one would make the result depend on upstream's order. The lists
        // are short: comparing each with each takes less time than a set.
        var kept: [Located<String>] = []
        for word in words.prefix(FactLimits.maximumWords) {
            guard kept.contains(where: { $0.value.hasSameBytes(as: word.value) }) else {
                kept.append(word)
                continue
            }
            findings.add(
                Diagnostic(
                    .repeatedWord,
                    "the \(what) \(QuotedText.quote(word.value)) is listed twice; once is kept",
                    at: word.place
                )
            )
        }
        return kept
    }
}
