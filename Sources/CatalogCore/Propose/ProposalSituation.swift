// SPDX-License-Identifier: Apache-2.0

import CatalogText

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
    /// The open requests of the branch into other bases, or into any where only the branch is wanted.
    package let elsewhere: [Request]
    /// Whether nobody could look for open requests, so that there may be some.
    package let mayHaveRequests: Bool
    /// Whether the branch is all that is wanted; then no request is the tool's.
    package let isBranchOnly: Bool

    package init(
        branch: Branch,
        open: Request?,
        closed: [Request],
        elsewhere: [Request] = [],
        mayHaveRequests: Bool = false,
        isBranchOnly: Bool = false
    ) {
        self.elsewhere = elsewhere
        self.mayHaveRequests = mayHaveRequests
        self.branch = branch
        self.open = open
        self.closed = closed
        self.isBranchOnly = isBranchOnly
    }

    /// Whether an open request has the label that freezes it, whatever its base.
    var isFrozen: Bool {
        ([open].compactMap(\.self) + elsewhere).contains { request in
            request.labels.contains { $0.hasSameBytes(as: Self.freezeLabel) }
        }
    }

    /// Whether a person gave a request of the tool another base.
    var isRetargeted: Bool { elsewhere.contains { ProposalMarker(in: $0.description) != nil } }

    /// Whether requests that are not the tool's to close would go with the branch: forges close those of a deleted one.
    var isUsedElsewhere: Bool { !elsewhere.isEmpty || mayHaveRequests }
}
