// SPDX-License-Identifier: Apache-2.0

/// Compares two files by lines, in the unified format of `diff -u`.
///
/// Lines end at a line feed and nowhere else, so CRLF text differs from LF text, visibly. The text is safe for a
/// terminal (see ``VisibleLine``), and each of its lines begins with one of `-`, `+`, a space, `@` or `\`. That alone
/// does not make it safe for the log of a continuous-integration runner, which may take a command such as
/// `::error::` or `##[error]` from the middle of a line: whoever prints to such a log has to neutralize those.
///
/// Where the files agree at their beginning and end they are not split at all, so a small change in a large file
/// is cheap. Time and memory are linear in the input; what is compared line by line is bounded by
/// ``LineDiffResult/Precision``, and what is shown by the two limits.
///
/// - Parameters:
///   - old: The bytes of the committed file.
///   - new: The bytes of the file as it would be now.
///   - oldName: The name in the first line, quoted as Git does if it has unusual characters.
///   - newName: The name in the second line.
///   - contextLines: The equal lines to show around each change, 0 through 100.
///   - maximumHunks: The most groups of changes to show.
///   - maximumBytes: The most bytes to show, in UTF-8 and with line ends.
/// - Returns: The lines of the difference, where it begins, its size, and how much of it was left out.
package func unifiedDiff(
    old: [UInt8],
    new: [UInt8],
    oldName: String,
    newName: String,
    contextLines: Int = 3,
    maximumHunks: Int = 100,
    maximumBytes: Int = 65_536
) -> LineDiffResult {
    let context = min(max(contextLines, 0), 100)
    guard let difference = DifferingRegion(old, new, contextLines: context) else { return LineDiffResult() }
    var result = LineDiffResult()
    result.firstDifference = difference.first
    guard difference.isComparable else {
        result.precision = .notCompared
        result.removedLineCount = difference.changedLineCount(in: old, difference.oldChange)
        result.addedLineCount = difference.changedLineCount(in: new, difference.newChange)
        return result
    }
    let oldLines = DiffLines(of: old, in: difference.oldWindow)
    let newLines = DiffLines(of: new, in: difference.newWindow)
    let matching = LineMatching(oldLines, newLines)
    result.precision = matching.isMinimal ? .minimal : .coarse
    result.removedLineCount = matching.isRemoved.lazy.filter { $0 }.count
    result.addedLineCount = matching.isAdded.lazy.filter { $0 }.count
    var writer = HunkWriter(old: oldLines, new: newLines, matching: matching, maximumBytes: maximumBytes)
    writer.writeHeader(oldName: oldName, newName: newName)
    let hunks = matching.hunks(contextLines: context)
    for hunk in hunks.prefix(max(maximumHunks, 0)) {
        writer.write(hunk, precedingLines: difference.precedingLineCount)
    }
    result.lines = writer.lines
    result.hunkCount = hunks.count
    result.omittedHunkCount = hunks.count - writer.completeHunkCount
    result.showsExactBytes = writer.showsExactBytes
    return result
}
