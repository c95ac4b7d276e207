// SPDX-License-Identifier: Apache-2.0

/// Changes that are close to each other, with the equal lines around and between them.
struct DiffHunk: Hashable, Sendable {
    /// The indices of the old lines.
    var old: Range<Int>

    /// The indices of the new lines.
    var new: Range<Int>
}
