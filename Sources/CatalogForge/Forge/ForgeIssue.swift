// SPDX-License-Identifier: Apache-2.0

/// An issue, as the forge tells of it; its texts are hostile.
package struct ForgeIssue: Sendable, Equatable {
    /// The number within the repository.
    package let number: Int

    /// The page of the issue, on the host of the forge.
    package let webURL: String

    /// The title.
    package let title: String

    /// The text; empty if there is none.
    package let body: String

    /// Creates an issue.
    package init(number: Int, webURL: String, title: String, body: String) {
        self.number = number
        self.webURL = webURL
        self.title = title
        self.body = body
    }
}
