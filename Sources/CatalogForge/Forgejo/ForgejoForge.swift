// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogText

/// Forgejo, and Gitea, by the API v1 that both have.
struct ForgejoForge: GitHubLikeForge {
    let connection: ForgeConnection

    let openState = "open"

    /// The list has the requests of all branches, the last changed first.
    let endedPageCount = 10

    /// Creates a client.
    init(_ connection: ForgeConnection) {
        self.connection = connection
    }

    func draftTitle(_ title: String) -> String { "WIP: \(title)" }

    func plainTitle(_ title: String) -> String { removing(["WIP:", "[WIP]"], from: title) }

    func compareURL(base: String, branch: String) -> String {
        endpoint.page(["compare", "\(base)..."]) + URIText.path(branch)
    }

    func create(_ proposal: ChangeProposal) throws(ForgeError) -> ChangeRequest {
        let title = proposal.isDraft ? draftTitle(proposal.title) : proposal.title
        let request = ForgeRequest(
            .post,
            repository + ["pulls"],
            body: .object([
                "title": .string(title), "head": .string(proposal.branch), "base": .string(proposal.base),
                "body": .string(proposal.body),
            ]),
            to: "create the pull request",
            createsRequest: true
        )
        return try create(
            proposal,
            post: { () throws(ForgeError) in
                try connection.value(request) { changeRequest($0, wasCreated: true) }
            },
            find: { number throws(ForgeError) in
                if let number, let told = try open(number, of: proposal) { return told }
                return try openRequests(from: proposal.branch, into: proposal.base).first
            }
        )
    }

    func add(labels: [String], reviewers: [String], assignees: [String], to number: Int) throws(ForgeError) {
        guard !(labels + reviewers + assignees).isEmpty else { return }
        let present = try people(of: number)
        let issue = repository + ["issues", "\(number)"]
        let (ids, unknown) = try labelIDs(missing(labels, from: present.labels, ignoringCase: false))
        if !ids.isEmpty {
            try connection.send(
                ForgeRequest(
                    .post,
                    issue + ["labels"],
                    body: .object(["labels": .integers(ids)]),
                    to: "add labels",
                    isRepeatable: true
                )
            )
        }
        if !missing(assignees, from: present.assignees, ignoringCase: true).isEmpty {
            // A list of assignees replaces the one that there is.
            let all = present.assignees + missing(assignees, from: present.assignees, ignoringCase: true)
            try connection.send(
                ForgeRequest(.patch, issue, body: .object(["assignees": .strings(all)]), to: "add assignees")
            )
        }
        let people = missing(reviewers, from: present.reviewers + [present.author], ignoringCase: true)
        if !people.isEmpty {
            try askForReviews([.init(key: "reviewers", value: .strings(people))], on: number)
        }
        if !unknown.isEmpty { throw error(.unknownNames(unknown), "add labels") }
    }

    func comments(on number: Int) throws(ForgeError) -> [ForgeComment] {
        let list = ForgeRequest(.get, repository + ["issues", "\(number)", "comments"], to: "list the comments")
        return try connection.values(list, read: comment)
    }

    func openIssues(titled title: String) throws(ForgeError) -> [ForgeIssue] {
        // Not by a search, whose index may be behind.
        let list = ForgeRequest(
            .get,
            repository + ["issues"],
            query: [("state", "open"), ("type", "issues"), ("limit", "50")],
            to: "list the issues"
        )
        return try connection.elements(list).filter { $0["pull_request"]?.kind != .object }
            .compactMap(issue)
            .filter { $0.title.hasSameBytes(as: title) }
    }

    func createIssue(title: String, body: String, labels: [String]) throws(ForgeError) -> ForgeIssue {
        let (ids, _) = try labelIDs(labels)
        let request = ForgeRequest(
            .post,
            repository + ["issues"],
            body: .object(["title": .string(title), "body": .string(body), "labels": .integers(ids)]),
            to: "create the issue"
        )
        return try connection.value(request, read: issue)
    }
}

extension ForgejoForge {

    /// Lists requests of a branch of the repository itself.
    ///
    /// All of them are read and matched here: `GET pulls/{base}/{head}` may answer with a merged one, and the filter of
    /// GitHub finds nothing.
    func requests(
        from branch: String,
        into base: String?,
        state: String,
        pageCount: Int
    ) throws(ForgeError) -> [ChangeRequest] {
        let list = ForgeRequest(
            .get,
            repository + ["pulls"],
            query: [("state", state), ("sort", "recentupdate"), ("limit", "50")],
            to: "list the pull requests"
        )
        return try connection.values(list, pageCount: pageCount) { changeRequest($0) }
    }

    /// The request of a number, if it is an open one of this proposal.
    private func open(_ number: Int, of proposal: ChangeProposal) throws(ForgeError) -> ChangeRequest? {
        let get = ForgeRequest(.get, repository + ["pulls", "\(number)"], to: "look at the pull request")
        let told: ChangeRequest
        do throws(ForgeError) {
            told = try connection.value(get) { changeRequest($0) }
        } catch {
            // The number was only a hint.
            if case .notFound = error.reason { return nil }
            throw error
        }
        return told.isOpen && !told.isMerged && told.isFrom(proposal.branch, into: proposal.base) ? told : nil
    }

    /// The ids of labels, those of the repository and those of its organisation.
    private func labelIDs(_ names: [String]) throws(ForgeError) -> (ids: [Int], unknown: [String]) {
        guard !names.isEmpty else { return ([], []) }
        let query = [(name: "limit", value: "50")]
        var labels = try connection.elements(
            ForgeRequest(.get, repository + ["labels"], query: query, to: "list the labels")
        )
        do throws(ForgeError) {
            labels += try connection.elements(
                ForgeRequest(.get, ["orgs", endpoint.owner, "labels"], query: query, to: "list the labels")
            )
        } catch {
            // The owner may be a user, and the token may not see an organisation.
            guard [.notFound, .refused].contains(error.category) else { throw error }
        }
        var ids: [Int] = []
        var unknown: [String] = []
        for name in names {
            let label = labels.first { $0.text("name").hasSameBytes(as: name) }
            if let id = label?.positive("id") { ids.append(id) } else { unknown.append(name) }
        }
        return (ids, unknown)
    }

    /// Reads a request; where the forge does not say whether it is a draft, its title does.
    private func changeRequest(_ node: JSONNode, wasCreated: Bool = false) -> ChangeRequest? {
        changeRequest(
            node,
            page: "pulls",
            isMerged: node["merged"]?.boolean ?? false,
            isDraft: { title in node["draft"]?.boolean ?? title.hasPrefix("WIP:") },
            wasCreated: wasCreated
        )
    }
}
