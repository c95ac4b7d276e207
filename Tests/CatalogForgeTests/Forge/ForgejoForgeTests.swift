// SPDX-License-Identifier: Apache-2.0

import LoopbackServer
import Testing

@testable import CatalogForge

/// The client of Forgejo against answers as Forgejo gives them.
@Suite(.timeLimit(.minutes(5)))
struct ForgejoForgeTests {
    private static let repository = "/repos/owner/models"
    private static let proposal = ChangeProposal(
        branch: "update",
        base: "main",
        title: "Update",
        body: "Text",
        isDraft: true
    )
    private static let exists =
        #"{"message":"pull request already exists for these targets [id: 5, issue_id: 38, head_repo_id: 1]"}"#

    private static func list(_ requests: String..., state: String = "open") -> ReplayStep {
        ReplayStep(
            "GET",
            "\(repository)/pulls?state=\(state)&sort=recentupdate&limit=50",
            200,
            "[\(requests.joined(separator: ","))]"
        )
    }

    @Test func `a draft is created with what Forgejo wants`() throws {
        let step = ReplayStep("POST", "\(Self.repository)/pulls", 201, RequestJSON.forgejo(12, title: "WIP: Update"))
        try ReplayedForge.run(.forgejo, [step]) { forge, replayed throws in
            let request = try forge.create(Self.proposal)
            #expect(request.number == 12)
            #expect(request.wasCreated && request.isOpen && request.isFromThisRepository && request.isDraft)
            #expect(replayed.requests.first?.header("Authorization") == "token \(ReplayedForge.token)")
            #expect(replayed.body(0) == #"{"title":"WIP: Update","head":"update","base":"main","body":"Text"}"#)
        }
    }

    @Test func `a request that exists is found by the number in the words`() throws {
        let steps = [
            ReplayStep("POST", "\(Self.repository)/pulls", 409, Self.exists),
            ReplayStep("GET", "\(Self.repository)/pulls/38", 200, RequestJSON.forgejo(38)),
        ]
        try ReplayedForge.run(.forgejo, steps) { forge, _ throws in
            let request = try forge.create(Self.proposal)
            #expect(request.number == 38)
            #expect(!request.wasCreated)
        }
    }

    @Test(arguments: [
        (200, RequestJSON.forgejo(38, state: "closed", isMerged: true)),
        (200, RequestJSON.forgejo(38, headRepository: 2)),
        (200, RequestJSON.forgejo(38, branch: "other")), (404, "{}"),
    ])
    func `a number that is of another request is passed over`(status: Int, body: String) throws {
        let steps = [
            ReplayStep("POST", "\(Self.repository)/pulls", 409, Self.exists),
            ReplayStep("GET", "\(Self.repository)/pulls/38", status, body), Self.list(RequestJSON.forgejo(39)),
        ]
        try ReplayedForge.run(.forgejo, steps) { forge, _ throws in
            #expect(try forge.create(Self.proposal).number == 39)
        }
    }

    @Test func `a merged request beside an open one is not found, and no fork's`() throws {
        let list = Self.list(
            RequestJSON.forgejo(1, state: "closed", isMerged: true),
            RequestJSON.forgejo(2, headRepository: 2),
            RequestJSON.forgejo(3, headRepository: nil),
            #"{"number":9,"title":"x","state":"open","head":null}"#,
            RequestJSON.forgejo(4, branch: "other"),
            RequestJSON.forgejo(5)
        )
        try ReplayedForge.run(.forgejo, [list]) { forge, _ throws in
            #expect(try forge.openRequests(from: "update", into: "main").map(\.number) == [5])
        }
    }

    @Test func `closed and merged requests are found, the newest first`() throws {
        let list = Self.list(
            RequestJSON.forgejo(5, state: "closed"),
            RequestJSON.forgejo(8, state: "closed", isMerged: true),
            RequestJSON.forgejo(7, state: "closed"),
            state: "closed"
        )
        try ReplayedForge.run(.forgejo, [list]) { forge, _ throws in
            #expect(try forge.closedRequests(from: "update", into: "main").map(\.number) == [8, 7, 5])
        }
    }

    @Test(
        arguments: [
            (.forgejo, "WIP: a", "a"), (.forgejo, "wip:a", "a"), (.forgejo, "[WIP] a", "a"), (.forgejo, "WIPa", "WIPa"),
            (.forgejo, "a WIP:", "a WIP:"), (.gitlab, "Draft: a", "a"), (.gitlab, "[draft] Draft: a", "Draft: a"),
            (.gitlab, "\u{E9}raft: a", "\u{E9}raft: a"), (.gitlab, "", ""), (.github, "Draft: a", "Draft: a"),
        ] as [(ForgeKind, String, String)]
    )
    func `a title is told from what makes it a draft`(kind: ForgeKind, title: String, plain: String) throws {
        try ReplayedForge.run(kind, []) { forge, _ throws in
            #expect(forge.plainTitle(title) == plain)
            #expect(forge.plainTitle(forge.draftTitle("b")) == "b")
        }
    }

