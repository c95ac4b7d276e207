// SPDX-License-Identifier: Apache-2.0

import Foundation
import LoopbackServer
import Testing

/// `--cache`: a server that has no other answer is believed only of what is really here.
struct CacheEndToEndTests {
    private static let tag = "\"one\""

    /// A server with one answer, which it sends only to those who do not have it.
    private func server() throws -> LoopbackServer {
        let body = Array(try Data(contentsOf: CatalogRoot.fixture("answer.json")))
        return try LoopbackServer.start { request in
            request.header("If-None-Match") == Self.tag
                ? .response(LoopbackResponse(status: 304))
                : .response(LoopbackResponse(headers: [LoopbackHeader("ETag", Self.tag)], body: body))
        }
    }

    /// Whether each request was for another answer only.
    private func areConditional(_ server: LoopbackServer) -> [Bool] {
        server.requests.map { $0.header("If-None-Match") != nil }
    }

    @Test func `an update with nothing new asks once for the answer and then only whether there is another`() throws {
        let server = try server()
        defer { server.stop() }
        let root = try CatalogRoot.small()
        let arguments = ["update", "--from", server.url(), "--cache", root.outside("cache.json"), "--timeout", "20"]
        let first = try root.process(arguments).run()
        #expect(first.status == 0)
        #expect(first.outputText.contains("\nno new facts since 2026-11-01\n"))
        let before = try TreeListing(root.path)
        let second = try root.process(arguments).run()
        #expect(second.status == 0)
        #expect(
            second.outputText.contains(
                "\nnot modified upstream: no new facts since 2026-11-01\nnothing to write: 9 files were up to date\n"
            )
        )
        #expect(second.errorText == "")
        #expect(try TreeListing(root.path).changes(since: before) == [])
        #expect(areConditional(server) == [false, true])
    }

    @Test(arguments: [
        String(repeating: "a", count: 1023) + "\"", String(repeating: "a", count: 70_000) + "\"",
        "a\u{202E}\u{9B}31m\"", "a b\"", "a",
    ])
    func `what the server is not asked with is not remembered`(rest: String) throws {
        let body = Array(try Data(contentsOf: CatalogRoot.fixture("answer.json")))
        let server = try LoopbackServer.start { _ in
            .response(LoopbackResponse(headers: [LoopbackHeader("ETag", "\"" + rest)], body: body))
        }
        defer { server.stop() }
        let root = try CatalogRoot.small()
        let path = root.outside("cache.json")
        for _ in 0..<2 {
            let run = try root.run("update", "--from", server.url(), "--cache", path, "--timeout", "20")
            #expect(run.status == 0, "\(run.errorText)")
            #expect(run.errorText == "")
        }
        let cache = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path))) as? [String: Any]
        )
        #expect(cache["eTag"] == nil)
        #expect(areConditional(server) == [false, false])
    }

    @Test func `an update that was taken back is made again`() throws {
        let server = try server()
        defer { server.stop() }
        let root = try CatalogRoot.bare()
        let arguments = [
            "update", "--from", server.url(), "--cache", root.outside("cache.json"), "--date", "2026-11-01",
            "--timeout", "20",
        ]
        #expect(try root.process(arguments).run().status == 0)
        try root.remove("snapshots/2026-11-01.json")
        #expect(try root.process(arguments).run().status == 0)
        #expect(root.exists("snapshots/2026-11-01.json"))
        #expect(areConditional(server) == [false, false])
    }

    @Test func `a stale generated file is mended without an answer`() throws {
        let server = try server()
        defer { server.stop() }
        let root = try CatalogRoot.small()
        let arguments = ["update", "--from", server.url(), "--cache", root.outside("cache.json"), "--timeout", "20"]
        #expect(try root.process(arguments).run().status == 0)
        let name = "\(CatalogRoot.generated)/NebiusModelName+Models.swift"
        try root.remove(name)
        #expect(try root.process(arguments).run().outputText.contains("wrote \(name)"))
        #expect(try root.run("check").status == 0)
        #expect(areConditional(server) == [false, true])
    }

    @Test func `a rejected answer is not remembered`() throws {
        let server = try LoopbackServer.start { _ in
            .response(
                LoopbackResponse(headers: [LoopbackHeader("ETag", Self.tag)], body: Array("{\"models\": []}".utf8))
            )
        }
        defer { server.stop() }
        let root = try CatalogRoot.small()
        let cache = root.outside("cache.json")
        let run = try root.process(["update", "--from", server.url(), "--cache", cache, "--timeout", "20"]).run()
        #expect(run.status != 0)
        #expect(!FileManager.default.fileExists(atPath: cache))
    }

    @Test func `a stored answer is fetched again when it is another file than the remembered one`() throws {
        let server = try server()
        defer { server.stop() }
        let root = try CatalogRoot.small()
        let stored = root.outside("stored.json")
        let arguments = [
            "fetch", "--from", server.url(), "--output", stored, "--cache", root.outside("cache.json"), "--timeout",
            "20",
        ]
        #expect(try root.process(arguments).run().status == 0)
        let second = try root.process(arguments).run()
        #expect(second.status == 0)
        #expect(second.outputText == "not modified: \(stored) is still what the server has\n")
        try Data("{}".utf8).write(to: URL(fileURLWithPath: stored))
        #expect(try root.process(arguments).run().status == 0)
        try FileManager.default.removeItem(atPath: stored + ".provenance.json")
        #expect(try root.process(arguments).run().status == 0)
        #expect(areConditional(server) == [false, true, false, false])
    }

    @Test(arguments: [
        ("{}", "the cache states no schema number"), ("# Title", "invalid-json"), ("", "invalid-json"),
        (#"{"schema": 1, "kind": "other"}"#, #""kind" must be catalog-cache"#), (#"{"schema": 2}"#, "newer"),
        (#"{"schema": 1, "kind": "catalog-cache", "x": 1}"#, "\"x\""),
    ])
    func `a file that is no cache is left alone`(text: String, words: String) throws {
        let root = try CatalogRoot.small()
        let path = root.outside("mine.md")
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        let run = try root.runReading("update", "--from", "http://127.0.0.1:9/", "--cache", path)
        #expect(run.status == 65)
        #expect((run.outputText + run.errorText).contains(words), "\(run.outputText)\(run.errorText)")
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(text.utf8))
    }

    @Test(arguments: [
        ("snapshots/cache.json", 64), ("templates/cache.json", 64), ("Sources/NebiusModels/cache.json", 64),
        ("no/such/folder/cache.json", 73), ("snapshots", 65),
    ])
    func `a cache has no place among committed files`(path: String, status: Int32) throws {
        let root = try CatalogRoot.small()
        for verb in [["update"], ["check", "--live"]] {
            let run = try root.process(verb + ["--from", "http://127.0.0.1:9/", "--cache", path]).run()
            #expect(run.status == status, "\(run.errorText)\(run.outputText)")
        }
    }

    @Test(arguments: [
        ["update", "--from", "a.json"], ["update", "--from", "-"], ["check", "--live", "--from", "a.json"],
    ])
    func `what is not fetched has no cache and no credential`(arguments: [String]) throws {
        let root = try CatalogRoot.small()
        for option in [["--cache", "c"], ["--header-env", "X-Key=KEY"]] {
            let run = try root.process(arguments + option).run()
            #expect(run.status == 64)
            #expect(run.errorText.contains("names no URL"))
        }
    }

    @Test(arguments: ["stored.json", "./stored.json", "stored.json.provenance.json"])
    func `a cache is not what the run writes anyway`(cache: String) throws {
        let server = try server()
        defer { server.stop() }
        let root = try CatalogRoot.small()
        let run = try root.runReading("fetch", "--from", server.url(), "--output", "stored.json", "--cache", cache)
        #expect(run.status == 64)
        #expect(server.requests.isEmpty)
    }

    @Test func `a cache has no place among committed files of a package that nobody named`() throws {
        let root = try CatalogRoot.small()
        let run = try root.runReading(
            "fetch",
            "--from",
            "http://127.0.0.1:9/",
            "--output",
            root.outside("a.json"),
            "--cache",
            "snapshots/c.json"
        )
        #expect(run.status == 64)
    }

    @Test func `a file that appears in the place of the cache during the run is left alone`() throws {
        let root = try CatalogRoot.small()
        let cache = root.outside("cache.json")
        let body = Array(try Data(contentsOf: CatalogRoot.fixture("answer.json")))
        let server = try LoopbackServer.start { _ in
            try? Data("my notes".utf8).write(to: URL(fileURLWithPath: cache))
            return .response(LoopbackResponse(headers: [LoopbackHeader("ETag", Self.tag)], body: body))
        }
        defer { server.stop() }
        let run = try root.process(["update", "--from", server.url(), "--cache", cache, "--timeout", "20"]).run()
        #expect(run.status == 0)
        #expect(run.errorText.contains("warning: the cache was not written"))
        #expect(try String(contentsOfFile: cache, encoding: .utf8) == "my notes")
    }

    @Test(arguments: ["pipe", "link"]) func `a cache that is no regular file is refused at once`(kind: String) throws {
        let root = try CatalogRoot.small()
        if kind == "pipe" { try root.createPipe("cache") } else { try root.createLink("cache", to: "nowhere") }
        let run = try root.runReading("update", "--from", "http://127.0.0.1:9/", "--cache", "cache")
        #expect(run.status == 65)
    }
}
