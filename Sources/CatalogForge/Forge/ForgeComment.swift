// SPDX-License-Identifier: Apache-2.0

/// A comment on a request, as the forge tells of it; its texts are hostile.
package struct ForgeComment: Sendable, Equatable {
    /// What the forge knows it by.
    package let id: Int

    /// The text.
    package let body: String

    /// The name of who wrote it; empty if they are gone.
    package let authorName: String

    /// Creates a comment.
    package init(id: Int, body: String, authorName: String) {
        self.id = id
        self.body = body
        self.authorName = authorName
    }
}
