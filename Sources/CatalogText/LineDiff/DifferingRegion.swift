// SPDX-License-Identifier: Apache-2.0

/// The part of two files between their common beginning and their common end.
struct DifferingRegion {
    /// The most bytes of a part that is compared line by line.
    private static let maximumComparedBytes = 16 << 20

    /// The most lines of a part that is compared line by line.
    private static let maximumComparedLines = 200_000

    private static let lineFeed = UInt8(ascii: "\n")

    /// The place of the first byte that differs.
    let first: LineDiffResult.FirstDifference

    /// The bytes of the old file from the first to the last line that differs.
    let oldChange: Range<Int>

    /// The bytes of the new file from the first to the last line that differs.
    let newChange: Range<Int>

    /// The changed bytes of the old file with the lines of context around them.
    let oldWindow: Range<Int>

    /// The changed bytes of the new file with the lines of context around them.
    let newWindow: Range<Int>

    /// The number of lines before the windows, equal in both files.
    let precedingLineCount: Int

    /// Whether the changed parts are small enough to be compared line by line.
    let isComparable: Bool

    /// Finds the region; linear time, constant memory.
    ///
    /// The result is `nil` if the files are equal.
    init?(_ old: [UInt8], _ new: [UInt8], contextLines: Int) {
        let shorter = min(old.count, new.count)
        var offset = 0
        while offset < shorter, old[offset] == new[offset] { offset += 1 }
        guard offset < old.count || offset < new.count else { return nil }
        let start = Self.lineStart(at: offset, in: old)
        let tail = Self.commonTail(old, new, after: start)
        oldChange = start..<(old.count - tail)
        newChange = start..<(new.count - tail)
        var windowStart = start
        for _ in 0..<contextLines where windowStart > 0 { windowStart = Self.lineStart(at: windowStart - 1, in: old) }
        var windowTail = tail
        for _ in 0..<contextLines where windowTail > 0 {
            windowTail = old.count - Self.lineEnd(from: old.count - windowTail, in: old)
        }
        oldWindow = windowStart..<(old.count - windowTail)
        newWindow = windowStart..<(new.count - windowTail)
        precedingLineCount = Self.lineFeedCount(in: old[..<windowStart])
        let line = precedingLineCount + Self.lineFeedCount(in: old[windowStart..<start]) + 1
        first = LineDiffResult.FirstDifference(
            offset: offset,
            oldLine: start == old.count ? max(1, line - 1) : line,
            newLine: start == new.count ? max(1, line - 1) : line
        )
        isComparable =
            max(oldWindow.count, newWindow.count) <= Self.maximumComparedBytes
            && Self.lineFeedCount(in: old[oldWindow]) < Self.maximumComparedLines
            && Self.lineFeedCount(in: new[newWindow]) < Self.maximumComparedLines
    }

    /// The number of lines that a range of whole lines has.
    func changedLineCount(in bytes: [UInt8], _ range: Range<Int>) -> Int {
        let endsInside = !range.isEmpty && bytes[range.upperBound - 1] != Self.lineFeed
        return Self.lineFeedCount(in: bytes[range]) + (endsInside ? 1 : 0)
    }

    /// The length of the common end of two files, in whole lines, that begins after an offset in both.
    private static func commonTail(_ old: [UInt8], _ new: [UInt8], after start: Int) -> Int {
        let limit = min(old.count, new.count) - start
        var tail = 0
        while tail < limit, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        let oldStart = old.count - tail
        let newStart = new.count - tail
        let isWhole =
            lineStart(at: oldStart, in: old) == oldStart && lineStart(at: newStart, in: new) == newStart
        return isWhole ? tail : old.count - lineEnd(from: oldStart, in: old)
    }

    /// The offset at which the line that holds an offset begins.
    private static func lineStart(at offset: Int, in bytes: [UInt8]) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] != lineFeed { start -= 1 }
        return start
    }

    /// The offset after the line feed that follows an offset, or the end of the file.
    private static func lineEnd(from offset: Int, in bytes: [UInt8]) -> Int {
        var end = offset
        while end < bytes.count {
            end += 1
            if bytes[end - 1] == lineFeed { break }
        }
        return end
    }

    /// The number of line feeds in bytes.
    private static func lineFeedCount(in bytes: ArraySlice<UInt8>) -> Int {
        var count = 0
        for byte in bytes where byte == lineFeed { count += 1 }
        return count
    }
}
