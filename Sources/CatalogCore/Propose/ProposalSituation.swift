// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What is there before anything is proposed: the branch, and the requests that were opened from it.
package struct ProposalSituation: Sendable {
    /// The label that keeps the tool from touching an open request.
    package static let freezeLabel = "catalog:freeze"

    /// Whether labels of a request freeze it.
    package static func freezes(_ labels: [String]) -> Bool {
        labels.contains { $0.hasSameBytes(as: freezeLabel) }
    }

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
        /// Somebody else committed to it, and a request merged all of it: it is left over.
        case merged(tip: String)
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
        /// The newest commit of its branch, as the forge has it; nil where it has none.
        package let commit: String?
        /// The name of who opened it.
        package let author: String

        package init(
            number: Int,
            title: String,
            description: String,
            labels: [String],
            isDraft: Bool = false,
            commit: String? = nil,
            author: String = ""
        ) {
            self.author = author
            self.isDraft = isDraft
            self.commit = commit
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
    /// Whether an open request from the branch, into whatever base, has the label that freezes it.
    package let isFrozen: Bool
    /// Whether a person gave a request of the tool another base.
    package let isRetargeted: Bool
    /// Whether the branch has open requests into other bases, which a person opened: they are closed where the branch
    /// is deleted.
    package let isUsedElsewhere: Bool
    /// Whether the branch is all that is wanted; then nothing is known of requests.
    package let isBranchOnly: Bool

    package init(
        branch: Branch,
        open: Request?,
        closed: [Request],
        isFrozen: Bool = false,
        isRetargeted: Bool = false,
        isUsedElsewhere: Bool = false,
        isBranchOnly: Bool = false
    ) {
        self.isFrozen = isFrozen
        self.isRetargeted = isRetargeted
        self.isUsedElsewhere = isUsedElsewhere
        self.branch = branch
        self.open = open
        self.closed = closed
        self.isBranchOnly = isBranchOnly
    }
}
