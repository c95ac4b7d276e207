// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import LoopbackServer
import Testing

@testable import CatalogForge

/// What forges refuse, and how it is told: a case of its own for each, words that are safe, and what to change.
@Suite(.timeLimit(.minutes(5)))
struct ForgeErrorTests {
    /// One refusal, and what is said about it.
    struct Refusal: Sendable, CustomTestStringConvertible {
        let kind: ForgeKind
        let status: Int
        let body: String
        var headers: [(String, String)] = []
        let category: ForgeError.Category
        let message: String
        let nextStep: String

        var testDescription: String { "\(kind) \(status) \(body)" }
    }

    private static let refusals = [
        Refusal(
            kind: .github,
            status: 401,
            body: #"{"message":"Bad credentials"}"#,
            category: .refused,
            message: "Bad credentials",
            nextStep: "has not expired"
        ),
        Refusal(
            kind: .github,
            status: 403,
            body: #"{"message":"GitHub Actions is not permitted to create or approve pull requests."}"#,
            category: .refused,
            message: "not permitted to create",
            nextStep: "of the organisation and of the repository"
        ),
        Refusal(
            kind: .github,
            status: 403,
            body: #"{"message":"Resource not accessible by integration"}"#,
            headers: [("X-Accepted-GitHub-Permissions", "pull_requests=write")],
            category: .refused,
            message: "pull_requests=write",
            nextStep: "X-Accepted-GitHub-Permissions"
        ),
        Refusal(
            kind: .github,
            status: 403,
            body: #"{"message":"Resource protected by organization SAML enforcement. You must grant access."}"#,
            category: .refused,
            message: "approved or authorized",
            nextStep: "single sign-on"
        ),
        Refusal(
            kind: .github,
            status: 403,
            body: #"{"message":"Repository was archived so is read-only."}"#,
            category: .refused,
            message: "archived",
            nextStep: "Unarchive"
        ),
        Refusal(
            kind: .github,
            status: 404,
            body: #"{"message":"Not Found"}"#,
            category: .notFound,
            message: "none that the credential may see",
            nextStep: "private repository"
        ),
        Refusal(
            kind: .github,
            status: 410,
            body: #"{"message":"Issues are disabled for this repo"}"#,
            category: .notFound,
            message: "issues are disabled",
            nextStep: "Turn on issues"
        ),
        Refusal(
            kind: .github,
            status: 451,
            body: "",
            category: .refused,
            message: "legal reasons",
            nextStep: "Ask the owner"
        ),
        Refusal(
            kind: .github,
            status: 422,
            body:
                #"{"message":"Validation Failed","errors":[{"code":"custom","message":"No commits between main and update"}]}"#,
            category: .invalid,
            message: "no commit that its base lacks",
            nextStep: "nothing to propose"
        ),
        Refusal(
            kind: .github,
            status: 422,
            body:
                #"{"message":"Validation Failed","errors":[{"resource":"PullRequest","field":"base","code":"invalid"}]}"#,
            category: .notFound,
            message: "base invalid",
            nextStep: "base branch"
        ),
        Refusal(
            kind: .github,
            status: 422,
            body:
                #"{"message":"Validation Failed","errors":[{"field":"body","code":"custom","message":"body is too long (maximum is 65536 characters)"}]}"#,
            category: .invalid,
            message: "longer than the forge takes",
            nextStep: "bug"
        ),
        Refusal(
            kind: .github,
            status: 422,
            body: #"{"message":"Validation \u001b[31mFailed","errors":{"title":["is \u202etaken"]}}"#,
            category: .invalid,
            message: #"Validation \u{1B}[31mFailed; is \u{202E}taken"#,
            nextStep: "words name"
        ),
        Refusal(
            kind: .github,
            status: 200,
            body: #"{"data":null,"errors":[{"type":"FORBIDDEN","message":"no"}]}"#,
            category: .invalid,
            message: "(FORBIDDEN): no",
            nextStep: "words name"
        ),
        Refusal(
            kind: .github,
            status: 418,
            body: #"{"message":"teapot"}"#,
            category: .unavailable,
            message: "418: teapot",
            nextStep: "status page"
        ),
        Refusal(
            kind: .gitlab,
            status: 401,
            body: #"{"error":"invalid_token","error_description":"Token is expired."}"#,
            category: .refused,
            message: "invalid_token; Token is expired.",
            nextStep: "has not expired"
        ),
        Refusal(
            kind: .gitlab,
            status: 403,
            body: #"{"error":"insufficient_scope"}"#,
            category: .refused,
            message: "insufficient_scope",
            nextStep: "scope api"
        ),
        Refusal(
            kind: .gitlab,
            status: 400,
            body: #"{"message":{"title":["can't be blank"]}}"#,
            category: .invalid,
            message: "can't be blank",
            nextStep: "words name"
        ),
        Refusal(
            kind: .gitlab,
            status: 429,
            body: "Retry later",
            category: .tryAgainLater,
            message: "used up",
            nextStep: "less often"
        ),
        Refusal(
            kind: .forgejo,
            status: 403,
            body: #"{"message":"user should be a collaborator"}"#,
            category: .refused,
            message: "collaborator",
            nextStep: "right to write"
        ),
        Refusal(
            kind: .forgejo,
            status: 423,
            body: "",
            category: .refused,
            message: "archived",
            nextStep: "Unarchive"
        ),
    ]

