// SPDX-License-Identifier: Apache-2.0

/// Finds the name that somebody probably meant.
package enum NearestName {
    /// The longest name that is compared; a longer one is too far from anything to be a slip.
    private static let longestName = 64

    /// The candidate nearest to a name, or `nil` when none is near.
    ///
    /// Distance is the number of bytes that are inserted, removed, replaced or swapped with their neighbour. Near is
    /// at most a third of the length of the name, and 1 for the shortest ones. ASCII case does not count, and among
    /// equally near candidates the first one wins.
    ///
    /// - Complexity: O(number of candidates), at most 64 × 64 steps for each.
    package static func find(_ name: String, among candidates: [String]) -> String? {
        let wanted = name.utf8.prefix(longestName + 1).map(lowercased)
        guard wanted.count <= longestName else { return nil }
        var nearest: (name: String, distance: Int)?
        for candidate in candidates {
            let bytes = candidate.utf8.prefix(longestName + 1).map(lowercased)
            guard bytes.count <= longestName else { continue }
            let distance = distance(wanted, bytes)
            guard distance <= max(1, wanted.count / 3) else { continue }
            if let found = nearest, found.distance <= distance { continue }
            nearest = (candidate, distance)
        }
        return nearest?.name
    }

    /// Optimal string alignment: edit distance with swaps of neighbours, where no byte is edited twice.
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in 0..<first.count {
            var current = [row + 1]
            for column in 0..<second.count {
                let isSame = first[row] == second[column]
                var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[second.count]
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
