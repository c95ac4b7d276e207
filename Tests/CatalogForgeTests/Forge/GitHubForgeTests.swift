// SPDX-License-Identifier: Apache-2.0

import Foundation
import LoopbackServer
import Testing

@testable import CatalogForge

/// The client of GitHub against answers as GitHub gives them.
@Suite(.timeLimit(.minutes(5)))
struct GitHubForgeTests {
    private static let repository = ReplayStep("GET", "/repos/owner/models", 200, #"{"owner":{"login":"owner"}}"#)
    private static let proposal = ChangeProposal(
        branch: "update",
        base: "main",
        title: "Update",
        body: "Text",
        isDraft: false
    )

    /// The list of requests of the branch.
    private static func list(
        _ requests: String...,
        state: String = "open",
        headers: [(String, String)] = []
    ) -> ReplayStep {
        let target =
            "/repos/owner/models/pulls?state=\(state)&head=owner%3Aupdate&base=main&sort=created&direction=desc&per_page=100"
        return ReplayStep("GET", target, 200, "[\(requests.joined(separator: ","))]", headers: headers)
    }

    private static func post(_ status: Int, _ body: String, headers: [(String, String)] = []) -> ReplayStep {
        ReplayStep("POST", "/repos/owner/models/pulls", status, body, headers: headers)
    }

    private static let exists = #"""
        {"message":"Validation Failed","errors":[{"resource":"PullRequest","code":"custom",
        "message":"A pull request already exists for owner:update."}],"status":"422"}
        """#

    @Test func `a request is created with what GitHub wants`() throws {
        try ReplayedForge.run(.github, [Self.post(201, RequestJSON.github(12))]) { forge, replayed throws in
            let request = try forge.create(Self.proposal)
            #expect(request.number == 12)
            #expect(request.wasCreated)
            #expect(request.isOpen && !request.isMerged && request.isFromThisRepository)
            #expect(request.labels == ["catalog"])
            #expect(request.headSHA == String(repeating: "a", count: 40))
            #expect(request.webURL.hasSuffix("/owner/models/pull/12"))
            #expect(forge.words(for: 12) == "pull request #12")
            let sent = try #require(replayed.requests.first)
            #expect(sent.header("Accept") == "application/vnd.github+json")
            #expect(sent.header("X-GitHub-Api-Version") == "2022-11-28")
            #expect(sent.header("Authorization") == "Bearer \(ReplayedForge.token)")
            #expect(sent.header("Content-Type") == "application/json")
            #expect(
                replayed.body(0)
                    == #"{"title":"Update","head":"update","base":"main","body":"Text","draft":false,"#
                    + #""maintainer_can_modify":false}"#
            )
        }
    }

    @Test func `a request that exists already is found and returned`() throws {
        let steps = [Self.post(422, Self.exists), Self.repository, Self.list(RequestJSON.github(3))]
        try ReplayedForge.run(.github, steps) { forge, replayed throws in
            let request = try forge.create(Self.proposal)
            #expect(request.number == 3)
            #expect(!request.wasCreated)
            #expect(replayed.pauses == [])
        }
    }

    @Test func `a request that exists and is not listed is an error after a while`() throws {
        let look = [Self.repository, Self.list()]
        let error = try ReplayedForge.error(.github, [Self.post(422, Self.exists)] + look + look + look) {
            _ = try $0.create(Self.proposal)
        }
        #expect(error.reason == .alreadyExists(number: nil))
    }

    @Test func `a request that was opened although the gateway failed is not opened twice`() throws {
        let steps = [Self.post(502, ""), Self.repository, Self.list(RequestJSON.github(3))]
        try ReplayedForge.run(.github, steps) { forge, replayed throws in
            let request = try forge.create(Self.proposal)
            #expect(request.number == 3)
            #expect(request.wasCreated)
            #expect(replayed.pauses == [1_000])
        }
    }

    @Test(arguments: [
        LoopbackAnswer.response(LoopbackResponse(status: 502)), .response(LoopbackResponse(status: 503)),
        .response(LoopbackResponse(status: 504)), .close,
    ])
    func `a passing failure is followed by a look and a second attempt`(answer: LoopbackAnswer) throws {
        let steps = [
            ReplayStep("POST", "/repos/owner/models/pulls", answer), Self.repository, Self.list(),
            Self.post(201, RequestJSON.github(4)),
        ]
        try ReplayedForge.run(.github, steps) { forge, replayed throws in
            #expect(try forge.create(Self.proposal).number == 4)
            #expect(replayed.pauses == [1_000])
        }
    }

    @Test func `a failure that stays is an error after four attempts`() throws {
        let look = [Self.post(503, ""), Self.repository, Self.list()]
        let error = try ReplayedForge.error(.github, look + look + look + [Self.post(503, "")]) {
            _ = try $0.create(Self.proposal)
        }
        #expect(error.reason == .serverFailure(status: 503, seconds: nil))
        #expect(error.category == .unavailable)
    }

    @Test func `a branch that is not visible yet is waited for`() throws {
        let blank =
            #"{"message":"Validation Failed","errors":[{"code":"custom","message":"Head sha can't be blank"},"#
            + #"{"code":"custom","message":"No commits between main and update"}]}"#
        let steps = [Self.post(422, blank), Self.post(422, blank), Self.post(201, RequestJSON.github(5))]
        try ReplayedForge.run(.github, steps) { forge, replayed throws in
            #expect(try forge.create(Self.proposal).number == 5)
            #expect(replayed.pauses == [1_000, 2_000])
        }
    }

    @Test func `only open requests of the branch of the repository itself are found`() throws {
        let requests = Self.list(
            RequestJSON.github(1, headRepository: 2),
            RequestJSON.github(2, headRepository: nil),
            RequestJSON.github(3, branch: "update-2"),
            RequestJSON.github(4, base: "next"),
            RequestJSON.github(5, state: "closed", mergedAt: "2026-01-01T00:00:00Z"),
            RequestJSON.github(6)
        )
        try ReplayedForge.run(.github, [Self.repository, requests]) { forge, _ throws in
            #expect(try forge.openRequests(from: "update", into: "main").map(\.number) == [6])
        }
    }

    @Test func `closed and merged requests are found, the newest first`() throws {
        let requests = Self.list(
            RequestJSON.github(5, state: "closed"),
            RequestJSON.github(8, state: "closed", mergedAt: "2026-01-01T00:00:00Z"),
            RequestJSON.github(7, state: "closed"),
            state: "closed",
            headers: [("Link", "<http://{host}/api/v3/next>; rel=\"next\"")]
        )
        try ReplayedForge.run(.github, [Self.repository, requests]) { forge, _ throws in
            #expect(try forge.closedRequests(from: "update", into: "main").map(\.number) == [8, 7, 5])
        }
    }

    @Test func `pages are followed as the header says`() throws {
        let next = [("Link", "<http://{host}/api/v3/next?page=2>; rel=\"next\", <http://{host}/last>; rel=\"last\"")]
        let steps = [
            Self.repository, Self.list(RequestJSON.github(6), headers: next),
            ReplayStep("GET", "/next?page=2", 200, "[\(RequestJSON.github(7))]"),
        ]
        try ReplayedForge.run(.github, steps) { forge, _ throws in
            #expect(try forge.openRequests(from: "update", into: "main").map(\.number) == [6, 7])
        }
    }

    @Test(arguments: [
        "<https://evil.example/api/v3/next>", "<http://127.0.0.1:1/next>", "<//evil.example/>", "<http://[::1]/>",
        "<http://u:p@{host}/>", "<file:///etc/passwd>",
    ])
    func `a page on another server is refused`(link: String) throws {
        let steps = [Self.repository, Self.list(headers: [("Link", "\(link); rel=\"next\"")])]
        let error = try ReplayedForge.error(.github, steps) { _ = try $0.openRequests(from: "update", into: "main") }
        #expect(error.category == .unavailable)
        #expect(error.message.contains("not on the forge"))
        #expect(!error.message.contains("u:p"))
    }

    @Test func `a list without an end is given up`() throws {
        let next = [("Link", "<http://{host}/api/v3/more>; rel=\"next\"")]
        let more = ReplayStep("GET", "/more", 200, "[]", headers: next)
        let steps = [Self.repository, Self.list(headers: next)] + Array(repeating: more, count: 19)
        let error = try ReplayedForge.error(.github, steps) { _ = try $0.openRequests(from: "update", into: "main") }
        #expect(error.reason == .tooManyPages(limit: 20))
    }

    @Test func `a repository of another name is followed on the same server, with the credential`() throws {
        let moved = { (method: String, target: String, new: String) in
            ReplayStep(method, target, 301, "{}", headers: [("Location", "http://{host}/api/v3\(new)")])
        }
        let steps = [
            moved("GET", "/repos/owner/models", "/repositories/1"),
            ReplayStep("GET", "/repositories/1", 200, #"{"owner":{"login":"new"}}"#),
            moved(
                "GET",
                "/repos/owner/models/pulls?state=open&head=new%3Aupdate&base=main&sort=created&direction=desc&per_page=100",
                "/repositories/1/pulls?head=new%3Aupdate"
            ),
            ReplayStep("GET", "/repositories/1/pulls?head=new%3Aupdate", 200, "[\(RequestJSON.github(6))]"),
            moved("PATCH", "/repos/owner/models/pulls/6", "/repositories/1/pulls/6"),
            ReplayStep("PATCH", "/repositories/1/pulls/6"),
        ]
        try ReplayedForge.run(.github, steps) { forge, replayed throws in
            #expect(try forge.openRequests(from: "update", into: "main").map(\.number) == [6])
            try forge.update(6, ChangeRequestChange(title: "New"))
            #expect(replayed.requests.allSatisfy { $0.header("Authorization") != nil })
            #expect(replayed.body(5) == #"{"title":"New"}"#)
        }
    }

    @Test(arguments: [
        "https://evil.example/repositories/1", "http://127.0.0.1:1/repositories/1", "//evil.example/", "",
    ])
    func `a redirect to another server is refused`(location: String) throws {
        let step = ReplayStep("PATCH", "/repos/owner/models/pulls/6", 307, "{}", headers: [("Location", location)])
        let error = try ReplayedForge.error(.github, [step]) { try $0.update(6, ChangeRequestChange(body: "a")) }
        #expect(error.category == .unavailable)
        #expect(error.nextStep.contains("git remote set-url"))
    }

    @Test func `a second redirect is refused`() throws {
        let location = [("Location", "http://{host}/api/v3/again")]
        let steps = [
            ReplayStep("PATCH", "/repos/owner/models/pulls/6", 301, "{}", headers: location),
            ReplayStep("PATCH", "/again", 301, "{}", headers: location),
        ]
        let error = try ReplayedForge.error(.github, steps) { try $0.update(6, ChangeRequestChange(body: "a")) }
        #expect(error.message.contains("the second one"))
    }

    @Test func `a change sends only what it says, and nothing when it says nothing`() throws {
        let step = ReplayStep("PATCH", "/repos/owner/models/pulls/6")
        try ReplayedForge.run(.github, [step, step, step]) { forge, replayed throws in
            try forge.update(6, ChangeRequestChange())
            try forge.update(6, ChangeRequestChange(title: "a", body: "b"))
            try forge.update(6, ChangeRequestChange(isClosed: true))
            try forge.update(6, ChangeRequestChange(isClosed: false))
            #expect(replayed.body(0) == #"{"title":"a","body":"b"}"#)
            #expect(replayed.body(1) == #"{"state":"closed"}"#)
            #expect(replayed.body(2) == #"{"state":"open"}"#)
        }
    }

    @Test func `only missing labels and people are added, and the author is no reviewer`() throws {
        let get = ReplayStep("GET", "/repos/owner/models/pulls/6", 200, RequestJSON.github(6))
        let steps = [
            get, ReplayStep("POST", "/repos/owner/models/issues/6/labels", 200, "[]"),
            ReplayStep("POST", "/repos/owner/models/issues/6/assignees", 201),
            ReplayStep("POST", "/repos/owner/models/pulls/6/requested_reviewers", 201), get,
        ]
        try ReplayedForge.run(.github, steps) { forge, replayed throws in
            try forge.add(
                labels: ["Catalog", "new", "new"],
                reviewers: ["Bot", "anna", "org/team"],
                assignees: ["ben"],
                to: 6
            )
            #expect(replayed.body(1) == #"{"labels":["new"]}"#)
            #expect(replayed.body(2) == #"{"assignees":["ben"]}"#)
            #expect(replayed.body(3) == #"{"reviewers":["anna"],"team_reviewers":["team"]}"#)
            try forge.add(labels: ["catalog"], reviewers: ["bot"], assignees: [], to: 6)
            try forge.add(labels: [], reviewers: [], assignees: [], to: 6)
        }
    }

    @Test func `labels of a request that was opened just now are tried again`() throws {
        let node =
            #"{"message":"Validation Failed","errors":["Could not resolve to a node with the global id of 'PR_x'."]}"#
        let steps = [
            ReplayStep("GET", "/repos/owner/models/pulls/6", 200, RequestJSON.github(6)),
            ReplayStep("POST", "/repos/owner/models/issues/6/labels", 422, node),
            ReplayStep("POST", "/repos/owner/models/issues/6/labels", 200, "[]"),
        ]
        try ReplayedForge.run(.github, steps) { forge, replayed throws in
            try forge.add(labels: ["a"], reviewers: [], assignees: [], to: 6)
            #expect(replayed.pauses == [1_000])
        }
    }

    @Test func `comments are listed, added and edited`() throws {
        let list = #"[{"id":71,"body":"one","user":{"login":"bot"}},{"id":72,"body":null,"user":null}]"#
        let steps = [
            ReplayStep("GET", "/repos/owner/models/issues/6/comments?per_page=100", 200, list),
            ReplayStep("POST", "/repos/owner/models/issues/6/comments", 201),
            ReplayStep("PATCH", "/repos/owner/models/issues/comments/71"),
        ]
        try ReplayedForge.run(.github, steps) { forge, replayed throws in
            #expect(
                try forge.comments(on: 6) == [
                    ForgeComment(id: 71, body: "one", authorName: "bot"),
                    ForgeComment(id: 72, body: "", authorName: ""),
                ]
            )
            try forge.addComment("a\n\"b\"", to: 6)
            try forge.editComment(71, on: 6, body: "c")
            #expect(replayed.body(1) == #"{"body":"a\n\"b\""}"#)
            #expect(replayed.body(2) == #"{"body":"c"}"#)
        }
    }

    @Test func `issues are found by their exact title, opened and closed`() throws {
        let issue = { (number: Int, title: String, more: String) in
            #"{"number":\#(number),"title":"\#(title)","body":"b","html_url":"https://evil.example/"\#(more)}"#
        }
        let all = [
            issue(1, "Held", ""), issue(2, "Held", #","pull_request":{}"#), issue(3, "Held ", ""), issue(4, "held", ""),
        ]
        let steps = [
            ReplayStep(
                "GET",
                "/repos/owner/models/issues?state=open&per_page=100",
                200,
                "[\(all.joined(separator: ","))]"
            ),
            ReplayStep("POST", "/repos/owner/models/issues", 201, issue(9, "Held", "")),
            ReplayStep("PATCH", "/repos/owner/models/issues/9"),
        ]
        try ReplayedForge.run(.github, steps) { forge, replayed throws in
            let found = try forge.openIssues(titled: "Held")
            #expect(found.map(\.number) == [1])
            #expect(found.first?.webURL.hasSuffix("/owner/models/issues/1") == true)
            #expect(try forge.createIssue(title: "Held", body: "b", labels: ["x"]).number == 9)
            try forge.updateIssue(9, body: nil, isClosed: false)
            try forge.updateIssue(9, body: "c", isClosed: true)
            #expect(replayed.body(1) == #"{"title":"Held","body":"b","labels":["x"]}"#)
            #expect(replayed.body(2) == #"{"body":"c","state":"closed"}"#)
        }
    }

    @Test func `hostile texts are kept as they are, and hostile names of commits and pages are not`() throws {
        let answer = RequestJSON.github(6, title: "\\u001b[31m@everyone", body: "<!-- \\u202e -->")
            .replacingOccurrences(of: String(repeating: "a", count: 40), with: "--upload-pack=x")
            .replacingOccurrences(of: "catalog", with: #"\u001b]0;\u0007,\n"#)
            .replacingOccurrences(of: "http://{host}/owner/models/pull/6", with: "javascript:alert(1)")
        try ReplayedForge.run(.github, [Self.post(201, answer)]) { forge, _ throws in
            let request = try forge.create(Self.proposal)
            #expect(request.title == "\u{1B}[31m@everyone")
            #expect(request.labels == ["\u{1B}]0;\u{7},\n"])
            #expect(request.headSHA == nil)
            #expect(request.webURL.hasPrefix("http://127.0.0.1:"))
            #expect(request.webURL.hasSuffix("/owner/models/pull/6"))
        }
    }

    @Test(arguments: [
        "", "{", "[]", "null", #"{"number":"6"}"#, #"{"number":-1}"#, #"{"number":6,"title":"x"}"#, "<html>",
        #"{"number":6,"number":7}"#, String(repeating: "[", count: 10_000),
    ])
    func `an answer that is not what is documented is an error`(body: String) throws {
        let error = try ReplayedForge.error(.github, [Self.post(201, body)]) { _ = try $0.create(Self.proposal) }
        #expect(error.category == .unavailable)
        guard case .unreadable = error.reason else {
            Issue.record("\(error.reason)")
            return
        }
    }

    @Test func `an answer that is too long is an error`() throws {
        let endless = LoopbackAnswer.endlessBody(LoopbackResponse(body: [UInt8](repeating: 0x20, count: 60_000)))
        let error = try ReplayedForge.error(.github, [ReplayStep("PATCH", "/repos/owner/models/pulls/6", endless)]) {
            try $0.update(6, ChangeRequestChange(body: "a"))
        }
        #expect(error.category == .unavailable)
        #expect(error.message.contains("longer than"))
    }

    @Test func `an answer that comes too slowly is an error`() throws {
        let slow = LoopbackAnswer.drip(LoopbackResponse(body: [UInt8](repeating: 0x20, count: 100)))
        let start = ContinuousClock.now
        let error = try ReplayedForge.error(
            .github,
            [ReplayStep("PATCH", "/repos/owner/models/pulls/6", slow)],
            timeoutSeconds: 2
        ) { try $0.update(6, ChangeRequestChange(body: "a")) }
        #expect(error.category == .unavailable)
        #expect(start.duration(to: .now) < .seconds(15))
    }

    @Test func `the pages of a human are those of the repository`() throws {
        try ReplayedForge.run(.github, []) { forge, _ throws in
            let url = forge.compareURL(base: "release/1", branch: "catalog/a b#c")
            #expect(url.hasSuffix("/owner/models/compare/release/1...catalog/a%20b%23c?expand=1"))
            #expect(forge.draftTitle("a") == "a")
        }
    }
}
