// SPDX-License-Identifier: Apache-2.0

/// The kinds of forges that proposals can be made on.
package enum ForgeKind: String, Sendable, Equatable, CaseIterable {
    /// GitHub: github.com, and servers of organisations.
    case github

    /// GitLab: gitlab.com, and servers of organisations.
    case gitlab

    /// Forgejo, and Gitea, which it comes from.
    case forgejo

    /// What the forge calls a request to merge a branch.
    package var requestWord: String {
        switch self {
        case .github, .forgejo: "pull request"
        case .gitlab: "merge request"
        }
    }

    /// Whether the forge signs the commits that are made by its API.
    package var signsCommits: Bool { self == .github }

    /// What stands before the number of such a request.
    var requestMark: String {
        switch self {
        case .github, .forgejo: "#"
        case .gitlab: "!"
        }
    }
}
