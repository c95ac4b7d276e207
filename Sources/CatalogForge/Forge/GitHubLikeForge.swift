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

    /// Who and what a pull request has already.
    ///
    /// - Throws: ``ForgeError``.
    func people(of number: Int) throws(ForgeError) -> RequestPeople {
        let get = ForgeRequest(.get, repository + ["pulls", "\(number)"], to: "look at the pull request")
        return try connection.value(get) { RequestPeople($0) }
    }

    /// Reads a pull request; nil if it is none.
    ///
    /// The lists have the requests of everybody, so one without branches is read too; it is none of this tool.
    ///
    /// - Parameters:
    ///   - node: What the forge tells.
    ///   - page: What the forge has before the number in the address of its page.
    ///   - isMerged: Whether it is merged.
    ///   - isDraft: Whether it is a draft, of its title.
    ///   - wasCreated: Whether it was opened by the call that told it.
    /// - Returns: The request.
    func changeRequest(
        _ node: JSONNode,
        page: String,
        isMerged: Bool,
        isDraft: (String) -> Bool,
        wasCreated: Bool
    ) -> ChangeRequest? {
        guard let number = node.positive("number"), let title = node["title"]?.string,
            let state = node["state"]?.string
        else { return nil }
        let head = node["head"]
        let base = node["base"]
        return ChangeRequest(
            number: number,
            webURL: endpoint.webURL(node["html_url"]?.string, else: page, "\(number)"),
            title: title,
            body: node.text("body"),
            isOpen: state == "open",
            isMerged: isMerged,
            isDraft: isDraft(title),
            headBranch: head?.text("ref") ?? "",
            baseBranch: base?.text("ref") ?? "",
            headSHA: head?.objectName("sha"),
            isFromThisRepository: base.flatMap { head?.isSameRepository(as: $0) } ?? false,
            labels: node.texts("labels", of: "name"),
            authorName: node["user"]?.text("login") ?? "",
            wasCreated: wasCreated
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
