// SPDX-License-Identifier: Apache-2.0

/// Finds the known word that somebody most likely meant by an unknown one.
package enum NearestWord {
    /// The longest word, in Unicode scalars, that is compared at all.
    ///
    /// The comparison is quadratic in the length, and nothing that a person would call a word is longer.
    package static let maximumScalars = 128

    /// The word of a list that is nearest to a word, if one is near enough to be worth a suggestion.
    ///
    /// The distance is the number of scalars to insert, delete, replace, or swap with their neighbour (optimal
    /// string alignment, the restricted Damerau-Levenshtein distance), with ASCII letters compared regardless of
    /// case. It may be at most a third of the length of the longer word, and at least 1 is always allowed, but
    /// never so much that nothing of the word is left. Ties go to the candidate that is also nearest with case
    /// regarded, then to the first in UTF-8 byte order, so the order of the list is of no importance.
    ///
    /// - Complexity: O(*n* · *m*²) for *n* candidates of *m* scalars, with *m* at most ``maximumScalars``.
    /// - Parameters:
    ///   - word: The unknown word.
    ///   - candidates: The known words; those longer than ``maximumScalars`` are passed over.
    /// - Returns: `nil` if no candidate is near enough, or if the word is empty or too long.
    package static func find(_ word: String, among candidates: [String]) -> String? {
        guard let scalars = boundedScalars(of: word), !scalars.isEmpty else { return nil }
        let folded = scalars.map(foldCase)
        var nearest: Match?
        for candidate in candidates {
            guard let other = boundedScalars(of: candidate), !other.isEmpty else { continue }
            let allowed = min(max(1, max(scalars.count, other.count) / 3), scalars.count - 1)
            guard abs(scalars.count - other.count) <= allowed else { continue }
            let distance = alignmentDistance(folded, other.map(foldCase))
            guard distance <= allowed, distance <= nearest?.distance ?? .max else { continue }
            let match = Match(
                word: candidate,
                distance: distance,
                distanceRegardingCase: alignmentDistance(scalars, other)
            )
            if nearest.map(match.isNearer(than:)) ?? true { nearest = match }
        }
        return nearest?.word
    }

    /// A candidate with its two distances.
    private struct Match {
        let word: String
        let distance: Int
        let distanceRegardingCase: Int

        /// Whether this candidate is the better suggestion; total, so that the result is unique.
        func isNearer(than other: Match) -> Bool {
            if distance != other.distance { return distance < other.distance }
            if distanceRegardingCase != other.distanceRegardingCase {
                return distanceRegardingCase < other.distanceRegardingCase
            }
            return word.utf8.lexicographicallyPrecedes(other.word.utf8)
        }
    }

    /// The scalars of a word, or `nil` if there are too many; reads no further than the limit.
    private static func boundedScalars(of word: String) -> [UInt32]? {
        let scalars = word.unicodeScalars.prefix(maximumScalars + 1).map(\.value)
        return scalars.count <= maximumScalars ? scalars : nil
    }

    /// The scalar with ASCII capitals made small.
    ///
    /// Other scripts are left alone: their rules depend on a locale.
    private static func foldCase(_ scalar: UInt32) -> UInt32 {
        (0x41...0x5A).contains(scalar) ? scalar + 0x20 : scalar
    }

    /// The optimal string alignment distance, in three rows of memory.
    private static func alignmentDistance(_ left: [UInt32], _ right: [UInt32]) -> Int {
        var beforePrevious = [Int](repeating: 0, count: right.count + 1)
        var previous = Array(0...right.count)
        var current = previous
        for row in left.indices {
            current[0] = row + 1
            for column in right.indices {
                let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
                var best = min(replaced, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforePrevious[column - 1] + 1)
                }
                current[column + 1] = best
            }
            (beforePrevious, previous, current) = (previous, current, beforePrevious)
        }
        return previous[right.count]
    }
}
