// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogForge

/// Drafts of GitHub, which only its other API changes.
@Suite(.timeLimit(.minutes(5)))
struct GitHubDraftTests {
    private static let look = ReplayStep("GET", "/repos/owner/models/pulls/7", 200, #"{"node_id":"PR_x\"y"}"#)

    private static func order(_ body: String = #"{"data":{}}"#) -> ReplayStep {
        ReplayStep("POST", "/api/graphql", 200, body)
    }

    private static let stale = order(
        #"{"data":{"convertPullRequestToDraft":null},"errors":[{"type":"STALE_DATA","message":"Expected another head"}]}"#
    )

    @Test(arguments: [(true, "convertPullRequestToDraft"), (false, "markPullRequestReadyForReview")])
    func `a draft is an order with the id of the request as a variable`(isDraft: Bool, name: String) throws {
        try ReplayedForge.run(.github, [Self.look, Self.order()]) { forge, replayed throws in
            #expect(!forge.namesDraftsByTitle)
            try forge.setDraft(isDraft, of: 7)
            #expect(
                replayed.body(1)
                    == #"{"query":"mutation($id: ID!) { \#(name)(input: {pullRequestId: $id}) { pullRequest { isDraft } } }","#
                    + #""variables":{"id":"PR_x\"y"}}"#
            )
        }
    }

    @Test func `stale data are asked for again`() throws {
        try ReplayedForge.run(.github, [Self.look, Self.stale, Self.stale, Self.order()]) { forge, replayed throws in
            try forge.setDraft(true, of: 7)
            #expect(replayed.pauses == [1_000, 2_000])
        }
    }

    @Test func `data that stay stale are an error that passes`() throws {
        let steps = [Self.look] + Array(repeating: Self.stale, count: 4)
        let error = try ReplayedForge.error(.github, steps) { try $0.setDraft(true, of: 7) }
        #expect(error.reason == .graphQL(type: "STALE_DATA", words: "Expected another head"))
        #expect(error.category == .tryAgainLater)
        #expect(error.message.contains("STALE_DATA") && error.nextStep.contains("moved in between"))
    }

    @Test func `another error of a reply with status 200 is one`() throws {
        let refused = Self.order(#"{"data":null,"errors":[{"type":"FORBIDDEN","message":"No"}]}"#)
        let error = try ReplayedForge.error(.github, [Self.look, refused]) { try $0.setDraft(true, of: 7) }
        #expect(error.category == .invalid)
        #expect(
            error.message.hasSuffix(
                "could not make the pull request a draft: the forge answered with an error (FORBIDDEN): No"
            )
        )
    }

    @Test func `a repository without drafts says so`() throws {
        let body = #"""
            {"message":"Validation Failed","errors":[{"resource":"PullRequest","code":"custom",
            "message":"Draft pull requests are not supported in this repository."}]}
            """#
        let proposal = ChangeProposal(branch: "update", base: "main", title: "T", body: "B", isDraft: true)
        let error = try ReplayedForge.error(.github, [ReplayStep("POST", "/repos/owner/models/pulls", 422, body)]) {
            _ = try $0.create(proposal)
        }
        #expect(error.reason == .draftsUnsupported)
    }

    @Test(arguments: [
        ("https://github.com/o/r", [:], "https://api.github.com/graphql"),
        ("https://git.example/o/r", [:], "https://git.example/api/graphql"),
        ("https://team.ghe.com/o/r", [:], "https://api.team.ghe.com/graphql"),
        (
            "https://git.example/o/r", ["GITHUB_API_URL": "https://git.example/api/v3/"],
            "https://git.example/api/graphql"
        ),
    ])
    func `the other API is where the server has it`(url: String, variables: [String: String], expected: String) throws {
        let remote = try #require(RemoteURL(url))
        let endpoint = try ForgeEndpoint(kind: .github, remote: remote) { variables[$0] }
        #expect(endpoint.graphQLURL == expected)
    }
}
