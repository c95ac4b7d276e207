// SPDX-License-Identifier: Apache-2.0

/// A place in a text file, as an editor shows it.
///
/// A line ends at a line feed; a carriage return before it belongs to the line. The byte offset is kept beside line
/// and column because it is the only one of the three that stays exact when a file is not valid text.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file, as it should be shown.
    package let file: String

    /// The number of bytes before the place, from 0.
    package let byteOffset: Int

    /// The number of the line, from 1.
    package let line: Int

    /// The number of the column, from 1, counted in Unicode scalars.
    package let column: Int

    /// Creates a place from its parts.
    package init(file: String, byteOffset: Int, line: Int, column: Int) {
        self.file = file
        self.byteOffset = byteOffset
        self.line = line
        self.column = column
    }

    /// The place as compilers print it: `file:line:column`.
    package var description: String { "\(file):\(line):\(column)" }
}
