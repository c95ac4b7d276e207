// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogText

/// A forge whose API is that of GitHub where it matters here: pull requests are issues, and what is said on them are
/// their comments.
protocol GitHubLikeForge: ForgeClient {}

extension GitHubLikeForge {
    var endpoint: ForgeEndpoint { connection.endpoint }

    /// The repository in paths of the API.
    var repository: [String] { ["repos", endpoint.owner, endpoint.name] }

    /// Changes a request; a server without one of the fields leaves it out, and Forgejo passes over an empty title.
    package func update(_ number: Int, _ change: ChangeRequestChange) throws(ForgeError) {
        guard !change.isEmpty else { return }
        let body = JSONValue.present([
            "title": change.title.map { .string($0) }, "body": change.body.map { .string($0) },
            "state": change.isClosed.map { .string($0 ? "closed" : "open") },
        ])
        try connection.send(
            ForgeRequest(.patch, repository + ["pulls", "\(number)"], body: body, to: "update the pull request")
        )
    }

    package func addComment(_ body: String, to number: Int) throws(ForgeError) {
        try connection.send(
            ForgeRequest(
                .post,
                repository + ["issues", "\(number)", "comments"],
                body: .object(["body": .string(body)]),
                to: "add a comment"
            )
        )
    }

    package func editComment(_ id: Int, on number: Int, body: String) throws(ForgeError) {
        try connection.send(
            ForgeRequest(
                .patch,
                repository + ["issues", "comments", "\(id)"],
                body: .object(["body": .string(body)]),
                to: "edit a comment"
            )
        )
    }

    package func updateIssue(_ number: Int, body: String?, isClosed: Bool) throws(ForgeError) {
        guard body != nil || isClosed else { return }
        let change = JSONValue.present([
            "body": body.map { .string($0) }, "state": isClosed ? .string("closed") : nil,
        ])
        try connection.send(
            ForgeRequest(.patch, repository + ["issues", "\(number)"], body: change, to: "update the issue")
        )
    }

    /// Asks for reviews, which are asked for once however often that is said.
    func askForReviews(_ people: [JSONValue.Member], on number: Int) throws(ForgeError) {
        try connection.send(
            ForgeRequest(
                .post,
                repository + ["pulls", "\(number)", "requested_reviewers"],
                body: .object(people),
                to: "ask for a review",
                isRepeatable: true
            )
        )
    }

    /// Reads a comment; nil if it is none.
    func comment(_ node: JSONNode) -> ForgeComment? {
        node.positive("id").map {
            ForgeComment(id: $0, body: node.text("body"), authorName: node["user"]?.text("login") ?? "")
        }
    }

    /// Reads an issue; nil if it is none.
    func issue(_ node: JSONNode) -> ForgeIssue? {
        guard let number = node.positive("number"), let title = node["title"]?.string else { return nil }
        return ForgeIssue(
            number: number,
            webURL: endpoint.webURL(node["html_url"]?.string, else: "issues", "\(number)"),
            title: title,
            body: node.text("body")
        )
    }
}
