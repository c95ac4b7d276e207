// SPDX-License-Identifier: Apache-2.0

/// Writes the lines of a unified difference, up to a number of bytes.
struct HunkWriter {
    private let old: DiffLines
    private let new: DiffLines
    private let matching: LineMatching

    /// The bytes that may still be written.
    private var remainingBytes: Int

    /// Whether a line was cut or left out, after which nothing is written any more.
    private var isFull = false

    /// The lines so far, without line ends.
    private(set) var lines: [String] = []

    /// The number of hunks of which every line was written.
    private(set) var completeHunkCount = 0

    /// Whether every line shows its bytes as they are.
    private(set) var showsExactBytes = true

    /// Makes a writer for the lines of two texts.
    init(old: DiffLines, new: DiffLines, matching: LineMatching, maximumBytes: Int) {
        self.old = old
        self.new = new
        self.matching = matching
        remainingBytes = max(maximumBytes, 0)
    }

    /// Writes the two lines that name the files.
    mutating func writeHeader(oldName: String, newName: String) {
        write("--- " + QuotedFileName.quote(oldName))
        write("+++ " + QuotedFileName.quote(newName))
    }

    /// Writes one hunk.
    ///
    /// - Parameters:
    ///   - hunk: The hunk, in indices of the texts.
    ///   - precedingLines: The number of lines of the files before the texts.
    mutating func write(_ hunk: DiffHunk, precedingLines: Int) {
        guard !isFull else { return }
        let oldRange = Self.lineRange(hunk.old, precedingLines)
        let newRange = Self.lineRange(hunk.new, precedingLines)
        write("@@ -\(oldRange) +\(newRange) @@")
        var position = (old: hunk.old.lowerBound, new: hunk.new.lowerBound)
        while position.old < hunk.old.upperBound || position.new < hunk.new.upperBound {
            guard !isFull else { return }
            if position.old < hunk.old.upperBound, matching.isRemoved[position.old] {
                write(old[position.old], marker: "-")
                position.old += 1
            } else if position.new < hunk.new.upperBound, matching.isAdded[position.new] {
                write(new[position.new], marker: "+")
                position.new += 1
            } else {
                write(old[position.old], marker: " ")
                position = (position.old + 1, position.new + 1)
            }
        }
        if !isFull { completeHunkCount += 1 }
    }

    /// Writes one line of a text.
    private mutating func write(_ line: ArraySlice<UInt8>, marker: String) {
        let endsInLineFeed = line.last == UInt8(ascii: "\n")
        let visible = VisibleLine(endsInLineFeed ? line.dropLast() : line, maximumBytes: remainingBytes)
        if !visible.isExact { showsExactBytes = false }
        write(marker + visible.text)
        if !endsInLineFeed { write("\\ No newline at end of file") }
    }

    /// Writes a finished line, cut if it is longer than what remains.
    private mutating func write(_ line: String) {
        guard !isFull else { return }
        let neededBytes = line.utf8.count + 1
        guard neededBytes > remainingBytes else {
            lines.append(line)
            remainingBytes -= neededBytes
            return
        }
        isFull = true
        let ellipsis = "\u{2026}"
        var room = remainingBytes - 1 - ellipsis.utf8.count
        var cut = String.UnicodeScalarView()
        for scalar in line.unicodeScalars {
            room -= UTF8.width(scalar)
            if room < 0 { break }
            cut.append(scalar)
        }
        if !cut.isEmpty { lines.append(String(cut) + ellipsis) }
    }

    /// A range of lines as the header of a hunk has it: the first line and the count, which is left out if it is 1.
    ///
    /// An empty range is named by the line before it.
    private static func lineRange(_ range: Range<Int>, _ precedingLines: Int) -> String {
        let linesBefore = precedingLines + range.lowerBound
        switch range.count {
        case 0: return "\(linesBefore),0"
        case 1: return "\(linesBefore + 1)"
        default: return "\(linesBefore + 1),\(range.count)"
        }
    }
}
