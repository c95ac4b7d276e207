// SPDX-License-Identifier: Apache-2.0

/// What to do so that there is one proposal with what is wanted, without touching what people did.
package struct ProposalDecision: Sendable, Equatable {
    /// What becomes of the branch.
    package enum Push: Sendable, Equatable {
        case none
        /// A new branch, if there still is none.
        case create
        /// Another commit in the place of this one, if it still is there.
        case replace(String)
        /// No branch, if this commit still is there.
        case delete(String)
    }

    /// What becomes of the request.
    package enum Request: Sendable, Equatable {
        case none
        case create
        case update(Edit)
        case close(number: Int, description: String?)
    }

    /// What becomes of an open request.
    package struct Edit: Sendable, Equatable {
        package let number: Int
        /// The title, if it differs from what is wanted.
        package let title: String?
        /// The description, if it differs from what is wanted.
        package let description: String?
        /// Whether the request is a draft from now on.
        package let isDraft: Bool
        /// Whether it was none before, or the other way round.
        package let changesDraft: Bool
    }

    /// What is said once, in a comment that is edited when there is something else to say.
    package struct Notice: Sendable, Equatable {
        package let number: Int
        package let text: String
        /// Who opened the request, and so is the one whose comment is edited.
        package let author: String
    }

    /// How a proposal ended.
    package enum Result: String, CaseIterable, Sendable {
        /// There was nothing to propose, and nothing is open.
        case nothing
        case created
        case updated
        /// Everything was as it is wanted.
        case unchanged
        /// There was nothing to propose any more.
        case closed
        /// A label asks for it to be left alone.
        case frozen
        /// Others committed to the branch.
        case leftToOthers = "left-to-others"
        /// Somebody closed a proposal of the same facts.
        case declined
    }

    package let push: Push
    package let request: Request
    package let notice: Notice?
    package let result: Result

    init(_ result: Result, push: Push = .none, request: Request = .none, notice: Notice? = nil) {
        self.push = push
        self.request = request
        self.notice = notice
        self.result = result
    }
}
