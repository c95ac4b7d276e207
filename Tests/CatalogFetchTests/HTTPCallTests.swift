// SPDX-License-Identifier: Apache-2.0

import Foundation
import LoopbackServer
import Testing

@testable import CatalogFetch
@testable import CatalogFetchWorker

/// Calls of a web service: what is sent, what is handed over whatever the status is, and what is refused.
@Suite(.timeLimit(.minutes(5)))
struct HTTPCallTests {
    private static let token = "canary-0123456789abcdef"

    private func call(_ method: HTTPMethod = .get, _ url: String, body: [UInt8]? = nil) throws -> HTTPCall {
        HTTPCall(
            method: method,
            url: url,
            headers: [HTTPHeader(name: "Accept", value: "application/vnd.github+json")],
            secretHeader: try SecretHeader(name: "Authorization", value: "Bearer \(Self.token)"),
            body: body,
            timeoutSeconds: 20,
            maximumBytes: 100_000,
            userAgent: FetchHarness.userAgent
        )
    }

    /// Makes a call of a server that answers everything in one way.
    private func reply(_ answer: LoopbackAnswer) throws -> HTTPReply {
        let server = try LoopbackServer.start { _ in answer }
        defer { server.stop() }
        return try DirectCaller().reply(to: call(.get, server.url("/a")))
    }

