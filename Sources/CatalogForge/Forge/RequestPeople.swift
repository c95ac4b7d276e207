// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Who and what a pull request has already, on GitHub and on Forgejo.
struct RequestPeople: Sendable {
    /// The names of its labels.
    let labels: [String]

    /// Whom it is assigned to.
    let assignees: [String]

    /// Who is asked for a review.
    let reviewers: [String]

    /// The teams that are asked for a review.
    let teams: [String]

    /// Who opened it, and so cannot review it.
    let author: String

    /// Reads a pull request.
    init(_ node: JSONNode) {
        labels = node.texts("labels", of: "name")
        assignees = node.texts("assignees", of: "login")
        reviewers = node.texts("requested_reviewers", of: "login")
        teams = node.texts("requested_teams", of: "slug")
        author = node["user"]?.text("login") ?? ""
    }
}
