// SPDX-License-Identifier: Apache-2.0

import Foundation
import LoopbackServer
import Testing

/// `--header-env`: a canary that must be nowhere but in the request.
struct CredentialEndToEndTests {
    private static let canary = "canary/51b2+e0=77"

    /// Whether a text has the canary in some form.
    private func shows(_ bytes: Data) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        let encoded = Data(Self.canary.utf8).base64EncodedString()
        return ["canary", "%63anary", String(encoded.prefix(16)), "63616e617279"].contains { (form: String) in
            text.contains(form)
        }
    }

    /// Runs a verb against a server, and looks for the canary in everything that it leaves behind.
    private func run(
        _ arguments: [String],
        _ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer
    ) throws -> (run: ToolRun, requests: [LoopbackRequest]) {
        let server = try LoopbackServer.start(handler: answer)
        defer { server.stop() }
        let root = try CatalogRoot.small()
        let run = try root.process(
            arguments + [
                "--from", server.url("/a"), "--header-env", "Authorization=NEBIUS_KEY", "--timeout", "20", "--verbose",
            ],
            environment: ["NEBIUS_KEY": "Bearer " + Self.canary]
        ).run()
        #expect(!shows(run.output), "\(run.outputText)")
        #expect(!shows(run.errors), "\(run.errorText)")
        for (path, bytes) in try TreeListing(root.path).files { #expect(!shows(bytes), "\(path)") }
        return (run, server.requests)
    }

    private static let verbs = [
        ["update", "--cache", "cache.json"], ["check", "--live", "--cache", "cache.json"],
        ["fetch", "--output", "stored.json", "--cache", "cache.json"],
    ]

    @Test(arguments: verbs) func `the server gets it and nobody else`(verb: [String]) throws {
        let body = Array(try Data(contentsOf: CatalogRoot.fixture("answer.json")))
        let (run, requests) = try run(verb) { _ in .response(LoopbackResponse(body: body)) }
        #expect(run.status == 0, "\(run.errorText)")
        #expect(requests.map { $0.header("Authorization") } == ["Bearer " + Self.canary])
    }

    @Test(arguments: verbs, ["text", "json", "github", "gitlab", "sarif", "junit"])
    func `a server that repeats it is refused in every format`(verb: [String], format: String) throws {
        let (run, _) = try run(verb + ["--format", format]) { request in
            let value = request.header("Authorization") ?? ""
            return .response(LoopbackResponse(body: Array(#"{"models": [{"id": "\#(value)"}]}"#.utf8)))
        }
        #expect(run.status == 69)
    }

    @Test(arguments: [401, 403, 302, 500, 200]) func `no failure shows it`(status: Int) throws {
        let location = LoopbackHeader("Location", "https://example.com/?canary/51b2+e0=77")
        let (run, _) = try run(["fetch", "--output", "stored.json"]) { _ in
            .response(
                LoopbackResponse(
                    status: status,
                    headers: status == 302 ? [location] : [],
                    body: Array("<p>canary/51b2+e0=77".utf8)
                )
            )
        }
        #expect(run.status == (status == 401 || status == 403 ? 77 : 69))
    }

    @Test func `the worker that the system shows has it neither in its arguments nor in its environment`() throws {
        let body = Array(try Data(contentsOf: CatalogRoot.fixture("answer.json")))
        let seen = LockedList()
        _ = try run(["fetch", "--output", "stored.json"]) { _ in
            let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            for process in processes where Int(process) != nil {
                let name = (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)) ?? ""
                guard name.hasPrefix("CatalogFetch") else { continue }
                for file in ["cmdline", "environ"] {
                    seen.append(FileManager.default.contents(atPath: "/proc/\(process)/\(file)") ?? Data())
                }
            }
            return .response(LoopbackResponse(body: body))
        }
        #if os(Linux)
            #expect(!seen.values.isEmpty)
        #endif
        #expect(!seen.values.contains(where: shows))
    }

    @Test func `a secret where the name of a variable belongs is not repeated`() throws {
        let root = try CatalogRoot.small()
        let unquoted = try root.runReading(
            "update",
            "--from",
            "http://127.0.0.1:9/",
            "--header-env",
            "Authorization=Bearer",
            "canary-12345678"
        )
        #expect(unquoted.status == 64)
        #expect(!unquoted.errorText.contains("canary"), "\(unquoted.errorText)")
        for value in ["Authorization=Bearer canary-12345678", "Authorization=canary_12345678", "canary-12345678"] {
            let run = try root.runReading("update", "--from", "http://127.0.0.1:9/", "--header-env", value)
            #expect([64, 66].contains(run.status))
            #expect(!run.errorText.contains("canary"), "\(run.errorText)")
        }
    }

    @Test(arguments: [(nil, 66), ("", 66), ("short", 64), ("0123456789\n", 64)] as [(String?, Int32)])
    func `a variable that gives no header is told`(value: String?, status: Int32) throws {
        let root = try CatalogRoot.small()
        let run = try root.process(
            ["update", "--from", "http://127.0.0.1:9/", "--header-env", "X-Key=KEY"],
            environment: value.map { ["KEY": $0] } ?? [:]
        ).run()
        #expect(run.status == status)
        #expect(run.errorText.hasPrefix("error: the environment variable of --header-env "))
    }
}

/// A list that several threads append to.
private final class LockedList: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [Data] = []

    var values: [Data] { lock.withLock { list } }

    func append(_ value: Data) { lock.withLock { list.append(value) } }
}
