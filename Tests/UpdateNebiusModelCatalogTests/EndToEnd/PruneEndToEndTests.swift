// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import Foundation
import Testing

/// `prune` and `explain` of models, in the catalog of October with its ten removed ones.
struct PruneEndToEndTests {
    private static let ledger = "snapshots/identifiers.json"
    private static let removed = CatalogRoot.generated + "/NebiusModelCatalog+RemovedModels.swift"

    @Test func `a pruned symbol is gone, its identifier is not, and that is said to be breaking`() throws {
        let root = try CatalogRoot.october()
        let before = try TreeListing(root.path)
        let run = try root.run("prune", "Qwen/Qwen3-32B")
        #expect(run.status == 0)
        #expect(
            run.outputText == """
                breaking: gone: NebiusModelCatalog.qwen3_32B, NebiusModelName.qwen3_32B
                wrote \(Self.ledger)
                wrote \(Self.removed)
                wrote \(CatalogRoot.generated)/NebiusModelName+RemovedModels.swift
                7 files were up to date

                """
        )
        let changes = try TreeListing(root.path).changes(since: before).filter { !$0.contains("! snapshots\n") }
        #expect(changes.contains("! \(Self.ledger)") && changes.contains("! \(Self.removed)"))
        #expect(!(try root.text(Self.removed).contains("qwen3_32B")))
        #expect(
            try root.text(Self.ledger).contains(
                #""Qwen/Qwen3-32B": {"identifier": "qwen3_32B", "lastSeen": "2026-08-22", "absentSince": "2026-10-15", "pruned": true}"#
            )
        )
        #expect(try root.runReading("check").status == 0)
        let again = try root.runReading("prune", "Qwen/Qwen3-32B", "--format", "json")
        #expect(again.status == 0)
        #expect(again.outputText.contains("\"pruned\": []"))
        #expect(again.outputText.contains("\"sourceCompatibility\": \"nothing\""))
    }

    @Test func `a snapshot that nothing stands on any more may go, before and after pruning`() throws {
        let root = try CatalogRoot.october()
        let names = try IdentifierLedger(bytes: Array(root.read(Self.ledger))).entries.filter { !$0.isServed }.map(\.id)
        #expect(names.count == 10)
        var arguments = ["prune"]
        arguments += names
        #expect(try root.process(arguments).run().status == 0)
        try root.remove("snapshots/2026-08-22.json")
        let check = try root.runReading("check")
        #expect(check.status == 0)
        #expect(check.outputText.hasPrefix("clean: 10 files"), "\(check.outputText)")
    }

    @Test(arguments: [
        ("Qwen/Qwen3-Embedding-8B", "\"Qwen/Qwen3-Embedding-8B\" is served, so its symbol is not deprecated"),
        ("Qwen/Qwen3-33B", "no model has had the id \"Qwen/Qwen3-33B\"; did you mean \"Qwen/Qwen3-32B\"?"),
        ("qwen3_32B", "no model has had the id \"qwen3_32B\"; did you mean \"Qwen/Qwen3-32B\"?"),
        ("\u{1B}[2J", "no model has had the id \"\\u{1B}[2J\""),
    ])
    func `what has no deprecated symbol cannot be pruned, and nothing is`(id: String, message: String) throws {
        let root = try CatalogRoot.october()
        let run = try root.runReading("prune", "Qwen/Qwen3-32B", id)
        #expect(run.status == 1)
        #expect(run.errorText.hasPrefix("error: \(message)\nnext: "))
    }

    @Test func `a pruned model that comes back has its identifier again`() throws {
        let root = try CatalogRoot.findingsBase()
        #expect(try root.run("prune", "acme/Old-1").status == 0)
        let answer = AnswerRow.answer(
            ["acme/Alpha-1", "acme/Beta-VL", "acme/Embed-1", "zeta/Gamma-3_5", "acme/Old-1"].map { AnswerRow($0) }
        )
        try root.write(answer, to: "answer.json")
        let accept = try root.run(
            "acknowledge",
            "--from",
            "answer.json",
            "--date",
            "2026-03-01",
            "--reason",
            "A test.",
            "*"
        )
        #expect(accept.status == 0, "\(accept.errorText)")
        let update = try root.run("update", "--from", "answer.json", "--date", "2026-03-01")
        #expect(update.status == 0, "\(update.outputText)")
        #expect(try root.text(Self.ledger).contains(#""acme/Old-1": {"identifier": "old1"}"#))
    }

    @Test(arguments: [
        (#""pruned": false"#, "\"pruned\" must be true, or not be there"),
        (#""pruned": 1"#, "\"pruned\" must be true, or not be there"),
    ])
    func `a mark that is none is malformed`(mark: String, message: String) throws {
        let root = try CatalogRoot.october()
        try root.replace(
            #""identifier": "qwen3_32B", "#,
            by: #""identifier": "qwen3_32B", \#(mark), "#,
            in: Self.ledger
        )
        let run = try root.runReading("check", "--format", "json")
        #expect(run.status == 65)
        #expect(try FindingsDocument(run).errors.map(\.message) == [message])
        try root.replace("\(mark), ", by: "", in: Self.ledger)
        try root.replace(#""identifier": "glm52""#, by: #""identifier": "glm52", "pruned": true"#, in: Self.ledger)
        let served = try root.runReading("check", "--format", "json")
        #expect(served.status == 65)
        #expect(try FindingsDocument(served).errors.map(\.message) == ["a model that is served cannot be pruned"])
    }

    @Test func `a model is explained by its id and by its identifier`() throws {
        let root = try CatalogRoot.october()
        let expected = """
            "nvidia/Nemotron-3_5-Lightning" is nemotron35Lightning

              - The vendor, the part before the first slash, is left out.
              - A dot or underscore between two digits disappears.

            The model is served, and the identifier is frozen.

            """
        for name in [
            "nvidia/Nemotron-3_5-Lightning", "nemotron35Lightning", ".nemotron35Lightning",
            "NebiusModelName.nemotron35Lightning",
        ] {
            let run = try root.runReading("explain", name)
            #expect(run.status == 0)
            #expect(run.outputText == expected)
        }
        let gone = try root.runReading("explain", "qwen3_32B", "--format", "json")
        let document = try #require(try JSONSerialization.jsonObject(with: gone.output) as? [String: Any])
        #expect(document["id"] as? String == "Qwen/Qwen3-32B")
        #expect(document["absentSince"] as? String == "2026-10-15")
        #expect((document["rules"] as? [String])?.count == 3)
        let unknown = try root.runReading("explain", "glm54")
        #expect(unknown.status == 64)
        #expect(
            unknown.errorText.hasPrefix(
                "error: \"glm54\" is not the code of a rule, nor the id or identifier of a model; did you mean \"glm5"
            )
        )
    }
}
