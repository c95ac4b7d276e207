// SPDX-License-Identifier: Apache-2.0

extension LineMatching {
    /// The groups of changes, in their order; linear time.
    ///
    /// Two changes are in one group if their lines of context would touch or overlap.
    ///
    /// - Parameter contextLines: The equal lines around each group, where the text has as many.
    /// - Returns: The groups with their context, in indices of the lines.
    func hunks(contextLines: Int) -> [DiffHunk] {
        var hunks: [DiffHunk] = []
        var position = (old: 0, new: 0)
        while position.old < isRemoved.count || position.new < isAdded.count {
            let start = position
            while position.old < isRemoved.count, isRemoved[position.old] { position.old += 1 }
            while position.new < isAdded.count, isAdded[position.new] { position.new += 1 }
            guard position != start else {
                position = (position.old + 1, position.new + 1)
                continue
            }
            if let last = hunks.last, start.old - last.old.upperBound <= 2 * contextLines {
                hunks[hunks.count - 1] = DiffHunk(
                    old: last.old.lowerBound..<position.old,
                    new: last.new.lowerBound..<position.new
                )
            } else {
                hunks.append(DiffHunk(old: start.old..<position.old, new: start.new..<position.new))
            }
        }
        return hunks.map { hunk in
            let before = min(contextLines, hunk.old.lowerBound)
            let after = min(contextLines, isRemoved.count - hunk.old.upperBound)
            return DiffHunk(
                old: (hunk.old.lowerBound - before)..<(hunk.old.upperBound + after),
                new: (hunk.new.lowerBound - before)..<(hunk.new.upperBound + after)
            )
        }
    }
}
