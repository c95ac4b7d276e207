// SPDX-License-Identifier: Apache-2.0

import Foundation
import LoopbackServer
import Testing

/// `fetch`: the stored answer, and that it is later treated like the live answer that it was.
struct FetchEndToEndTests {
    @Test func `the answer is stored with its provenance`() throws {
        let server = try UpdateFromURLEndToEndTests.server()
        defer { server.stop() }
        let root = try CatalogRoot.bare()
        let stored = root.outside("stored.json")
        let run = try root.runReading("fetch", "--from", server.url("/x"), "--output", stored, "--timeout", "20")
        #expect(run.status == 0, "\(run.errorText)")
        let answer = try Data(contentsOf: CatalogRoot.fixture("answer.json"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: stored)) == answer)
        #expect(run.outputText.hasPrefix("wrote \(answer.count) bytes to \(stored), SHA-256 "))
        let bytes = try Data(contentsOf: URL(fileURLWithPath: stored + ".provenance.json"))
        let provenance = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        #expect(provenance["url"] as? String == server.url("/x"))
        #expect(provenance["status"] as? Int == 200)
        #expect(provenance["contentType"] as? String == "application/json")
        #expect(provenance["byteCount"] as? Int == answer.count)
        #expect(provenance["kind"] as? String == "recorded")
    }

    @Test func `what a server says is stored such that no terminal obeys it`() throws {
        let tag = "\"a\u{202E}\u{85}\u{2028}b\""
        let response = LoopbackResponse(headers: [LoopbackHeader("ETag", tag)], body: Array("{}".utf8))
        let server = try LoopbackServer.start { _ in .response(response) }
        defer { server.stop() }
        let root = try CatalogRoot.bare()
        let stored = root.outside("stored.json")
        #expect(try root.run("fetch", "--from", server.url(), "--output", stored, "--timeout", "20").status == 0)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: stored + ".provenance.json"))
        #expect(bytes.allSatisfy { $0 < 0x80 })
        let provenance = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        #expect(provenance["eTag"] as? String == tag)
    }

    @Test func `a message names the whole path`() throws {
        let server = try UpdateFromURLEndToEndTests.server()
        defer { server.stop() }
        let root = try CatalogRoot.bare()
        try root.write(Data(), to: "folder/folder/file")
        let run = try root.run("fetch", "--from", server.url(), "--output", "folder/folder", "--timeout", "20")
        #expect(run.status == 73)
        #expect(run.errorText == "error: will not write to 'folder/folder': a directory is in the way\n")
        #expect(!root.exists("folder/folder.provenance.json"))
    }

    @Test func `a stored answer gives the snapshot of the live one`() throws {
        let server = try UpdateFromURLEndToEndTests.server()
        defer { server.stop() }
        let (direct, stored) = (try CatalogRoot.bare(), try CatalogRoot.bare())
        let file = stored.outside("stored.json")
        let arguments = ["--timeout", "20"]
        #expect(try stored.process(["fetch", "--from", server.url(), "--output", file] + arguments).run().status == 0)
        #expect(try stored.run("update", "--from", file, "--date", "2026-11-01").status == 0)
        let live = try direct.process(["update", "--from", server.url(), "--date", "2026-11-01"] + arguments).run()
        #expect(live.status == 0)
        #expect(try TreeListing(stored.path).files == TreeListing(direct.path).files)
    }

    @Test func `the date that is given is the date of the stored answer`() throws {
        let server = try UpdateFromURLEndToEndTests.server()
        defer { server.stop() }
        let root = try CatalogRoot.bare()
        let fetch = root.process(["fetch", "--from", server.url(), "--output", root.outside("a"), "--timeout", "20"])
        var dated = fetch
        dated.arguments += ["--date", "2026-11-01"]
        #expect(try dated.run().status == 0)
        #expect(try root.run("update", "--from", root.outside("a")).status == 0)
        #expect(root.exists("snapshots/2026-11-01.json"))
        var unreal = fetch
        unreal.arguments += ["--date", "2026-02-30"]
        #expect(try unreal.run().status == 64)
        #expect(server.requests.count == 1)
    }

    @Test func `a relative path is relative to the working directory`() throws {
        let server = try UpdateFromURLEndToEndTests.server()
        defer { server.stop() }
        let root = try CatalogRoot.bare()
        let run = try root.run("fetch", "--from", server.url(), "--output", "a.json", "--timeout", "20")
        #expect(run.status == 0, "\(run.errorText)")
        #expect(root.exists("a.json") && root.exists("a.json.provenance.json"))
    }

    @Test(arguments: ["no/such/folder/a.json", "snapshots", "templates/"])
    func `an output that cannot be created leaves nothing behind`(output: String) throws {
        let server = try UpdateFromURLEndToEndTests.server()
        defer { server.stop() }
        let root = try CatalogRoot.bare()
        let run = try root.runReading("fetch", "--from", server.url(), "--output", output, "--timeout", "20")
        #expect(run.status == 73)
        #expect(run.errorText.hasPrefix("error: "))
        #expect(run.outputText == "")
    }

    @Test func `a fault of the server leaves nothing behind`() throws {
        let server = try LoopbackServer.start { _ in .response(LoopbackResponse(status: 404)) }
        defer { server.stop() }
        let root = try CatalogRoot.bare()
        let run = try root.runReading("fetch", "--from", server.url(), "--output", "a.json", "--timeout", "2")
        #expect(run.status == 69)
        #expect(run.errorText.contains("404"))
    }
}
