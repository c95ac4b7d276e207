// SPDX-License-Identifier: Apache-2.0

/// Judges the words of all snapshots: one that the vocabulary lacks has no Swift name, so nothing can be rendered.
func judgeWords(of history: SnapshotHistory, vocabulary: Vocabulary) -> [Diagnostic] {
    var findings = DiagnosticCollector()
    for category in WordCategory.allCases {
        var seen: Set<[UInt8]> = []
        for snapshot in history.snapshots {
            let lacked = distinctWords(of: snapshot.facts, in: category) { vocabulary.word($0, in: category) == nil }
            for word in lacked where seen.insert(Array(word.utf8)).inserted {
                findings.add(unknown(word, in: category, of: snapshot, lackedBy: vocabulary))
            }
        }
    }
    for snapshot in history.snapshots {
        for model in snapshot.facts.models {
            // All else was judged when the snapshot was read.
            guard let problem = model.priceProblem(knowing: vocabulary) else { continue }
            findings.add(
                Diagnostic(
                    .malformedSnapshot,
                    outcome: .malformedCommittedFile,
                    "\(QuotedText.quote(model.id)): \(problem)",
                    at: DiagnosticPlace(file: snapshot.path),
                    nextStep: CommittedFormat.snapshot.repair
                )
            )
        }
    }
    return findings.diagnostics
}

/// Judges the vocabulary by the snapshots: a word that none of them uses, and no correction either, is worth a look,
/// and no more than that, because `accept` comes before `update`.
func unusedWords(
    of vocabulary: Vocabulary,
    history: SnapshotHistory,
    corrected: [ModelFacts] = []
) -> [Diagnostic] {
    WordCategory.allCases.flatMap { category -> [Diagnostic] in
        let catalogs = history.snapshots.map(\.facts) + [CatalogFacts(corrected)]
        let used = Set(catalogs.flatMap { distinctWords(of: $0, in: category) }.map { Array($0.utf8) })
        return vocabulary.words(category).filter { !used.contains(Array($0.word.utf8)) }.map { word in
            Diagnostic(
                .unusedWord,
                "the \(category.singular) \(QuotedText.quote(word.word)) is in no snapshot",
                at: DiagnosticPlace(file: Vocabulary.path),
                nextStep: "run update with the answer that has it, or remove the word"
            )
        }
    }
}

/// The words of one list that a catalog uses, those that are asked for, sorted by their UTF-8 bytes, each once.
private func distinctWords(
    of facts: CatalogFacts,
    in category: WordCategory,
    where isIncluded: (String) -> Bool = { _ in true }
) -> [String] {
    var words: Set<[UInt8]> = []
    for model in facts.models {
        for word in model.words(of: category) where isIncluded(word) { words.insert(Array(word.utf8)) }
    }
    return words.sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0, as: UTF8.self) }
}

private func unknown(
    _ word: String,
    in category: WordCategory,
    of snapshot: Snapshot,
    lackedBy vocabulary: Vocabulary
) -> Diagnostic {
    let advice = AcceptAdvice(for: word, in: category, of: vocabulary)
    return Diagnostic(
        category.unknownCode,
        outcome: .malformedCommittedFile,
        "the snapshot has the \(category.singular) \(QuotedText.quote(word)), which the vocabulary lacks",
        at: DiagnosticPlace(file: snapshot.path),
        nextStep: "restore its entry from version control; if it never had one: "
            + advice.nextStep,
        acceptance: advice
    )
}
