// SPDX-License-Identifier: Apache-2.0

extension ModelFacts {
    /// What keeps these facts from being those of a canonical snapshot, or nil.
    ///
    /// A snapshot is written by the tool, so this only finds what was edited by hand together with its hash.
    var problem: String? {
        if let problem = ModelID.problem(with: id) { return "\(QuotedText.quote(id)) is not a model id: \(problem)" }
        let quotedID = QuotedText.quote(id)
        if contextWindowTokens < 1 { return "\(quotedID) has no context window" }
        if regions.isEmpty { return "\(quotedID) has no region" }
        for (name, words) in [("regions", regions), ("useCases", useCases), ("tags", tags)] where !isAscending(words) {
            return "\"\(name)\" of \(quotedID) is not sorted, or holds a word twice"
        }
        return nil
    }
}

/// Whether texts are sorted by their UTF-8 bytes, each once.
func isAscending(_ texts: [String]) -> Bool {
    zip(texts, texts.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
