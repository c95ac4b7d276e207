// SPDX-License-Identifier: Apache-2.0

import Foundation
import LoopbackServer
import Testing

/// `check --live`: two verdicts, of the committed files and of upstream.
struct DriftEndToEndTests {
    private static let clean = "clean: 9 files agree with snapshots/2026-11-01.json, 3 models\n"

    /// A server with the answer of the small catalog, edited.
    private func server(replacing old: String = "", by new: String = "") throws -> LoopbackServer {
        let text = try String(contentsOf: CatalogRoot.fixture("answer.json"), encoding: .utf8)
        let edited = old.isEmpty ? text : text.replacingOccurrences(of: old, with: new)
        #expect(old.isEmpty || edited != text)
        return try LoopbackServer.start { _ in .response(LoopbackResponse(body: Array(edited.utf8))) }
    }

    @Test func `without drift both verdicts are good`() throws {
        let server = try server()
        defer { server.stop() }
        let root = try CatalogRoot.small()
        let run = try root.runReading("check", "--live", "--from", server.url(), "--timeout", "20")
        #expect(run.status == 0)
        #expect(run.outputText.contains(Self.clean + "no drift: upstream has the facts of snapshots/2026-11-01.json\n"))
    }

    @Test func `every change is told, and what to do`() throws {
        let server = try server(replacing: "JSON mode", by: "XML mode")
        defer { server.stop() }
        let root = try CatalogRoot.small()
        let run = try root.runReading("check", "--live", "--from", server.url(), "--timeout", "20")
        #expect(run.status == 1)
        let next = "[upstream-drift]\n    next: run: UpdateNebiusModelCatalog update --from \(server.url())\n"
        #expect(run.outputText.contains(next))
        #expect(run.outputText.contains(Self.clean + "drift: "))
        let json = try root.runReading("check", "--live", "--from", server.url(), "--format", "json", "--timeout", "20")
        let document = try #require(try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        #expect(document["filesAgree"] as? Bool == true)
        #expect((document["drift"] as? [String: Any])?["result"] as? String == "drifted")
        #expect(document["status"] as? Int == 1)
    }

    @Test func `an answer that no update would take is told as such`() throws {
        let server = try server(replacing: "eu-north1", by: "moon-base1")
        defer { server.stop() }
        let root = try CatalogRoot.small()
        let run = try root.runReading("check", "--live", "--from", server.url(), "--timeout", "20")
        #expect(run.status == 1)
        #expect(run.outputText.contains("[unknown-region]"))
        #expect(run.outputText.contains("drift unknown: "))
        #expect(!run.outputText.contains("[upstream-drift]"))
    }

    @Test func `what the files say is told also when upstream says nothing`() throws {
        let server = try LoopbackServer.start { _ in .response(LoopbackResponse(status: 404)) }
        defer { server.stop() }
        let root = try CatalogRoot.small()
        let run = try root.runReading("check", "--live", "--from", server.url(), "--timeout", "20")
        #expect(run.status == 69)
        #expect(run.outputText.contains(Self.clean))
        #expect(run.errorText.contains("404"))
        let json = try root.runReading("check", "--live", "--from", server.url(), "--format", "json", "--timeout", "20")
        let document = try #require(try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        #expect(document["filesAgree"] as? Bool == true)
        #expect(document["status"] as? Int == 69)
        try root.remove("\(CatalogRoot.generated)/NebiusModelName+Models.swift")
        let stale = try root.runReading("check", "--live", "--from", server.url(), "--timeout", "20")
        #expect(stale.status == 69)
        #expect(stale.outputText.contains("[file-missing]"))
    }

    @Test func `stale files are told beside the drift`() throws {
        let server = try server()
        defer { server.stop() }
        let root = try CatalogRoot.small()
        try root.remove("\(CatalogRoot.generated)/NebiusModelName+Models.swift")
        let run = try root.runReading("check", "--live", "--from", server.url(), "--timeout", "20")
        #expect(run.status == 1)
        #expect(run.outputText.contains("[file-missing]"))
        #expect(run.outputText.contains("no drift: "))
    }

    @Test(arguments: ["--from=a.json", "--timeout=3", "--max-bytes=3", "--cache=a", "--header-env=X-Key=KEY"])
    func `a check that asks nobody takes no option about asking`(option: String) throws {
        let root = try CatalogRoot.small()
        let run = try root.runReading("check", option)
        #expect(run.status == 64)
        #expect(run.errorText.contains("needs --live"))
    }

    @Test func `a stored answer is compared like one from the network`() throws {
        let root = try CatalogRoot.small()
        let run = try root.runReading("check", "--live", "--from", CatalogRoot.fixture("answer.json").path)
        #expect(run.status == 0, "\(run.outputText)")
        #expect(run.outputText.contains(Self.clean + "no drift: "))
    }

    @Test func `a package without a snapshot has nothing to compare`() throws {
        let root = try CatalogRoot.bare()
        let run = try root.runReading("check", "--live", "--from", "http://127.0.0.1:9/")
        #expect(run.status != 0)
    }

    @Test func `an answer that states too little says so, and is no proof for an update`() throws {
        let root = try CatalogRoot.small()
        let cache = root.outside("cache.json")
        let body = Array(try Data(contentsOf: CatalogRoot.fixture("answer-verbose.json")))
        let server = try LoopbackServer.start { _ in .response(LoopbackResponse(body: body)) }
        defer { server.stop() }
        let run = try root.runReading("check", "--live", "--from", server.url(), "--cache", cache, "--timeout", "20")
        #expect(run.status == 0, "\(run.outputText)\(run.errorText)")
        #expect(run.outputText.contains(", as far as this answer states them\n"), "\(run.outputText)")
        #expect(!FileManager.default.fileExists(atPath: cache))
    }

    @Test func `files that cannot be read are one verdict, and upstream is not asked for the other`() throws {
        let server = try server()
        defer { server.stop() }
        let root = try CatalogRoot.small()
        try root.write(Data("{".utf8), to: "snapshots/vocabulary.json")
        let run = try root.runReading("check", "--live", "--from", server.url(), "--format", "json", "--timeout", "20")
        #expect(run.status == 65)
        let document = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
        #expect(document["filesAgree"] as? Bool == false)
        #expect(document["drift"] == nil)
        #expect(server.requests.isEmpty)
        let offline = try root.runReading("check", "--format", "json")
        let other = try #require(try JSONSerialization.jsonObject(with: offline.output) as? [String: Any])
        #expect(other["filesAgree"] == nil)
    }

    @Test func `a broken cache does not hide what the files say`() throws {
        let root = try CatalogRoot.small()
        try root.remove("\(CatalogRoot.generated)/NebiusModelName+Models.swift")
        let path = try root.writeOutside(Data("{}".utf8), to: "cache.json")
        let run = try root.runReading("check", "--live", "--from", "http://127.0.0.1:9/", "--cache", path)
        #expect(run.status == 65)
        #expect(run.outputText.contains("[file-missing]") && run.outputText.contains("[malformed-cache]"))
    }

    @Test func `advice names the root also when upstream says nothing`() throws {
        let server = try LoopbackServer.start { _ in .response(LoopbackResponse(status: 404)) }
        defer { server.stop() }
        let root = try CatalogRoot.small()
        try root.remove("\(CatalogRoot.generated)/NebiusModelName+Models.swift")
        let run = try root.runReading("check", "--live", "--root", ".", "--from", server.url(), "--timeout", "20")
        #expect(run.status == 69)
        #expect(run.outputText.contains("generate --root ."))
    }
}