    @Test(arguments: HTTPMethod.allCases) func `every method is sent with its body, headers and credential`(
        method: HTTPMethod
    ) throws {
        let body = Array(#"{"title":"é"}"#.utf8)
        let server = try LoopbackServer.start { _ in .response(LoopbackResponse(status: 201, body: [0x7B, 0x7D])) }
        defer { server.stop() }
        let isRead = method == .get
        let reply = try DirectCaller().reply(
            to: call(method, server.url("/projects/group%2Fname/x?head=o%3Ab"), body: isRead ? nil : body)
        )
        #expect(reply == HTTPReply(status: 201, body: [0x7B, 0x7D]))
        let request = try #require(server.requests.first)
        #expect(request.method == method.rawValue)
        #expect(request.target == "/projects/group%2Fname/x?head=o%3Ab")
        #expect(request.body == (isRead ? [] : body))
        #expect(request.header("Authorization") == "Bearer \(Self.token)")
        #expect(request.header("Accept") == "application/vnd.github+json")
        #expect(request.header("User-Agent") == FetchHarness.userAgent)
        #expect(server.requests.count == 1)
    }

    @Test(arguments: [400, 401, 403, 404, 409, 410, 412, 422, 423, 429, 451, 500, 502, 503])
    func `the body of an error is handed over`(status: Int) throws {
        let body = Array(#"{"message":"No commits between main and update"}"#.utf8)
        let reply = try reply(.response(LoopbackResponse(status: status, body: body)))
        #expect(reply == HTTPReply(status: status, body: body))
    }

    @Test func `a challenge, which never ends on Linux, is handed over soon`() throws {
        let headers = [LoopbackHeader("WWW-Authenticate", "Basic realm=\"x\"")]
        let start = ContinuousClock.now
        let reply = try reply(.response(LoopbackResponse(status: 401, headers: headers, body: [0x7B, 0x7D])))
        #expect(reply.status == 401)
        #expect(start.duration(to: .now) < .seconds(10))
    }

    @Test(arguments: [
        LoopbackAnswer.stallAfterHead(LoopbackResponse(status: 403, body: [0x7B, 0x7D])),
        .shortBody(LoopbackResponse(status: 403, body: [0x7B]), announcedLength: 9),
        .drip(LoopbackResponse(status: 403, body: [UInt8](repeating: 0x20, count: 15))),
        .endlessBody(LoopbackResponse(status: 403, body: [UInt8](repeating: 0x20, count: 5_000))),
    ])
    func `an error is handed over without the rest of a body that does not come to an end`(
        answer: LoopbackAnswer
    ) throws {
        let start = ContinuousClock.now
        let reply = try reply(answer)
        #expect(reply.status == 403)
        #expect(reply.body.count <= 100_000)
        #expect(start.duration(to: .now) < .seconds(10))
    }

    @Test(arguments: [301, 302, 307, 308]) func `a redirect is handed over and not followed`(status: Int) throws {
        let server = try LoopbackServer.start { _ in
            .response(LoopbackResponse(status: status, headers: [LoopbackHeader("Location", "/b")]))
        }
        defer { server.stop() }
        for method in [HTTPMethod.get, .post] {
            let reply = try DirectCaller().reply(
                to: call(method, server.url("/a"), body: method == .get ? nil : [0x7B, 0x7D])
            )
            #expect(reply == HTTPReply(status: status, headers: ["location": "/b"]))
        }
        #expect(server.requests.map(\.target) == ["/a", "/a"])
    }

    @Test func `the headers that matter are handed over, and no others`() throws {
        let headers = HTTPReply.headerNames.filter { $0 != "location" }.map {
            LoopbackHeader($0.uppercased(), "a \($0)")
        }
        let reply = try reply(
            .response(LoopbackResponse(headers: headers + [LoopbackHeader("Set-Cookie", "a=b")], body: [0x7B, 0x7D]))
        )
        #expect(reply.headers.count == headers.count)
        for name in reply.headers.keys { #expect(reply.headers[name] == "a \(name)") }
    }

    @Test(arguments: [
        LoopbackResponse(status: 200, body: Array(#"{"echo":"\#(token)"}"#.utf8)),
        LoopbackResponse(status: 403, body: Array(Data(token.utf8).base64EncodedString().utf8)),
        LoopbackResponse(status: 302, headers: [LoopbackHeader("Location", "/?token=\(token)")]),
        LoopbackResponse(status: 200, headers: [LoopbackHeader("Link", "</?t=\(token)>; rel=\"next\"")]),
    ])
    func `a reply with the credential in it is refused as a whole`(response: LoopbackResponse) throws {
        let error = #expect(throws: FetchFailure.self) { try reply(.response(response)) }
        #expect(error?.what.contains("secret of the request") == true)
        #expect(!"\(error as Any)".contains("canary"))
    }

    @Test func `a success that is too long or cut is a failure`() throws {
        let long = LoopbackResponse(body: [UInt8](repeating: 0x20, count: 100_001))
        let error = #expect(throws: FetchFailure.self) { try reply(.response(long)) }
        #expect(error?.what.contains("longer than 100000 bytes") == true)
        let cut = LoopbackAnswer.shortBody(LoopbackResponse(body: [0x7B]), announcedLength: 9)
        #expect(throws: FetchFailure.self) { try reply(cut) }
    }

    @Test(arguments: ["http://example.com/", "https://user:hunter2@example.com/", "ftp://127.0.0.1/", "a"])
    func `an address that no credential may be sent to is not called`(url: String) throws {
        let call = try call(.get, url)
        let caller = IsolatedCaller(WorkerCommand(executablePath: "/nonexistent/worker", arguments: []))
        for caller in [DirectCaller(), caller] as [any HTTPCaller] {
            let error = #expect(throws: FetchFailure.self) { try caller.reply(to: call) }
            #expect(error?.category == .usage)
            #expect(!"\(error as Any)".contains("hunter2"))
        }
    }

    @Test(arguments: [HTTPHeader(name: "A b", value: "c"), HTTPHeader(name: "A", value: "c\r\nHost: d")])
    func `a header that would break the request is not sent`(header: HTTPHeader) throws {
        var call = try call(.get, "http://127.0.0.1:1/")
        call.headers.append(header)
        let error = #expect(throws: FetchFailure.self) { try DirectCaller().reply(to: call) }
        #expect(error?.category == .usage)
    }

    @Test func `a call goes over and comes back`() throws {
        for body in [nil, [], [0, 0xFF, 0x7B]] as [[UInt8]?] {
            let call = try call(.patch, "https://example.com/\"", body: body)
            let bytes = WorkerCall(call).bytes
            #expect(WorkerCall(bytes: bytes)?.call == call)
            for count in [0, 4, 8, 20, bytes.count - 1] {
                #expect(WorkerCall(bytes: Array(bytes.prefix(count))) == nil)
            }
            #expect(WorkerCall(bytes: bytes + [0]) == nil)
            #expect(WorkerRequest(bytes: bytes) == nil)
        }
        let fetch = FetchHarness.request("https://example.com/")
        #expect(WorkerCall(bytes: WorkerRequest(fetch, millisecondsLeft: 9).bytes) == nil)
    }

    @Test func `a reply goes over and comes back`() throws {
        let reply = HTTPReply(status: 422, headers: ["link": "\u{1B}\"", "date": ""], body: [0, 0xFF])
        let bytes = WorkerCallReply(.success(reply)).bytes
        #expect(try WorkerCallReply(bytes: bytes)?.result.get() == reply)
        for count in 0..<bytes.count { #expect(WorkerCallReply(bytes: Array(bytes.prefix(count))) == nil) }
        let failure = FetchFailure.ofCall(FetchError(reason: .cannotResolveHost, url: "https://example.com/"))
        #expect(WorkerCallReply(bytes: WorkerCallReply(.failure(failure)).bytes)?.result == .failure(failure))
    }

    @Test func `the worker makes a call with a long body and replies on standard output`() async throws {
        let server = try LoopbackServer.start { request in
            .response(LoopbackResponse(status: 422, body: Array("\(request.body.count)".utf8)))
        }
        defer { server.stop() }
        let input = WorkerCall(try call(.post, server.url("/"), body: [UInt8](repeating: 0x61, count: 300_000))).bytes
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            [input = input as [UInt8]] in
            _exit(FetchWorker.run(input) ? 0 : 1)
        }
        let reply = try #require(WorkerCallReply(bytes: result?.standardOutputContent ?? []))
        #expect(try reply.result.get() == HTTPReply(status: 422, body: Array("300000".utf8)))
    }

    /// The worker as it is built, beside the program that runs the tests; it is not there on all systems.
    private static let builtWorker = WorkerCommand(besideTool: CommandLine.arguments[0])

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: builtWorker.executablePath)))
    func `the worker as it is built reads all of a long body from its input`() throws {
        let server = try LoopbackServer.start { request in
            .response(LoopbackResponse(status: 201, body: Array("\(request.body.count)".utf8)))
        }
        defer { server.stop() }
        let call = try call(.patch, server.url("/"), body: [UInt8](repeating: 0x61, count: 300_000))
        #expect(try IsolatedCaller(Self.builtWorker).reply(to: call).body == Array("300000".utf8))
    }

    @Test func `a worker that stops is an error of the call`() throws {
        let caller = IsolatedCaller(WorkerCommand(executablePath: "/bin/sh", arguments: ["-c", "kill -ILL $$"]))
        let error = #expect(throws: FetchFailure.self) { try caller.reply(to: call(.get, "https://example.com/")) }
        #expect(error?.isTransient == true)
        #expect(error?.nextStep.contains("--from") == false)
    }

    @Test func `the time until a limit ends is told by the server's clock`() {
        let date = "Sun, 06 Nov 1994 08:49:37 GMT"
        let reply = HTTPReply(status: 403, headers: ["x-ratelimit-reset": "784111787", "date": date])
        #expect(reply.secondsUntilReset(ownEpochSeconds: 0) == 10)
        let other = HTTPReply(status: 403, headers: ["x-ratelimit-reset": "1000"])
        #expect(other.secondsUntilReset(ownEpochSeconds: 990) == 10)
        #expect(other.secondsUntilReset(ownEpochSeconds: 2000) == 0)
        #expect(other.secondsUntilReset(ownEpochSeconds: nil) == nil)
        for text in ["", "-1", "99999999999999999999", "1e9", "soon"] {
            let bad = HTTPReply(status: 403, headers: ["x-ratelimit-reset": text])
            #expect(bad.secondsUntilReset(ownEpochSeconds: 0) == nil)
        }
    }
}
