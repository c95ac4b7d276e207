// SPDX-License-Identifier: Apache-2.0

/// How two files differ, line by line.
package struct LineDiffResult: Hashable, Sendable {
    /// The place of the first byte that differs.
    package struct FirstDifference: Hashable, Sendable {
        /// The number of bytes before it, equal in both files.
        package let offset: Int

        /// The line of the old file, from 1; its last line if the old file ends there.
        package let oldLine: Int

        /// The line of the new file, from 1; its last line if the new file ends there.
        package let newLine: Int
    }

    /// How hard the files were compared.
    package enum Precision: Hashable, Sendable {
        /// No smaller set of removed and added lines turns the old file into the new one.
        case minimal

        /// The files differ in so many places that some equal lines may be shown as removed and added.
        case coarse

        /// The parts that differ are too large to compare by line; only the first difference is known, and every
        /// line from the first to the last that differs is counted as removed or added.
        case notCompared
    }

    /// The lines of the difference, without line ends; empty if the files are equal.
    package internal(set) var lines: [String] = []

    /// Where the files begin to differ; `nil` if they are equal.
    package internal(set) var firstDifference: FirstDifference?

    /// The number of lines that only the old file has, shown or not.
    package internal(set) var removedLineCount = 0

    /// The number of lines that only the new file has, shown or not.
    package internal(set) var addedLineCount = 0

    /// The number of groups of changes.
    package internal(set) var hunkCount = 0

    /// The number of groups of changes that are not shown, or not to their end.
    package internal(set) var omittedHunkCount = 0

    /// How hard the files were compared.
    package internal(set) var precision = Precision.minimal

    /// Whether all bytes are shown as they are, so that the lines are a patch if nothing was left out.
    ///
    /// Carriage returns, tabs, and invisible or malformed characters are shown in another form.
    package internal(set) var showsExactBytes = true

    /// Whether the files are equal, byte for byte.
    package var isEmpty: Bool { firstDifference == nil }

    /// The difference as one text, each line with its line feed.
    package var text: String { lines.map { $0 + "\n" }.joined() }
}
