// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogText

/// GitLab, by its REST API v4.
struct GitLabForge: ForgeClient {
    let connection: ForgeConnection

    let openState = "opened"

    /// What is closed and what is merged are two states here.
    let endedState = "all"

    /// Creates a client.
    init(_ connection: ForgeConnection) {
        self.connection = connection
    }

    func draftTitle(_ title: String) -> String { "Draft: \(title)" }

    func plainTitle(_ title: String) -> String { removing(["Draft:", "[Draft]", "(Draft)"], from: title) }

    func compareURL(base: String, branch: String) -> String {
        endpoint.page(["-", "merge_requests", "new"])
            + "?merge_request%5Bsource_branch%5D=\(URIText.component(branch))"
            + "&merge_request%5Btarget_branch%5D=\(URIText.component(base))"
    }

    func create(_ proposal: ChangeProposal) throws(ForgeError) -> ChangeRequest {
        let title = proposal.isDraft ? draftTitle(proposal.title) : proposal.title
        let request = ForgeRequest(
            .post,
            project + ["merge_requests"],
            body: .object([
                "source_branch": .string(proposal.branch), "target_branch": .string(proposal.base),
                "title": .string(title), "description": .string(proposal.body),
                "remove_source_branch": .boolean(true),
            ]),
            to: "create the merge request",
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

    func update(_ number: Int, _ change: ChangeRequestChange) throws(ForgeError) {
        guard !change.isEmpty else { return }
        let body = JSONValue.present([
            "title": change.title.map { .string($0) }, "description": change.body.map { .string($0) },
            "state_event": change.isClosed.map { .string($0 ? "close" : "reopen") },
        ])
        try connection.send(
            ForgeRequest(.put, request(number), body: body, to: "update the merge request")
        )
    }

    func add(labels: [String], reviewers: [String], assignees: [String], to number: Int) throws(ForgeError) {
        guard !(labels + reviewers + assignees).isEmpty else { return }
        let get = ForgeRequest(.get, request(number), to: "look at the merge request")
        let present = try connection.value(get) { PresentPeople($0) }
        // Labels are one text that commas take apart.
        let newLabels = missing(labels.filter { !$0.utf8.contains(comma) }, from: present.labels, ignoringCase: false)
        var unknown = labels.filter { $0.utf8.contains(comma) }
        let newReviewers = try ids(missing(reviewers, from: present.reviewerNames, ignoringCase: true), &unknown)
        let newAssignees = try ids(missing(assignees, from: present.assigneeNames, ignoringCase: true), &unknown)
        if !newLabels.isEmpty || !newReviewers.isEmpty || !newAssignees.isEmpty {
            let body = JSONValue.present([
                "add_labels": newLabels.isEmpty ? nil : .string(newLabels.joined(separator: ",")),
                "reviewer_ids": newReviewers.isEmpty ? nil : .integers(present.reviewers + newReviewers),
                "assignee_ids": newAssignees.isEmpty ? nil : .integers(present.assignees + newAssignees),
            ])
            try connection.send(ForgeRequest(.put, request(number), body: body, to: "label the merge request"))
        }
        if !unknown.isEmpty { throw error(.unknownNames(unknown), "label the merge request") }
    }

    func comments(on number: Int) throws(ForgeError) -> [ForgeComment] {
        let list = ForgeRequest(
            .get,
            request(number) + ["notes"],
            query: [("sort", "asc"), ("order_by", "created_at"), ("per_page", "100")],
            to: "list the comments"
        )
        // What GitLab itself notes, such as a push, is a comment too.
        return try connection.elements(list).filter { $0["system"]?.boolean != true }.compactMap { node in
            node.positive("id").map {
                ForgeComment(id: $0, body: node.text("body"), authorName: node["author"]?.text("username") ?? "")
            }
        }
    }

    func addComment(_ body: String, to number: Int) throws(ForgeError) {
        try connection.send(
            ForgeRequest(
                .post,
                request(number) + ["notes"],
                body: .object(["body": .string(body)]),
                to: "add a comment"
            )
        )
    }

    func editComment(_ id: Int, on number: Int, body: String) throws(ForgeError) {
        try connection.send(
            ForgeRequest(
                .put,
                request(number) + ["notes", "\(id)"],
                body: .object(["body": .string(body)]),
                to: "edit a comment"
            )
        )
    }

    func openIssues(titled title: String) throws(ForgeError) -> [ForgeIssue] {
        let list = ForgeRequest(
            .get,
            project + ["issues"],
            query: [("state", "opened"), ("search", title), ("in", "title"), ("per_page", "100")],
            to: "list the issues"
        )
        return try connection.elements(list).compactMap(issue).filter { $0.title.hasSameBytes(as: title) }
    }

    func createIssue(title: String, body: String, labels: [String]) throws(ForgeError) -> ForgeIssue {
        let request = ForgeRequest(
            .post,
            project + ["issues"],
            body: .present([
                "title": .string(title), "description": .string(body),
                "labels": labels.isEmpty ? nil : .string(labels.joined(separator: ",")),
            ]),
            to: "create the issue"
        )
        return try connection.value(request, read: issue)
    }

    func updateIssue(_ number: Int, body: String?, isClosed: Bool) throws(ForgeError) {
        guard body != nil || isClosed else { return }
        let change = JSONValue.present([
            "description": body.map { .string($0) }, "state_event": isClosed ? .string("close") : nil,
        ])
        try connection.send(
            ForgeRequest(.put, project + ["issues", "\(number)"], body: change, to: "update the issue")
        )
    }
}

extension GitLabForge {
    private var endpoint: ForgeEndpoint { connection.endpoint }
    private var project: [String] { ["projects", endpoint.fullName] }
    private var comma: UInt8 { UInt8(ascii: ",") }

    private func request(_ number: Int) -> [String] { project + ["merge_requests", "\(number)"] }

    func requests(
        from branch: String,
        into base: String?,
        state: String,
        pageCount: Int
    ) throws(ForgeError) -> [ChangeRequest] {
        let bases = base.map { [("target_branch", $0)] } ?? []
        let list = ForgeRequest(
            .get,
            project + ["merge_requests"],
            query: [("state", state), ("source_branch", branch)] + bases
                + [("order_by", "created_at"), ("sort", "desc"), ("per_page", "100")],
            to: "list the merge requests"
        )
        return try connection.values(list, pageCount: pageCount) { changeRequest($0) }
    }

    /// The ids of users, which merge requests want instead of names.
    private func ids(_ names: [String], _ unknown: inout [String]) throws(ForgeError) -> [Int] {
        var ids: [Int] = []
        for name in names {
            let list = ForgeRequest(.get, ["users"], query: [("username", name)], to: "look for a user")
            let user = try connection.elements(list, pageCount: 1).first {
                $0.text("username").lowercased().hasSameBytes(as: name.lowercased())
            }
            if let id = user?.positive("id") { ids.append(id) } else { unknown.append(name) }
        }
        return ids
    }

    /// Reads a merge request; one without a source project is of a fork that is gone.
    private func changeRequest(_ node: JSONNode, wasCreated: Bool = false) -> ChangeRequest? {
        guard let number = node.positive("iid"), let title = node["title"]?.string,
            let state = node["state"]?.string, let headBranch = node["source_branch"]?.string,
            let baseBranch = node["target_branch"]?.string
        else { return nil }
        let source = node.positive("source_project_id")
        return ChangeRequest(
            number: number,
            webURL: endpoint.webURL(node["web_url"]?.string, else: "-", "merge_requests", "\(number)"),
            title: title,
            body: node.text("description"),
            isOpen: state == "opened",
            isMerged: state == "merged",
            isDraft: node["draft"]?.boolean ?? title.hasPrefix("Draft:"),
            headBranch: headBranch,
            baseBranch: baseBranch,
            headSHA: node.objectName("sha"),
            isFromThisRepository: source != nil && source == node.positive("target_project_id"),
            labels: node["labels"]?.elements.compactMap(\.string) ?? [],
            authorName: node["author"]?.text("username") ?? "",
            wasCreated: wasCreated
        )
    }

    private func issue(_ node: JSONNode) -> ForgeIssue? {
        guard let number = node.positive("iid"), let title = node["title"]?.string else { return nil }
        return ForgeIssue(
            number: number,
            webURL: endpoint.webURL(node["web_url"]?.string, else: "-", "issues", "\(number)"),
            title: title,
            body: node.text("description")
        )
    }

    /// Who and what a merge request has already; lists of ids replace those.
    private struct PresentPeople {
        let labels: [String]
        let reviewerNames: [String]
        let assigneeNames: [String]
        let reviewers: [Int]
        let assignees: [Int]

        init(_ node: JSONNode) {
            labels = node["labels"]?.elements.compactMap(\.string) ?? []
            reviewerNames = node.texts("reviewers", of: "username")
            assigneeNames = node.texts("assignees", of: "username")
            reviewers = node["reviewers"]?.elements.compactMap { $0.positive("id") } ?? []
            assignees = node["assignees"]?.elements.compactMap { $0.positive("id") } ?? []
        }
    }
}
