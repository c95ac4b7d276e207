// SPDX-License-Identifier: Apache-2.0

import LoopbackServer
import Testing

@testable import CatalogForge

/// The client of GitLab against answers as GitLab gives them.
@Suite(.timeLimit(.minutes(5)))
struct GitLabForgeTests {
    private static let project = "/projects/owner%2Fmodels"
    private static let proposal = ChangeProposal(
        branch: "update",
        base: "main",
        title: "Update",
        body: "Text",
        isDraft: true
    )

    private static func list(_ requests: String..., state: String = "opened") -> ReplayStep {
        let target =
            "\(project)/merge_requests?state=\(state)&source_branch=update&target_branch=main"
            + "&order_by=created_at&sort=desc&per_page=100"
        return ReplayStep("GET", target, 200, "[\(requests.joined(separator: ","))]")
    }

    @Test func `a draft is created with what GitLab wants`() throws {
        let step = ReplayStep("POST", "\(Self.project)/merge_requests", 201, RequestJSON.gitlab(12))
        try ReplayedForge.run(.gitlab, [step]) { forge, replayed throws in
            let request = try forge.create(Self.proposal)
            #expect(request.number == 12)
            #expect(request.wasCreated && request.isOpen && request.isFromThisRepository)
            #expect(forge.words(for: 12) == "merge request !12")
            #expect(replayed.requests.first?.header("PRIVATE-TOKEN") == ReplayedForge.token)
            #expect(
                replayed.body(0)
                    == #"{"source_branch":"update","target_branch":"main","title":"Draft: Update","#
                    + #""description":"Text","remove_source_branch":true}"#
            )
        }
    }

    @Test(arguments: [
        #"{"message":["Another open merge request already exists for this source branch: !38"]}"#,
        #"{"message":"Es gibt schon einen Merge-Request"}"#, "", "<html>",
    ])
    func `the status alone says that there is a request already, whatever the words are`(body: String) throws {
        let steps = [
            ReplayStep("POST", "\(Self.project)/merge_requests", 409, body), Self.list(RequestJSON.gitlab(38)),
        ]
        try ReplayedForge.run(.gitlab, steps) { forge, _ throws in
            let request = try forge.create(Self.proposal)
            #expect(request.number == 38)
            #expect(!request.wasCreated)
        }
    }

    @Test func `only open requests of the project itself are found`() throws {
        let list = Self.list(
            RequestJSON.gitlab(1, sourceProject: 8),
            RequestJSON.gitlab(2, sourceProject: nil),
            RequestJSON.gitlab(3, state: "merged"),
            RequestJSON.gitlab(4, branch: "other"),
            RequestJSON.gitlab(5, state: "locked"),
            RequestJSON.gitlab(6)
        )
        try ReplayedForge.run(.gitlab, [list]) { forge, _ throws in
            #expect(try forge.openRequests(from: "update", into: "main").map(\.number) == [6])
        }
    }

    @Test func `closed and merged requests are found, the newest first`() throws {
        let list = Self.list(
            RequestJSON.gitlab(5, state: "closed"),
            RequestJSON.gitlab(7, state: "merged"),
            RequestJSON.gitlab(8),
            state: "all"
        )
        try ReplayedForge.run(.gitlab, [list]) { forge, _ throws in
            #expect(try forge.closedRequests(from: "update", into: "main").map(\.number) == [7, 5])
        }
    }

    @Test func `a change is a PUT with an event`() throws {
        let step = ReplayStep("PUT", "\(Self.project)/merge_requests/6")
        try ReplayedForge.run(.gitlab, [step, step]) { forge, replayed throws in
            try forge.update(6, ChangeRequestChange(title: "a", body: "b", isClosed: true))
            try forge.update(6, ChangeRequestChange(isClosed: false))
            #expect(replayed.body(0) == #"{"title":"a","description":"b","state_event":"close"}"#)
            #expect(replayed.body(1) == #"{"state_event":"reopen"}"#)
        }
    }

    @Test func `people are added by their ids, beside those that there are`() throws {
        let get = ReplayStep("GET", "\(Self.project)/merge_requests/6", 200, RequestJSON.gitlab(6))
        let steps = [
            get, ReplayStep("GET", "/users?username=ben", 200, #"[{"id":5,"username":"Ben"}]"#),
            ReplayStep("GET", "/users?username=a%2Fb%26c", 200, "[]"),
            ReplayStep("PUT", "\(Self.project)/merge_requests/6"), get,
        ]
        try ReplayedForge.run(.gitlab, steps) { forge, replayed throws in
            let error = #expect(throws: ForgeError.self) {
                try forge.add(
                    labels: ["catalog", "new", "a,b"],
                    reviewers: ["Anna", "ben"],
                    assignees: ["a/b&c"],
                    to: 6
                )
            }
            #expect(error?.reason == .unknownNames(["a,b", "a/b&c"]))
            #expect(replayed.body(3) == #"{"add_labels":"new","reviewer_ids":[4,5]}"#)
            try forge.add(labels: ["catalog"], reviewers: ["anna"], assignees: [], to: 6)
        }
    }

    @Test func `comments of people are listed, added and edited`() throws {
        let list = #"[{"id":71,"body":"one","author":{"username":"bot"}},{"id":72,"body":"pushed","system":true}]"#
        let notes = "\(Self.project)/merge_requests/6/notes"
        let steps = [
            ReplayStep("GET", "\(notes)?sort=asc&order_by=created_at&per_page=100", 200, list),
            ReplayStep("POST", notes, 201), ReplayStep("PUT", "\(notes)/71"),
        ]
        try ReplayedForge.run(.gitlab, steps) { forge, replayed throws in
            #expect(try forge.comments(on: 6) == [ForgeComment(id: 71, body: "one", authorName: "bot")])
            try forge.addComment("a", to: 6)
            try forge.editComment(71, on: 6, body: "c")
            #expect(replayed.body(2) == #"{"body":"c"}"#)
        }
    }

    @Test func `issues are found by their exact title, opened and closed`() throws {
        let issue = { (number: Int, title: String) in
            #"{"id":1,"iid":\#(number),"title":"\#(title)","description":null}"#
        }
        let steps = [
            ReplayStep(
                "GET",
                "\(Self.project)/issues?state=opened&search=Held%20%26%20more&in=title&per_page=100",
                200,
                "[\(issue(1, "Held & more")),\(issue(2, "Held & more!"))]"
            ),
            ReplayStep("POST", "\(Self.project)/issues", 201, issue(9, "Held")),
            ReplayStep("PUT", "\(Self.project)/issues/9"),
        ]
        try ReplayedForge.run(.gitlab, steps) { forge, replayed throws in
            #expect(try forge.openIssues(titled: "Held & more").map(\.number) == [1])
            #expect(try forge.createIssue(title: "Held", body: "b", labels: ["x", "y"]).number == 9)
            try forge.updateIssue(9, body: nil, isClosed: true)
            #expect(replayed.body(1) == #"{"title":"Held","description":"b","labels":"x,y"}"#)
            #expect(replayed.body(2) == #"{"state_event":"close"}"#)
        }
    }

    @Test(arguments: [401, 403, 404]) func `the token of a job is told from a wrong one`(status: Int) throws {
        let step = ReplayStep("POST", "\(Self.project)/merge_requests", status, #"{"message":"\#(status) Nope"}"#)
        let error = try ReplayedForge.error(.gitlab, [step], isJobToken: true) { _ = try $0.create(Self.proposal) }
        #expect(error.reason == .jobToken)
        #expect(error.category == .refused)
        #expect(error.nextStep.contains("api and write_repository"))
    }

    @Test func `the page of a human names the branches`() throws {
        try ReplayedForge.run(.gitlab, []) { forge, _ throws in
            let url = forge.compareURL(base: "main", branch: "catalog/a&b")
            #expect(
                url.hasSuffix(
                    "/owner/models/-/merge_requests/new?merge_request%5Bsource_branch%5D=catalog%2Fa%26b"
                        + "&merge_request%5Btarget_branch%5D=main"
                )
            )
        }
    }
}
