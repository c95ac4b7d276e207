// SPDX-License-Identifier: Apache-2.0

extension GitTreeEntry {
    /// The kinds that a commit can have at a path.
    enum Kind: Sendable, Equatable {
        /// A file of this size.
        case file(byteCount: Int)

        /// A symbolic link.
        case symbolicLink

        /// A folder, or the commit of another repository, which is checked out as one.
        case folder
    }
}
