// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Judges corrections by the snapshots: a model that one of them lists, and facts that could stand in one.
///
/// - Parameters:
///   - corrections: The entries.
///   - history: The committed snapshots.
///   - vocabulary: The closed lists, to which a corrected word must belong as well.
/// - Returns: An error for each entry that does not fit.
func judgeCorrections(
    _ corrections: CorrectionList,
    history: SnapshotHistory,
    vocabulary: Vocabulary
) -> [Diagnostic] {
    corrections.entriesByModel.flatMap { entries -> [Diagnostic] in
        guard let id = entries.first?.id else { return [] }
        guard let facts = history.lastSnapshot(listing: id)?.facts.model(id: id) else {
            return entries.map { unknownModel($0, history: history) }
        }
        guard let problem = correctionProblem(facts, entries, vocabulary) else { return [] }
        // The facts are right or wrong together; the entry that is wrong by itself is the better place to look at.
        let alone = entries.first { correctionProblem(facts, [$0], vocabulary) != nil }
        guard let entry = alone ?? entries.last else { return [] }
        let cause = alone.flatMap { correctionProblem(facts, [$0], vocabulary) } ?? problem
        return [
            Diagnostic(
                .malformedCorrections,
                outcome: .malformedCommittedFile,
                cause.message,
                at: entry.places.value,
                nextStep: cause.nextStep ?? CommittedFormat.corrections.repair,
                subject: id,
                nearest: cause.nearest
            )
        ]
    }
}

/// Why the facts of a model cannot be those that corrections make of them.
struct CorrectionProblem {
    let message: String
    var nextStep: String?
    var nearest: String?
}

/// What is wrong with facts once corrections have been applied, by the rules of a snapshot; nil when nothing is.
func correctionProblem(
    _ facts: ModelFacts,
    _ entries: [Correction],
    _ vocabulary: Vocabulary
) -> CorrectionProblem? {
    var corrected = facts
    do throws(CommittedFileProblem) {
        for entry in entries { corrected = try corrected.replacing(entry.field, with: entry.value) }
    } catch {
        return CorrectionProblem(message: error.diagnostic.message)
    }
    for category in WordCategory.allCases {
        for word in corrected.words(of: category) where vocabulary.word(word, in: category) == nil {
            return unknownWord(word, in: category, vocabulary)
        }
    }
    if corrected.contextWindowTokens == FactLimits.placeholderContextWindowTokens,
        corrected.contextWindowTokens != facts.contextWindowTokens
    {
        let window = corrected.contextWindowTokens
        return CorrectionProblem(message: "a context window of \(window) is upstream's placeholder for an unknown one")
    }
    if let message = corrected.problem(knowing: vocabulary) { return CorrectionProblem(message: message) }
    let role = vocabulary.word(corrected.kind, in: .kind)?.role
    if let upstream = vocabulary.word(facts.kind, in: .kind)?.role, let role, role != upstream {
        return CorrectionProblem(
            message:
                "the kind would make \"\(role.rawValue)\" of \"\(upstream.rawValue)\", and published names would go"
        )
    }
    guard role == .generative, corrected.hasInvertedPrices, !facts.hasInvertedPrices else { return nil }
    let (input, output) = (corrected.inputUSDPerMillionTokens, corrected.outputUSDPerMillionTokens)
    return CorrectionProblem(
        message: "input would cost \(input) dollars per million tokens, more than output: \(output)"
    )
}

private func unknownWord(_ word: String, in category: WordCategory, _ vocabulary: Vocabulary) -> CorrectionProblem {
    CorrectionProblem(
        message: "the vocabulary lacks the \(category.singular) \(QuotedText.quote(word))",
        nextStep: AcceptAdvice(for: word, in: category, of: vocabulary).nextStep,
        nearest: NearestWord.find(word, among: vocabulary.words(category).map(\.word))
    )
}

private func unknownModel(_ entry: Correction, history: SnapshotHistory) -> Diagnostic {
    let ids = history.snapshots.flatMap { $0.facts.models.map(\.id) }
    let nearest = NearestWord.find(entry.id, among: ids)
    return Diagnostic(
        .malformedCorrections,
        outcome: .malformedCommittedFile,
        "no committed snapshot lists \(QuotedText.quote(entry.id))",
        at: entry.places.id,
        notes: nearest.map { [DiagnosticNote("nearest known: \(QuotedText.quote($0))")] } ?? [],
        nextStep: CommittedFormat.corrections.repair,
        subject: entry.id,
        nearest: nearest
    )
}
