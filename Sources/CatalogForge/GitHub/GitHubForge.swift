// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogText

/// GitHub, by its REST API of 2022-11-28.
struct GitHubForge: GitHubLikeForge {
    let connection: ForgeConnection

    let openState = "open"

    /// Creates a client.
    init(_ connection: ForgeConnection) {
        self.connection = connection
    }

    /// The title itself: a draft is one by a field.
    func draftTitle(_ title: String) -> String { title }

    func plainTitle(_ title: String) -> String { title }

    func compareURL(base: String, branch: String) -> String {
        endpoint.page(["compare", "\(base)..."]) + URIText.path(branch) + "?expand=1"
    }

    func create(_ proposal: ChangeProposal) throws(ForgeError) -> ChangeRequest {
        let request = ForgeRequest(
            .post,
            repository + ["pulls"],
            body: .object([
                "title": .string(proposal.title), "head": .string(proposal.branch), "base": .string(proposal.base),
                "body": .string(proposal.body), "draft": .boolean(proposal.isDraft),
                "maintainer_can_modify": .boolean(false),
            ]),
            to: "create the pull request",
            createsRequest: true
        )
        return try create(
            proposal,
            post: { () throws(ForgeError) in
                try connection.value(request) { changeRequest($0, wasCreated: true) }
            },
            find: { _ throws(ForgeError) in
                try openRequests(from: proposal.branch, into: proposal.base).first
            }
        )
    }

    /// Adds what is missing; a reviewer with a slash is a team of an organisation, and the author is none.
    func add(labels: [String], reviewers: [String], assignees: [String], to number: Int) throws(ForgeError) {
        guard !(labels + reviewers + assignees).isEmpty else { return }
        let present = try people(of: number)
        let issue = repository + ["issues", "\(number)"]
        try add(missing(labels, from: present.labels, ignoringCase: true), as: "labels", at: issue + ["labels"])
        try add(
            missing(assignees, from: present.assignees, ignoringCase: true),
            as: "assignees",
            at: issue + ["assignees"]
        )
        let asked = present.reviewers + [present.author]
        let people = missing(reviewers.filter { !$0.utf8.contains(slash) }, from: asked, ignoringCase: true)
        let teams = reviewers.compactMap { name -> String? in
            name.utf8.lastIndex(of: slash).map { String(Substring(name.utf8[name.utf8.index(after: $0)...])) }
        }
        let missingTeams = missing(teams, from: present.teams, ignoringCase: true)
        guard !people.isEmpty || !missingTeams.isEmpty else { return }
        try askForReviews(
            [
                .init(key: "reviewers", value: .strings(people)),
                .init(key: "team_reviewers", value: .strings(missingTeams)),
            ],
            on: number
        )
    }

    func comments(on number: Int) throws(ForgeError) -> [ForgeComment] {
        let request = ForgeRequest(
            .get,
            repository + ["issues", "\(number)", "comments"],
            query: [("per_page", "100")],
            to: "list the comments"
        )
        return try connection.values(request, read: comment)
    }

    func openIssues(titled title: String) throws(ForgeError) -> [ForgeIssue] {
        let request = ForgeRequest(
            .get,
            repository + ["issues"],
            query: [("state", "open"), ("per_page", "100")],
            to: "list the issues"
        )
        // A pull request is an issue here, too.
        return try connection.elements(request).filter { $0["pull_request"] == nil }
            .compactMap(issue)
            .filter { $0.title.hasSameBytes(as: title) }
    }

    func createIssue(title: String, body: String, labels: [String]) throws(ForgeError) -> ForgeIssue {
        let request = ForgeRequest(
            .post,
            repository + ["issues"],
            body: .object(["title": .string(title), "body": .string(body), "labels": .strings(labels)]),
            to: "create the issue"
        )
        return try connection.value(request, read: issue)
    }
}

extension GitHubForge {
    private var slash: UInt8 { UInt8(ascii: "/") }

    /// Lists requests of a branch of the repository itself, and of forks as GitHub does now and then.
    ///
    /// The filter `head` needs the owner of the branch, which a repository that was renamed does not have any more.
    func requests(
        from branch: String,
        into base: String?,
        state: String,
        pageCount: Int
    ) throws(ForgeError) -> [ChangeRequest] {
        let name = ForgeRequest(.get, repository, to: "look at the repository")
        let owner = try connection.value(name) { $0["owner"]?["login"]?.string }
        let bases = base.map { [("base", $0)] } ?? []
        let request = ForgeRequest(
            .get,
            repository + ["pulls"],
            query: [("state", state), ("head", "\(owner):\(branch)")] + bases
                + [("sort", "created"), ("direction", "desc"), ("per_page", "100")],
            to: "list the pull requests"
        )
        return try connection.values(request, pageCount: pageCount) { changeRequest($0) }
    }

    private func add(_ names: [String], as key: String, at path: [String]) throws(ForgeError) {
        guard !names.isEmpty else { return }
        try connection.send(
            ForgeRequest(
                .post,
                path,
                body: .object([.init(key: key, value: .strings(names))]),
                to: "add \(key)",
                isRepeatable: true
            )
        )
    }

    private func changeRequest(_ node: JSONNode, wasCreated: Bool = false) -> ChangeRequest? {
        changeRequest(
            node,
            page: "pull",
            isMerged: node["merged_at"]?.string != nil,
            isDraft: { _ in node["draft"]?.boolean ?? false },
            wasCreated: wasCreated
        )
    }
}
