// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import Testing

@testable import CatalogForge

/// What is read out of the URL of a remote, which forge it is of, and where its API is.
struct RemoteURLTests {
    @Test(arguments: [
        ("https://github.com/owner/models.git", "github.com", "owner/models"),
        ("https://github.com/owner/models", "github.com", "owner/models"),
        ("https://github.com/owner/models/", "github.com", "owner/models"),
        ("https://GitHub.com:443/owner/models.git", "github.com", "owner/models"),
        ("https://x-access-token:canary@github.com/owner/models.git", "github.com", "owner/models"),
        ("https://user@name@github.com/owner/models.git", "github.com", "owner/models"),
        ("ssh://git@github.com/owner/models.git", "github.com", "owner/models"),
        ("ssh://git@ssh.github.com:443/owner/models.git", "github.com", "owner/models"),
        ("git+ssh://git@example.org:2222/owner/models", "example.org", "owner/models"),
        ("git@github.com:owner/models.git", "github.com", "owner/models"),
        ("git@gitlab.com:/group/sub/deeper/models.git", "gitlab.com", "group/sub/deeper/models"),
        ("github.com:owner/models", "github.com", "owner/models"),
        ("http://127.0.0.1:8080/owner/models.git", "127.0.0.1", "owner/models"),
        ("http://example.org/owner/models.git", "example.org", "owner/models"),
        ("https://example.org/owner/%6Dodels.git", "example.org", "owner/models"),
        ("https://example.org/owner/a.git.git", "example.org", "owner/a.git"),
    ])
    func `a remote of a forge is read`(text: String, host: String, path: String) throws {
        let remote = try #require(RemoteURL(text))
        #expect(remote.host == host)
        #expect(remote.path.joined(separator: "/") == path)
        #expect(!"\(remote)".contains("canary"))
    }

    @Test(arguments: [
        "", "/srv/git/owner/models.git", "../models", "models", "file:///srv/git/models.git", "C:\\git\\models",
        "C:/git/models", "git://github.com/owner/models.git", "ext::sh -c owner/models", "ext::sh/models",
        "https://github.com/models", "https://github.com/", "https:///owner/models", "https://github.com",
        "https://github.com/owner/../models", "https://github.com/owner/%2e%2e", "https://github.com/owner/a%2Fb",
        "https://github.com/owner/models?x=y", "https://github.com/owner/models#x", "https://github.com/owner/.git",
        "https://github.com/owner/mo dels", "https://github.com/owner/mod\u{E9}ls", "https://a b/owner/models",
        "https://0x7f.1/owner/models", "-oProxyCommand=x:owner/models", "git@github.com:owner/mo\ndels",
        "https://github.com/owner/%", "https://github.com/owner/%4", "https://github.com/owner/%+1",
    ])
    func `everything else is of no forge`(text: String) {
        #expect(RemoteURL(text) == nil)
    }

    private static let actions = ["GITHUB_ACTIONS": "true", "GITHUB_SERVER_URL": "https://git.example.org"]

    @Test(
        arguments: [
            ("https://github.com/o/r", [:], ForgeKind.github), ("git@gitlab.com:o/r", [:], .gitlab),
            ("https://codeberg.org/o/r", [:], .forgejo), ("https://acme.ghe.com/o/r", [:], .github),
            ("https://gitlab.example.org/o/r", [:], .gitlab), ("https://forgejo.example.org/o/r", [:], .forgejo),
            ("https://git.example.org/o/r", [:], nil), ("https://notgithub.com/o/r", [:], nil),
            ("https://git.example.org/o/r", actions, .github), ("git@git.example.org:o/r", actions, .github),
            ("https://git.example.org/o/r", actions.merging(["GITEA_ACTIONS": "true"]) { $1 }, .forgejo),
            ("https://git.example.org/o/r", actions.merging(["FORGEJO_ACTIONS": "true"]) { $1 }, .forgejo),
            ("https://other.example.org/o/r", actions, nil),
            ("https://git.example.org.evil.example/o/r", actions, nil),
            ("https://git.example.org:8443/o/r", actions, nil),
            (
                "https://git.example.org/o/r", ["GITLAB_CI": "true", "CI_SERVER_URL": "https://git.example.org"],
                .gitlab
            ),
            ("https://git.example.org/o/r", ["GITLAB_CI": "true", "CI_SERVER_URL": "https://other.org"], nil),
            ("https://github.com/o/r", ["GITLAB_CI": "true", "CI_SERVER_URL": "https://github.com"], .github),
        ] as [(String, [String: String], ForgeKind?)]
    )
    func `the kind of a forge is told by its host, else by the job that it runs`(
        text: String,
        environment: [String: String],
        kind: ForgeKind?
    ) throws {
        let remote = try #require(RemoteURL(text))
        #expect(ForgeKind.detect(choice: nil, remote: remote) { environment[$0] } == kind)
        for choice in ForgeKind.allCases {
            #expect(ForgeKind.detect(choice: choice, remote: remote) { environment[$0] } == choice)
        }
    }

