// SPDX-License-Identifier: Apache-2.0

/// Finds lines that occur once in each of two texts and in the same order.
///
/// Such lines are good points to cut two long texts at: what lies between them can be compared by itself.
enum UniqueLines {
    /// The longest sequence of such lines, by patience sorting.
    ///
    /// - Complexity: O(*n* log *n*).
    /// - Parameters:
    ///   - old: The old lines, as numbers from 0.
    ///   - new: The new lines, as numbers from 0.
    ///   - numberCount: The number of different lines.
    /// - Returns: The index of each line in both texts, increasing in both.
    static func commonSequence(_ old: [Int32], _ new: [Int32], numberCount: Int) -> [(old: Int, new: Int)] {
        let oldIndices = indicesOfUnique(old, numberCount)
        let newIndices = indicesOfUnique(new, numberCount)
        var pairs: [(old: Int, new: Int)] = []
        for (index, number) in old.enumerated() {
            if oldIndices[Int(number)] == index, let other = newIndices[Int(number)], other >= 0 {
                pairs.append((index, other))
            }
        }
        // The last pair of the best sequence of each length, and the pair before each one in its sequence.
        var ends: [Int] = []
        var predecessors: [Int?] = []
        for (position, pair) in pairs.enumerated() {
            let length = lowerBound(of: pair.new, in: ends.count) { pairs[ends[$0]].new }
            predecessors.append(length > 0 ? ends[length - 1] : nil)
            if length < ends.count { ends[length] = position } else { ends.append(position) }
        }
        var sequence: [(old: Int, new: Int)] = []
        var next = ends.last
        while let position = next {
            sequence.append(pairs[position])
            next = predecessors[position]
        }
        return sequence.reversed()
    }

    /// For each number its index, -1 if it occurs more than once, `nil` if it does not occur.
    private static func indicesOfUnique(_ lines: [Int32], _ numberCount: Int) -> [Int?] {
        var indices = [Int?](repeating: nil, count: numberCount)
        for (index, number) in lines.enumerated() {
            indices[Int(number)] = indices[Int(number)] == nil ? index : -1
        }
        return indices
    }

    /// The first of some increasing values that is not less than a value, or their count.
    private static func lowerBound(of value: Int, in count: Int, values: (Int) -> Int) -> Int {
        var range = 0..<count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = values(middle) < value ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}
