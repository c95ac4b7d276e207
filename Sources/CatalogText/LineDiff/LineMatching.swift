// SPDX-License-Identifier: Apache-2.0

/// Which lines of two texts are equal and in the same order, and which are not.
struct LineMatching {
    /// For each old line, whether the new text lacks it.
    private(set) var isRemoved: [Bool]

    /// For each new line, whether the old text lacks it.
    private(set) var isAdded: [Bool]

    /// Whether no matching with fewer removed and added lines exists.
    private(set) var isMinimal: Bool

    /// A number for each old line; equal lines have equal numbers.
    private let old: [Int32]

    /// A number for each new line, from the same numbering.
    private let new: [Int32]

    /// Matches lines: minimally if that takes little work, otherwise between lines that occur once in each text.
    ///
    /// - Complexity: Linear in the bytes of the lines, plus bounded work for the comparison (see ``ShortestEdit``)
    ///   and O(*n* log *n*) for the lines that occur once.
    init(_ oldLines: DiffLines, _ newLines: DiffLines) {
        var numbers: [ArraySlice<UInt8>: Int32] = [:]
        func numbered(_ lines: DiffLines) -> [Int32] {
            (0..<lines.count).map { index in
                // The number of lines is bounded far below the range of the type.
                let next = Int32(truncatingIfNeeded: numbers.count)
                if let number = numbers[lines[index]] { return number }
                numbers[lines[index]] = next
                return next
            }
        }
        old = numbered(oldLines)
        new = numbered(newLines)
        isRemoved = Array(repeating: false, count: old.count)
        isAdded = Array(repeating: false, count: new.count)
        isMinimal = true
        let all = (old: 0..<old.count, new: 0..<new.count)
        var budget = ShortestEdit.wholeBudget
        guard !match(all.old, all.new, &budget) else { return }
        isMinimal = false
        var remaining = ShortestEdit.wholeBudget
        var start = (old: 0, new: 0)
        let anchors = UniqueLines.commonSequence(old, new, numberCount: numbers.count)
        for anchor in anchors + [(old: old.count, new: new.count)] {
            let gap = (old: start.old..<anchor.old, new: start.new..<anchor.new)
            if !match(gap.old, gap.new, &remaining) { replace(gap.old, gap.new) }
            start = (anchor.old + 1, anchor.new + 1)
        }
    }

    /// Matches two ranges of lines minimally.
    ///
    /// - Returns: Whether the budget was enough; otherwise nothing is marked.
    private mutating func match(_ oldRange: Range<Int>, _ newRange: Range<Int>, _ budget: inout Int) -> Bool {
        var oldLines = old[oldRange]
        var newLines = new[newRange]
        while let left = oldLines.first, let right = newLines.first, left == right {
            oldLines.removeFirst()
            newLines.removeFirst()
        }
        while let left = oldLines.last, let right = newLines.last, left == right {
            oldLines.removeLast()
            newLines.removeLast()
        }
        if oldLines.isEmpty || newLines.isEmpty {
            replace(oldLines.indices, newLines.indices)
            return true
        }
        guard let edit = ShortestEdit(from: oldLines, to: newLines, budget: &budget) else { return false }
        for index in edit.removed { isRemoved[index] = true }
        for index in edit.added { isAdded[index] = true }
        return true
    }

    /// Marks all lines of two ranges as removed and added.
    private mutating func replace(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
        for index in oldRange { isRemoved[index] = true }
        for index in newRange { isAdded[index] = true }
    }
}
