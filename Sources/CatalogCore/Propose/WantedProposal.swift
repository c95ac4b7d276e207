// SPDX-License-Identifier: Apache-2.0

/// What is to be proposed.
package struct WantedProposal: Sendable {
    package let commit: String
    package let factsSHA256: String
    package let title: String
    package let description: String
    /// Whether it is to be a draft.
    package let isDraft: Bool

    package init(commit: String, factsSHA256: String, title: String, description: String, isDraft: Bool = false) {
        self.commit = commit
        self.factsSHA256 = factsSHA256
        self.title = title
        self.description = description
        self.isDraft = isDraft
    }
}
