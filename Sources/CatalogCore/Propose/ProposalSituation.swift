// SPDX-License-Identifier: Apache-2.0

/// What is there before anything is proposed: the branch, and the requests that were opened from it.
package struct ProposalSituation: Sendable {
    /// The label that keeps the tool from touching an open request.
    package static let freezeLabel = "catalog:freeze"

    /// What stands at the branch.
    package enum Branch: Sendable, Equatable {
        /// There is none.
        case absent
        /// All its commits are of the tool.
        ///
        /// - `isCurrent`: Whether it holds everything that is proposed now, on top of a commit that the base has.
        case ours(tip: String, isCurrent: Bool)
        /// Somebody else committed to it.
        ///
        /// - `hasFacts`: Whether its newest snapshot has the facts that are proposed now.
        case others(tip: String, hasFacts: Bool)
    }

    /// A request to merge the branch.
    package struct Request: Sendable, Equatable {
        package let number: Int
        /// Without what the forge puts before the title of a draft.
        package let title: String
        package let description: String
        package let labels: [String]
        /// Whether the forge has it as a draft.
        package let isDraft: Bool
        /// The name of who opened it.
        package let author: String

        package init(
            number: Int,
            title: String,
            description: String,
            labels: [String],
            isDraft: Bool = false,
            author: String = ""
        ) {
            self.author = author
            self.isDraft = isDraft
            self.number = number
            self.title = title
            self.description = description
            self.labels = labels
        }
    }

    package let branch: Branch
    /// The open request, if there is one.
    package let open: Request?
    /// Requests that were closed and not merged, the newest first.
    package let closed: [Request]
    /// Whether the branch has open requests into other bases, which a person opened: they are closed where the branch
    /// is deleted.
    package let isUsedElsewhere: Bool
    /// Whether the branch is all that is wanted; then nothing is known of requests.
    package let isBranchOnly: Bool

    package init(
        branch: Branch,
        open: Request?,
        closed: [Request],
        isUsedElsewhere: Bool = false,
        isBranchOnly: Bool = false
    ) {
        self.isUsedElsewhere = isUsedElsewhere
        self.branch = branch
        self.open = open
        self.closed = closed
        self.isBranchOnly = isBranchOnly
    }
}
