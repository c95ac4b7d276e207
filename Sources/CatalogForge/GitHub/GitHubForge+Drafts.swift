// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogText

/// Drafts: what is open becomes one, or ready, by the other API only.
extension GitHubForge {
    package var namesDraftsByTitle: Bool { false }

    package func setDraft(_ isDraft: Bool, of number: Int) throws(ForgeError) {
        let get = ForgeRequest(.get, repository + ["pulls", "\(number)"], to: "look at the pull request")
        let id = try connection.value(get) { $0["node_id"]?.string }
        let name = isDraft ? "convertPullRequestToDraft" : "markPullRequestReadyForReview"
        try connection.send(
            ForgeRequest(
                graphQL: "mutation($id: ID!) { \(name)(input: {pullRequestId: $id}) { pullRequest { isDraft } } }",
                variables: ["id": .string(id)],
                to: isDraft ? "make the pull request a draft" : "mark the pull request as ready",
                isRepeatable: true
            )
        )
    }
}