    @Test(
        arguments: [
            (.github, "https://github.com/o/r", [:], "https://api.github.com"),
            (.github, "git@ssh.github.com:o/r", ["GITHUB_API_URL": "https://api.github.com"], "https://api.github.com"),
            (
                .github, "https://acme.ghe.com/o/r", ["GITHUB_API_URL": "https://api.acme.ghe.com"],
                "https://api.acme.ghe.com"
            ),
            (.github, "https://git.example.org/o/r", [:], "https://git.example.org/api/v3"),
            (.github, "https://git.example.org:8443/o/r", [:], "https://git.example.org:8443/api/v3"),
            (.github, "ssh://git@git.example.org:2222/o/r", [:], "https://git.example.org/api/v3"),
            (
                .github, "git@git.example.org:o/r", ["GITHUB_API_URL": "https://git.example.org:8443/api/v3/"],
                "https://git.example.org:8443/api/v3"
            ),
            (.gitlab, "https://gitlab.com/a/b/c", [:], "https://gitlab.com/api/v4"),
            (
                .gitlab, "https://gitlab.com/a/b", ["CI_API_V4_URL": "https://gitlab.com/api/v4"],
                "https://gitlab.com/api/v4"
            ),
            (
                .gitlab, "https://gitlab.com/a/b", ["GITHUB_API_URL": "https://api.github.com"],
                "https://gitlab.com/api/v4"
            ),
            (.forgejo, "https://codeberg.org/o/r", [:], "https://codeberg.org/api/v1"),
            (
                .forgejo, "https://codeberg.org/o/r", ["GITHUB_API_URL": "https://api.github.com"],
                "https://codeberg.org/api/v1"
            ),
            (
                .forgejo, "https://codeberg.org/o/r",
                ["GITEA_ACTIONS": "true", "GITHUB_API_URL": "https://codeberg.org/api/v1"],
                "https://codeberg.org/api/v1"
            ),
            (.forgejo, "http://127.0.0.1:3000/o/r", [:], "http://127.0.0.1:3000/api/v1"),
        ] as [(ForgeKind, String, [String: String], String)]
    )
    func `the API is on the server of the remote`(
        kind: ForgeKind,
        text: String,
        environment: [String: String],
        base: String
    ) throws {
        let remote = try #require(RemoteURL(text))
        #expect(try ForgeEndpoint(kind: kind, remote: remote) { environment[$0] }.apiBase == base)
    }

    @Test(
        arguments: [
            (.github, "https://github.com/o/r", "GITHUB_API_URL", "https://api.github.com.evil.example"),
            (.github, "https://github.com/o/r", "GITHUB_API_URL", "http://api.github.com"),
            (.github, "https://github.com/o/r", "GITHUB_API_URL", "https://user@api.github.com"),
            (.github, "https://git.example.org/o/r", "GITHUB_API_URL", "https://api.github.com"),
            (.github, "https://git.example.org/o/r", "GITHUB_API_URL", "https://git.example.org:8443/api/v3"),
            (.gitlab, "https://gitlab.com/o/r", "CI_API_V4_URL", "https://evil.example/api/v4"),
            (.gitlab, "https://gitlab.com/o/r", "CI_API_V4_URL", "http://127.0.0.1/api/v4"),
            (.gitlab, "https://gitlab.com/o/r", "CI_API_V4_URL", "https://gitlab.com/api/v4?x"),
            (.gitlab, "https://gitlab.com/o/r", "CI_API_V4_URL", "canary"),
        ] as [(ForgeKind, String, String, String)]
    )
    func `a variable that names another server is refused`(
        kind: ForgeKind,
        text: String,
        variable: String,
        value: String
    ) throws {
        let remote = try #require(RemoteURL(text))
        let error = #expect(throws: ForgeError.self) {
            try ForgeEndpoint(kind: kind, remote: remote) { $0 == variable ? value : nil }
        }
        #expect(error?.reason == .apiElsewhere(variable: variable))
        #expect(error?.category == .refused)
        #expect(error?.message.contains("canary") == false)
        #expect(error?.nextStep.contains(variable) == true)
    }

    @Test func `a remote that is not encrypted, or is no repository, is refused`() throws {
        let plain = try #require(RemoteURL("http://example.org/o/r"))
        let deep = try #require(RemoteURL("https://github.com/a/b/c"))
        for (remote, reason) in [
            (plain, .insecureRemote), (deep, .noRepositoryPath(words: "a/b/c")),
        ] as [(RemoteURL, ForgeError.Reason)] {
            let error = #expect(throws: ForgeError.self) {
                try ForgeEndpoint(kind: .github, remote: remote) { _ in nil }
            }
            #expect(error?.reason == reason)
        }
    }

    @Test func `a forge below a folder of its server has its repositories there`() throws {
        let remote = try #require(RemoteURL("https://example.org/gitlab/group/models.git"))
        let endpoint = try ForgeEndpoint(kind: .gitlab, remote: remote) {
            $0 == "CI_API_V4_URL" ? "https://example.org/gitlab/api/v4" : nil
        }
        #expect(endpoint.fullName == "group/models")
        #expect(endpoint.page(["-"]) == "https://example.org/gitlab/group/models/-")
    }

    @Test(
        arguments: [
            (#"<https://a/?page=2>; rel="next", <https://a/?page=9>; rel="last""#, "https://a/?page=2"),
            (#"<https://a/?page=1>; rel="prev", <https://a/?page=3,4>; rel="next""#, "https://a/?page=3,4"),
            ("</b>;rel=next", "/b"), (#"<https://a/?page=9>; rel="last""#, nil), ("", nil), ("<", nil),
            (">;rel=next<", nil),
            (#"<a>; title="x"; rel="next""#, "a"),
        ] as [(String, String?)]
    )
    func `the next page is read from the header`(value: String, next: String?) {
        #expect(LinkHeader.next(in: value) == next)
    }
}