    @Test func `a change is accepted with 201`() throws {
        let step = ReplayStep("PATCH", "\(Self.repository)/pulls/6", 201, RequestJSON.forgejo(6))
        try ReplayedForge.run(.forgejo, [step]) { forge, replayed throws in
            try forge.update(6, ChangeRequestChange(title: "a", body: "b", isClosed: true))
            #expect(replayed.body(0) == #"{"title":"a","body":"b","state":"closed"}"#)
        }
    }

    @Test(arguments: [
        (412, "{}", ForgeError.Reason.alreadyMerged, ForgeError.Category.invalid),
        (423, #"{"message":"Repo is archived"}"#, .archived, .refused),
        (409, #"{"message":"conflict"}"#, .notAccepted(words: "conflict"), .invalid),
    ])
    func `what a change cannot do has an error of its own`(
        status: Int,
        body: String,
        reason: ForgeError.Reason,
        category: ForgeError.Category
    ) throws {
        let step = ReplayStep("PATCH", "\(Self.repository)/pulls/6", status, body)
        let error = try ReplayedForge.error(.forgejo, [step]) { try $0.update(6, ChangeRequestChange(isClosed: true)) }
        #expect(error.reason == reason)
        #expect(error.category == category)
    }

    @Test func `labels are added by their ids, and assignees beside those that there are`() throws {
        let steps = [
            ReplayStep("GET", "\(Self.repository)/pulls/6", 200, RequestJSON.forgejo(6)),
            ReplayStep("GET", "\(Self.repository)/labels?limit=50", 200, #"[{"id":3,"name":"catalog"}]"#),
            ReplayStep("GET", "/orgs/owner/labels?limit=50", 404),
            ReplayStep("POST", "\(Self.repository)/issues/6/labels", 200, "[]"),
            ReplayStep("PATCH", "\(Self.repository)/issues/6", 201),
            ReplayStep("POST", "\(Self.repository)/pulls/6/requested_reviewers", 201, "[]"),
        ]
        let error = try ReplayedForge.error(.forgejo, steps) {
            try $0.add(labels: ["catalog", "\u{1B}new"], reviewers: ["bot", "carl"], assignees: ["ben"], to: 6)
        }
        #expect(error.reason == .unknownNames(["\u{1B}new"]))
    }

    @Test func `what is added is sent as Forgejo wants it`() throws {
        let steps = [
            ReplayStep("GET", "\(Self.repository)/pulls/6", 200, RequestJSON.forgejo(6)),
            ReplayStep("GET", "\(Self.repository)/labels?limit=50", 200, "[]"),
            ReplayStep("GET", "/orgs/owner/labels?limit=50", 200, #"[{"id":4,"name":"catalog"}]"#),
            ReplayStep("POST", "\(Self.repository)/issues/6/labels", 200, "[]"),
            ReplayStep("PATCH", "\(Self.repository)/issues/6", 201),
        ]
        try ReplayedForge.run(.forgejo, steps) { forge, replayed throws in
            try forge.add(labels: ["catalog"], reviewers: [], assignees: ["Anna", "ben"], to: 6)
            #expect(replayed.body(3) == #"{"labels":[4]}"#)
            #expect(replayed.body(4) == #"{"assignees":["anna","ben"]}"#)
        }
    }

    @Test func `issues are found by their exact title, opened and closed`() throws {
        let issue = { (number: Int, title: String) in
            #"{"number":\#(number),"title":"\#(title)","body":"b","pull_request":null}"#
        }
        let steps = [
            ReplayStep(
                "GET",
                "\(Self.repository)/issues?state=open&type=issues&limit=50",
                200,
                "[\(issue(1, "Held")),\(issue(2, "Held!"))]"
            ),
            ReplayStep("POST", "\(Self.repository)/issues", 201, issue(9, "Held")),
            ReplayStep("PATCH", "\(Self.repository)/issues/9", 201),
        ]
        try ReplayedForge.run(.forgejo, steps) { forge, replayed throws in
            #expect(try forge.openIssues(titled: "Held").map(\.number) == [1])
            #expect(try forge.createIssue(title: "Held", body: "b", labels: []).number == 9)
            try forge.updateIssue(9, body: "c", isClosed: true)
            #expect(replayed.body(1) == #"{"title":"Held","body":"b","labels":[]}"#)
            #expect(replayed.body(2) == #"{"body":"c","state":"closed"}"#)
        }
    }

    @Test func `comments are listed, added and edited`() throws {
        let steps = [
            ReplayStep(
                "GET",
                "\(Self.repository)/issues/6/comments",
                200,
                #"[{"id":71,"body":"one","user":{"login":"bot"}}]"#
            ),
            ReplayStep("POST", "\(Self.repository)/issues/6/comments", 201),
            ReplayStep("PATCH", "\(Self.repository)/issues/comments/71"),
        ]
        try ReplayedForge.run(.forgejo, steps) { forge, _ throws in
            #expect(try forge.comments(on: 6) == [ForgeComment(id: 71, body: "one", authorName: "bot")])
            try forge.addComment("a", to: 6)
            try forge.editComment(71, on: 6, body: "c")
        }
    }
}
