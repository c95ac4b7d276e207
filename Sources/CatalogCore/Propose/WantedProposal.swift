// SPDX-License-Identifier: Apache-2.0

/// What is to be proposed.
package struct WantedProposal: Sendable {
    package let commit: String
    package let factsSHA256: String
    package let title: String
    package let description: String

    package init(commit: String, factsSHA256: String, title: String, description: String) {
        self.commit = commit
        self.factsSHA256 = factsSHA256
        self.title = title
        self.description = description
    }
}
