// SPDX-License-Identifier: Apache-2.0

extension CommittedCatalog {
    /// The catalog as it was on a date: its snapshots up to then, and without the words that only later ones have.
    ///
    /// Names, acknowledgements and corrections are those of now: they were either there, or are about later changes.
    ///
    /// - Complexity: O(*n*) in the size of all snapshots.
    package func upTo(_ date: CalendarDate) -> CommittedCatalog {
        standing(in: SnapshotHistory(history.snapshots.filter { $0.date <= date }))
    }

    /// The catalog with other snapshots, and without the words that only its own have.
    ///
    /// - Complexity: O(*n*) in the size of all snapshots.
    package func standing(in other: SnapshotHistory) -> CommittedCatalog {
        CommittedCatalog(
            history: other,
            vocabulary: vocabulary.forgetting(history, knowing: other),
            ledger: ledger,
            templates: templates,
            acknowledgements: acknowledgements,
            corrections: corrections
        )
    }
}

extension Vocabulary {
    /// The vocabulary without the words that some snapshots have and others lack.
    fileprivate func forgetting(_ later: SnapshotHistory, knowing past: SnapshotHistory) -> Vocabulary {
        let kept = WordCategory.allCases.map { category in
            let known = Self.words(of: past, in: category)
            let late = Self.words(of: later, in: category).subtracting(known)
            return (category, words(category).filter { !late.contains(Array($0.word.utf8)) })
        }
        return Vocabulary(words: Dictionary(uniqueKeysWithValues: kept), capabilityRules: capabilityRules)
    }

    /// The words of snapshots, as UTF-8 bytes.
    private static func words(of history: SnapshotHistory, in category: WordCategory) -> Set<[UInt8]> {
        var words: Set<[UInt8]> = []
        for snapshot in history.snapshots {
            for model in snapshot.facts.models {
                for word in model.words(of: category) { words.insert(Array(word.utf8)) }
            }
        }
        return words
    }
}