    private static func target(_ kind: ForgeKind) -> (String, String) {
        kind == .gitlab
            ? ("PUT", "/projects/owner%2Fmodels/merge_requests/6") : ("PATCH", "/repos/owner/models/pulls/6")
    }

    @Test(arguments: refusals) func `a refusal says what happened and what to change`(refusal: Refusal) throws {
        let (method, target) = Self.target(refusal.kind)
        let step = ReplayStep(method, target, refusal.status, refusal.body, headers: refusal.headers)
        let error = try ReplayedForge.error(refusal.kind, [step]) { try $0.update(6, ChangeRequestChange(body: "a")) }
        #expect(error.category == refusal.category)
        #expect(error.message.contains(refusal.message), "\(error.message)")
        #expect(error.nextStep.contains(refusal.nextStep), "\(error.nextStep)")
        #expect(error.message.hasPrefix("127.0.0.1: could not update the "))
    }

    @Test func `a forge that wants a credential where none was given is told from a wrong one`() throws {
        let (method, target) = Self.target(.github)
        let step = ReplayStep(method, target, 401, #"{"message":"Requires authentication"}"#)
        let error = try ReplayedForge.error(.github, [step], hasCredential: false) {
            try $0.update(6, ChangeRequestChange(body: "a"))
        }
        #expect(error.reason == .credentialMissing)
    }

    @Test(arguments: [
        LoopbackResponse(status: 403, body: Array(#"{"message":"\#(ReplayedForge.token)"}"#.utf8)),
        LoopbackResponse(status: 301, headers: [LoopbackHeader("Location", "/?t=\(ReplayedForge.token)")]),
    ])
    func `a forge that repeats the credential is not listened to`(response: LoopbackResponse) throws {
        let (method, target) = Self.target(.github)
        let error = try ReplayedForge.error(.github, [ReplayStep(method, target, .response(response))]) {
            try $0.update(6, ChangeRequestChange(body: "a"))
        }
        #expect(error.category == .unavailable)
        #expect(error.message.contains("secret of the request"))
    }

    @Test func `words are bounded, however many there are`() throws {
        let (method, target) = Self.target(.github)
        let errors = (0..<1000).map { #"{"code":"custom","message":"\#($0) \#(String(repeating: "x", count: 999))"}"# }
        let body = #"{"message":"Validation Failed","errors":[\#(errors.joined(separator: ","))]}"#
        let error = try ReplayedForge.error(.github, [ReplayStep(method, target, 422, body)]) {
            try $0.update(6, ChangeRequestChange(body: "a"))
        }
        #expect(error.message.utf8.count < 600)
        #expect("\(error.reason)".utf8.count < 6_000)
    }

    private static let secondary = #"{"message":"You have exceeded a secondary rate limit."}"#
    private static let primary = #"{"message":"API rate limit exceeded for installation ID 1."}"#

    @Test(
        arguments: [
            (403, secondary, ["Retry-After": "7"], 8_000), (429, secondary, ["Retry-After": "0"], 1_000),
            (429, "", ["Retry-After": "60"], 61_000), (403, secondary, [:], 60_000),
            (403, primary, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1000020"], 21_000),
            (429, primary, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "999000"], 1_000),
            (
                403, primary, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1000020", "Retry-After": "30"],
                31_000
            ),
            (503, "", ["Retry-After": "9"], 9_000), (500, "", [:], 1_000),
        ] as [(Int, String, [String: String], Int)]
    )
    func `a limit is waited for as long as the forge says, and the call made again`(
        status: Int,
        body: String,
        headers: [String: String],
        pause: Int
    ) throws {
        let (method, target) = Self.target(.github)
        let steps = [
            ReplayStep(method, target, status, body, headers: headers.map { ($0.key, $0.value) }),
            ReplayStep(method, target),
        ]
        try ReplayedForge.run(.github, steps) { forge, replayed throws in
            try forge.update(6, ChangeRequestChange(body: "a"))
            #expect(replayed.pauses == [pause])
        }
    }

    @Test(
        arguments: [
            (403, secondary, ["Retry-After": "61"], "wait 61 s", 100),
            (403, secondary, ["Retry-After": "30"], "wait 30 s", 20), (403, secondary, [:], "wait 60 s", 20),
            (403, primary, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1003600"], "wait 3600 s", 100),
            (403, primary, ["X-RateLimit-Remaining": "0"], "used up", 100),
            (
                403, primary, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "99999999999999999999"], "used up",
                100
            ),
        ] as [(Int, String, [String: String], String, Int)]
    )
    func `a limit that lasts longer than the run is an error that says how long`(
        status: Int,
        body: String,
        headers: [String: String],
        message: String,
        timeoutSeconds: Int
    ) throws {
        let (method, target) = Self.target(.github)
        let step = ReplayStep(method, target, status, body, headers: headers.map { ($0.key, $0.value) })
        let error = try ReplayedForge.error(.github, [step], timeoutSeconds: timeoutSeconds) {
            try $0.update(6, ChangeRequestChange(body: "a"))
        }
        #expect(error.category == .tryAgainLater)
        #expect(error.message.contains(message), "\(error.message)")
    }

    @Test func `a limit without a time is waited for once`() throws {
        let (method, target) = Self.target(.github)
        let step = ReplayStep(method, target, 403, Self.secondary)
        let error = try ReplayedForge.error(.github, [step, step]) { try $0.update(6, ChangeRequestChange(body: "a")) }
        #expect(error.reason == .secondaryLimit(seconds: nil))
    }

    @Test func `a comment is not added twice when the forge fails`() throws {
        let step = ReplayStep("POST", "/repos/owner/models/issues/6/comments", 502, "")
        let error = try ReplayedForge.error(.github, [step]) { try $0.addComment("a", to: 6) }
        #expect(error.reason == .serverFailure(status: 502, seconds: nil))
    }

    @Test func `a comment that a limit held back is added later`() throws {
        let target = "/repos/owner/models/issues/6/comments"
        let steps = [
            ReplayStep("POST", target, 429, Self.secondary, headers: [("Retry-After", "1")]),
            ReplayStep("POST", target, 201),
        ]
        try ReplayedForge.run(.github, steps) { forge, _ throws in try forge.addComment("a", to: 6) }
    }

    @Test func `a forge without a connection is asked again, and then it is an error`() throws {
        let remote = try #require(RemoteURL("http://127.0.0.1:1/owner/models"))
        let connection = ForgeConnection(
            to: try ForgeEndpoint(kind: .github, remote: remote, environmentValue: { _ in nil }),
            through: IsolatedCaller(WorkerCommand(executablePath: "/nonexistent/worker", arguments: [])),
            credential: nil,
            userAgent: "Tests/0.0.0",
            timeoutSeconds: 10
        )
        let error = #expect(throws: ForgeError.self) { _ = try connection.forge.comments(on: 1) }
        #expect(error?.category == .incomplete)
        #expect(error?.nextStep.contains("CatalogFetchWorker") == true)
    }

    @Test(arguments: [("", ForgeKind.github), ("short", .gitlab), ("canary-0123\n", .forgejo)])
    func `a token that cannot be sent is refused`(token: String, kind: ForgeKind) {
        #expect(throws: SecretHeaderProblem.self) { try ForgeCredential(token, for: kind) }
    }

    @Test func `a credential shows nothing`() throws {
        for kind in ForgeKind.allCases {
            let credential = try ForgeCredential(ReplayedForge.token, for: kind)
            #expect(!"\(credential) \(String(reflecting: credential))".contains("canary"))
        }
    }
}
