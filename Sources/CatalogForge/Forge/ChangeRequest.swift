// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A request to merge a branch, as the forge tells of it; its texts are hostile.
package struct ChangeRequest: Sendable, Equatable {
    /// The number within the repository.
    package let number: Int

    /// The page of the request, on the host of the forge.
    package let webURL: String

    /// The title, with what makes it a draft on some forges.
    package let title: String

    /// The text; empty if there is none.
    package let body: String

    /// Whether it is open.
    package let isOpen: Bool

    /// Whether it is merged.
    package let isMerged: Bool

    /// Whether it is a draft.
    package let isDraft: Bool

    /// The branch that is to be merged.
    package let headBranch: String

    /// The branch that it is to be merged into.
    package let baseBranch: String

    /// The full name of the newest commit of the branch, as the forge has it; nil if it has none.
    package let headSHA: String?

    /// Whether the branch is one of the repository itself and not of a fork.
    package let isFromThisRepository: Bool

    /// The names of its labels.
    package let labels: [String]

    /// The name of who opened it; empty if they are gone.
    package let authorName: String

    /// Whether it was opened just now, by the call that returned it.
    package var wasCreated: Bool

    /// Whether it is from a branch of the repository itself, into a base, or into any where it is nil.
    func isFrom(_ branch: String, into base: String?) -> Bool {
        isFromThisRepository && headBranch.hasSameBytes(as: branch) && base.map(baseBranch.hasSameBytes(as:)) ?? true
    }

    /// Creates a request.
    package init(
        number: Int,
        webURL: String,
        title: String,
        body: String,
        isOpen: Bool,
        isMerged: Bool,
        isDraft: Bool,
        headBranch: String,
        baseBranch: String,
        headSHA: String?,
        isFromThisRepository: Bool,
        labels: [String],
        authorName: String,
        wasCreated: Bool = false
    ) {
        self.number = number
        self.webURL = webURL
        self.title = title
        self.body = body
        self.isOpen = isOpen
        self.isMerged = isMerged
        self.isDraft = isDraft
        self.headBranch = headBranch
        self.baseBranch = baseBranch
        self.headSHA = headSHA
        self.isFromThisRepository = isFromThisRepository
        self.labels = labels
        self.authorName = authorName
        self.wasCreated = wasCreated
    }
}
