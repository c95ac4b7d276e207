// SPDX-License-Identifier: Apache-2.0

import LoopbackServer
import Testing

@testable import CatalogFetch
@testable import CatalogFetchWorker

/// Redirects over real sockets; the rules themselves are in `RedirectPolicyTests`.
@Suite(.timeLimit(.minutes(5)))
struct RedirectTests {
    @Test(arguments: [301, 302, 303, 307, 308])
    func `a redirect on the same host is followed`(status: Int) throws {
        let server = try LoopbackServer.start { request in
            request.target == "/a/b?c"
                ? .response(LoopbackResponse(status: status, headers: [LoopbackHeader("Location", "../d?e#f")]))
                : .response(LoopbackResponse(body: Array("{}".utf8)))
        }
        defer { server.stop() }
        let answer = try FetchHarness.answer(FetchHarness.request(server.url("/a/b?c")))
        #expect(answer.requestedURL == server.url("/a/b?c"))
        #expect(answer.finalURL == server.url("/d?e"))
        #expect(server.requests.map(\.target) == ["/a/b?c", "/d?e"])
    }

    @Test(arguments: [
        ("http://169.254.169.254/latest/meta-data/", RedirectRefusal.otherHost),
        ("http://localhost/", .otherHost),
        ("//other.example/x", .otherHost),
        ("https://127.0.0.1/", .otherScheme),
        ("file:///etc/passwd", .otherScheme),
        ("ftp://127.0.0.1/x", .otherScheme),
        ("data:application/json,{}", .malformed),
        ("data:,x", .otherScheme),
        ("http://user@127.0.0.1/", .userInfo),
        ("http://[::1", .malformed),
        ("http:", .malformed),
        ("/a b", .malformed),
        ("/\"", .malformed),
        ("\u{1B}[2J", .malformed),
    ])
    func `a redirect to anywhere else is refused and not contacted`(location: String, why: RedirectRefusal) throws {
        let server = try LoopbackServer.start { _ in
            .response(LoopbackResponse(status: 302, headers: [LoopbackHeader("Location", location)]))
        }
        defer { server.stop() }
        let reason = FetchHarness.reason(FetchHarness.request(server.url()))
        #expect(reason == .redirectRefused(location: location, why: why))
        #expect(server.requests.count == 1)
    }

    @Test func `a redirect to another port is refused and not contacted`() throws {
        let other = try LoopbackServer.start { _ in .response(LoopbackResponse(body: Array("{}".utf8))) }
        defer { other.stop() }
        let location = other.url("/x")
        let reason = try FetchHarness.reason(
            .response(LoopbackResponse(status: 307, headers: [LoopbackHeader("Location", location)]))
        )
        #expect(reason == .redirectRefused(location: location, why: .otherHost))
        #expect(other.requests.isEmpty)
    }

    @Test(arguments: [[], [LoopbackHeader("Location", "")]])
    func `a redirect to nowhere is refused`(headers: [LoopbackHeader]) throws {
        let reason = try FetchHarness.reason(.response(LoopbackResponse(status: 302, headers: headers)))
        guard case .redirectRefused(_, .missingLocation) = reason else {
            Issue.record("\(String(describing: reason))")
            return
        }
    }

    @Test func `the sixth redirect is refused`() throws {
        let server = try LoopbackServer.start { _ in
            .response(LoopbackResponse(status: 302, headers: [LoopbackHeader("Location", "/loop")]))
        }
        defer { server.stop() }
        let reason = FetchHarness.reason(FetchHarness.request(server.url("/loop")))
        #expect(reason == .redirectRefused(location: "/loop", why: .tooMany))
        #expect(server.requests.count == 6)
    }

    @Test func `the body of a redirect does not matter`() throws {
        let server = try LoopbackServer.start { request in
            request.path == "/"
                ? .response(
                    LoopbackResponse(
                        status: 302,
                        headers: [LoopbackHeader("Location", "/x")],
                        body: [UInt8](repeating: 0x3C, count: 10_000)
                    )
                )
                : .response(LoopbackResponse(body: Array("[]".utf8)))
        }
        defer { server.stop() }
        #expect(try FetchHarness.answer(FetchHarness.request(server.url())).body == Array("[]".utf8))
    }

    /// In a process of its own, because its transfer keeps the queue busy that all sessions of a process share on
    /// Linux.
    @Test func `a redirect with an endless body ends`() async throws {
        let response = LoopbackResponse(
            status: 302,
            headers: [LoopbackHeader("Location", "/x")],
            body: [UInt8](repeating: 0x20, count: 4096)
        )
        let server = try LoopbackServer.start { _ in .endlessBody(response) }
        defer { server.stop() }
        let reply = try await FetchHarness.workerReply(to: FetchHarness.request(server.url()))
        // Other platforms announce a redirect before its body; then it is followed again and again.
        let reasons: [FetchError.Reason] = [
            .malformedAnswer("a redirect with a body that does not end"),
            .redirectRefused(location: "/x", why: .tooMany),
        ]
        let messages = reasons.map { FetchFailure(FetchError(reason: $0, url: server.url())).message }
        guard case .failure(let failure) = reply.result else {
            Issue.record("a redirect with an endless body was accepted")
            return
        }
        #expect(messages.contains(failure.message))
    }
}
