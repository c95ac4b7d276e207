// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A model that is gone and a new one that is probably the same; upstream says nothing about it, so it stays a guess.
struct RenameGuess {
    /// Why the two are taken for one.
    enum Reason: String {
        case spelling = "the ids differ only in case, punctuation or look-alikes"
        case facts = "all facts but id and name are the same, and no other model has them"
    }

    let old: ModelFacts
    let new: ListedModels.Model
    let reason: Reason

    /// Pairs what is gone with what is new.
    ///
    /// Spelling decides before facts. Each model is in one pair at most, and two that fit equally well are in none.
    ///
    /// - Parameters:
    ///   - gone: The models that only the old side lists.
    ///   - added: The models that only the new side lists and that no older snapshot knows.
    ///   - others: The models that both sides list: facts that they share prove nothing.
    /// - Returns: In the order of `added`.
    /// - Complexity: O(*n*) in the number of both.
    static func pairs(
        gone: [ModelFacts],
        added: [ListedModels.Model],
        others: [ModelFacts]
    ) -> [RenameGuess] {
        let bySpelling = pairs(gone, added, .spelling) { IDSkeleton($0.id) }
        let pairedOld = Set(bySpelling.map { Array($0.old.id.utf8) })
        let pairedNew = Set(bySpelling.map { Array($0.new.facts.id.utf8) })
        let byFacts = pairs(
            gone.filter { !pairedOld.contains(Array($0.id.utf8)) },
            // What a shape does not state proves no likeness.
            added.filter { $0.isComplete && !pairedNew.contains(Array($0.facts.id.utf8)) },
            .facts,
            key: \.bytesWithoutName
        )
        return (bySpelling + withoutTwins(byFacts, among: others)).sortedByBytes { $0.new.facts.id }
    }

    /// The guesses whose facts no other model has.
    private static func withoutTwins(_ guesses: [RenameGuess], among others: [ModelFacts]) -> [RenameGuess] {
        guard !guesses.isEmpty else { return [] }
        // Facts as bytes are dear, so numbers come first.
        let guessed = Set(guesses.map { numbers(of: $0.new.facts) })
        let taken = Set(others.filter { guessed.contains(numbers(of: $0)) }.map(\.bytesWithoutName))
        return guesses.filter { !taken.contains($0.new.facts.bytesWithoutName) }
    }

    private static func numbers(of facts: ModelFacts) -> [Int64] {
        [
            Int64(facts.contextWindowTokens), facts.inputUSDPerMillionTokens.microdollars,
            facts.outputUSDPerMillionTokens.microdollars,
        ]
    }

    private static func pairs<Key: Hashable>(
        _ gone: [ModelFacts],
        _ added: [ListedModels.Model],
        _ reason: Reason,
        key: (ModelFacts) -> Key
    ) -> [RenameGuess] {
        guard !gone.isEmpty, !added.isEmpty else { return [] }
        let goneByKey = Dictionary(grouping: gone, by: key)
        let addedByKey = Dictionary(grouping: added) { key($0.facts) }
        return addedByKey.compactMap { key, models in
            guard let old = goneByKey[key], old.count == 1, models.count == 1 else { return nil }
            return RenameGuess(old: old[0], new: models[0], reason: reason)
        }
    }
}

extension ModelFacts {
    /// The record without id and name, as bytes: what two names of one model have in common.
    fileprivate var bytesWithoutName: [UInt8] {
        guard case .object(let members, let layout) = json else { return [] }
        return JSONWriter.compactBytes(.object(members.filter { $0.key != "id" && $0.key != "name" }, layout: layout))
    }
}
