// SPDX-License-Identifier: Apache-2.0

/// The smallest set of lines to remove and to add that turns one sequence of lines into another.
///
/// Found by the greedy algorithm of Eugene W. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986).
/// Its work grows with the product of length and difference, so both that and the memory are bounded here.
struct ShortestEdit {
    /// The most steps that one comparison of two texts may take.
    static let wholeBudget = 20_000_000

    /// The most removed and added lines that are looked for; memory grows with its square, to 16 MB.
    private static let maximumDistance = 2_000

    /// The indices of the removed lines, in no particular order.
    private(set) var removed: [Int] = []

    /// The indices of the added lines, in no particular order.
    private(set) var added: [Int] = []

    /// The index of the first old line.
    private let oldStart: Int

    /// The index of the first new line.
    private let newStart: Int

    /// Compares two sequences.
    ///
    /// The result is `nil` if the sequences differ too much or the budget ran out.
    ///
    /// - Parameters:
    ///   - old: The old lines, as numbers.
    ///   - new: The new lines, as numbers.
    ///   - budget: The steps that may still be taken; reduced by those that were.
    init?(from old: ArraySlice<Int32>, to new: ArraySlice<Int32>, budget: inout Int) {
        oldStart = old.startIndex
        newStart = new.startIndex
        let limit = min(old.count + new.count, Self.maximumDistance)
        // The furthest old position reached on each diagonal; the middle of the array is diagonal 0.
        var furthest = [Int32](repeating: 0, count: 2 * limit + 3)
        let middle = limit + 1
        var rounds: [[Int32]] = []
        for distance in 0...limit {
            rounds.append(Array(furthest[(middle - distance)...(middle + distance)]))
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                var position = Self.step(to: diagonal, distance: distance) { furthest[middle + $0] }.position
                let before = position
                while position < old.count, position - diagonal < new.count,
                    old[oldStart + position] == new[newStart + position - diagonal]
                {
                    position += 1
                }
                furthest[middle + diagonal] = Int32(truncatingIfNeeded: position)
                budget -= 1 + position - before
                guard budget > 0 else { return nil }
                if position >= old.count, position - diagonal >= new.count {
                    collect(rounds, end: (old.count, new.count))
                    return
                }
            }
        }
        return nil
    }

    /// The step that reaches a diagonal furthest: down from the diagonal above, or right from the one below.
    ///
    /// - Parameters:
    ///   - diagonal: Old position minus new position after the step.
    ///   - distance: The number of steps with this one.
    ///   - furthest: The positions reached before the step, by diagonal.
    /// - Returns: The old position after the step, and whether the step adds a new line.
    private static func step(
        to diagonal: Int,
        distance: Int,
        furthest: (Int) -> Int32
    ) -> (position: Int, isAddition: Bool) {
        if diagonal == -distance { return (Int(furthest(diagonal + 1)), true) }
        let removing = Int(furthest(diagonal - 1)) + 1
        if diagonal == distance { return (removing, false) }
        let adding = Int(furthest(diagonal + 1))
        return removing <= adding ? (adding, true) : (removing, false)
    }

    /// Walks back from the end and collects the step of each round.
    private mutating func collect(_ rounds: [[Int32]], end: (old: Int, new: Int)) {
        var diagonal = end.old - end.new
        for distance in stride(from: rounds.count - 1, to: 0, by: -1) {
            let round = rounds[distance]
            let step = Self.step(to: diagonal, distance: distance) { round[distance + $0] }
            if step.isAddition {
                added.append(newStart + step.position - diagonal - 1)
                diagonal += 1
            } else {
                removed.append(oldStart + step.position - 1)
                diagonal -= 1
            }
        }
    }
}
