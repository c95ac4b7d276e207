// SPDX-License-Identifier: Apache-2.0

/// How the writer breaks an array or object into lines.
///
/// The layout is part of the value, so that a file can have one record on a line and its envelope spread out. Empty
/// containers are `[]` and `{}` in every layout.
package enum JSONLayout: Hashable, Sendable {
    /// Each child on a line of its own, indented by two more spaces than the container.
    case expanded

    /// All children on the line of the opening bracket.
    case inline

    /// So many children on the first line, so many on the second, and so on; each further line starts one column
    /// after the opening bracket.
    ///
    /// The brackets stand directly beside the first and the last child. Counts below 1 are skipped, and children
    /// beyond the last count share one more line.
    case rows([Int])
}
