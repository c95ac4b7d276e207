// SPDX-License-Identifier: Apache-2.0

/// What a forge needs to make a commit by itself that has the same files as one that is here.
package struct UnsignedCommit: Sendable, Equatable {
    /// A file as it is from then on.
    package struct File: Sendable, Equatable {
        /// The path in the repository.
        let path: String
        /// The text; nil where no file stands any more.
        let text: String?
    }

    /// The commit that it comes on top of.
    package let parent: GitCommit
    /// The tree of the parent.
    let parentTree: String
    /// The tree that it has to have.
    package let tree: String
    /// The files in which both trees differ.
    let files: [File]
    /// The message.
    let message: String
}
