// SPDX-License-Identifier: Apache-2.0

/// What is proposed: a branch that was pushed, and the words for it.
package struct ChangeProposal: Sendable, Equatable {
    /// The branch, of the repository itself.
    package let branch: String

    /// The branch that it is to be merged into.
    package let base: String

    /// The title, without what makes it a draft.
    package let title: String

    /// The text.
    package let body: String

    /// Whether it is to be a draft.
    package let isDraft: Bool

    /// Creates a proposal.
    package init(branch: String, base: String, title: String, body: String, isDraft: Bool) {
        self.branch = branch
        self.base = base
        self.title = title
        self.body = body
        self.isDraft = isDraft
    }
}
