// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A change that is held: `update` prints the command that accepts it, a person runs that, and `update` writes.
struct AcknowledgeEndToEndTests {
    private static let list = "snapshots/acknowledgements.json"
    private static let reason = "Upstream's \"notes\" say so; it's $HOME."

    /// The fixture with texts replaced, beside the package.
    private static func answer(
        _ changes: (old: String, new: String)...,
        in root: CatalogRoot,
        name: String = "my answer.json"
    ) throws -> String {
        let bytes = try changes.reduce(try Data(contentsOf: CatalogRoot.fixture("answer.json"))) { data, change in
            try CatalogRoot.replacing(change.old, by: change.new, in: data)
        }
        return try root.writeOutside(bytes, to: name)
    }

    /// A smaller window of the first model.
    private static let smaller = (old: "\"max_model_len\": 131072", new: "\"max_model_len\": 100000")

    /// The commands that a run printed, as they are.
    private static func commands(_ run: ToolRun) -> [String] {
        run.outputLines.compactMap { line in
            line.range(of: "UpdateNebiusModelCatalog acknowledge ").map { String(line[$0.lowerBound...]) }
        }
    }

    /// Runs a printed command in a shell, with a reason in the place of TEXT and nothing else changed.
    private static func paste(
        _ command: String,
        in root: CatalogRoot,
        from folder: String? = nil,
        reason: String = reason
    ) throws -> ToolRun {
        let quoted = "'" + reason.replacingOccurrences(of: "'", with: "'\\''") + "'"
        let text = command.replacingOccurrences(of: " TEXT ", with: " \(quoted) ")
        try #require(text != command)
        let tools = ToolProcess.executable.deletingLastPathComponent().path
        var shell = root.process(["-c", text], environment: ["PATH": "\(tools):/usr/bin:/bin"])
        if let folder { shell.workingDirectory = folder }
        shell.program = URL(fileURLWithPath: "/bin/sh")
        return try shell.run()
    }

    @Test func `update holds a change, the printed command accepts it, update writes it, and check is clean`() throws {
        let root = try CatalogRoot.small()
        let answer = try Self.answer(Self.smaller, in: root)
        let held = try root.runReading("update", "--from", answer, "--date", "2026-11-08")
        #expect(held.status == 1)
        #expect(held.outputText.contains("[context-window-shrunk]"))
        #expect(held.outputLines.contains("held: nothing was written; 1 change waits for a decision"))
        let command = try #require(Self.commands(held).first)
        #expect(Self.commands(held).count == 1)
        #expect(
            command == "UpdateNebiusModelCatalog acknowledge --from '\(answer)' --date 2026-11-08"
                + " --rule context-window-shrunk --reason TEXT example/Alpha-1-8B"
        )

        let before = try TreeListing(root.path)
        let accepted = try Self.paste(command, in: root)
        #expect(accepted.status == 0, "\(accepted.errorText)")
        #expect(
            accepted.outputText == """
                acknowledged context-window-shrunk of "example/Alpha-1-8B": contextWindowTokens 131072 -> 100000
                wrote \(Self.list)
                next: run update with the same answer

                """
        )
        let changes = try TreeListing(root.path).changes(since: before)
        #expect(changes.filter { $0 != "! snapshots" } == ["+ \(Self.list)"])
        #expect(
            try root.text(Self.list) == """
                {
                  "schema": 1,
                  "acknowledgements": [
                    {"id": "example/Alpha-1-8B", "rule": "context-window-shrunk", "from": "2026-11-01",
                     "field": "contextWindowTokens", "before": 131072, "after": 100000,
                     "reason": "Upstream's \\"notes\\" say so; it's $HOME."}
                  ]
                }

                """
        )
        // It is about an answer to come, so it is no finding.
        #expect(try root.runReading("check").status == 0)

        let written = try root.run("update", "--from", answer, "--date", "2026-11-08")
        #expect(written.status == 0, "\(written.outputText)")
        #expect(written.outputText.contains("acknowledged: \"Upstream's"))
        #expect(written.outputLines.contains("new facts: 3 models on 2026-11-08, recorded"))
        let check = try root.runReading("check")
        #expect(check.status == 0, "\(check.outputText)")
        #expect(check.outputLines.contains("clean: 10 files agree with snapshots/2026-11-08.json, 3 models"))
    }

    @Test func `a command that was pasted as it is accepts nothing`() throws {
        let root = try CatalogRoot.small()
        let answer = try Self.answer(Self.smaller, in: root)
        let command = try #require(
            Self.commands(try root.run("update", "--from", answer, "--date", "2026-11-08")).first
        )
        let run = try Self.paste(command, in: root, reason: "TEXT")
        #expect(run.status == 64)
        #expect(run.errorText.contains("the reason is what the printed command has in the place of one"))
        #expect(!root.exists(Self.list))
    }

    @Test(arguments: ["", "Sources/NebiusModels", nil])
    func `the command of check works where it was printed`(folder: String?) throws {
        let root = try CatalogRoot.small()
        let answer = try Self.answer(Self.smaller, in: root)
        let accept = ["acknowledge", "--from", answer, "--date", "2026-11-08", "--reason", "Announced.", "*"]
        #expect(try root.process(accept).run().status == 0)
        #expect(try root.run("update", "--from", answer, "--date", "2026-11-08").status == 0)
        try root.remove(Self.list)
        var check = root.process(["check"] + (folder == nil ? ["--root", root.path] : []))
        check.workingDirectory = folder.map { root.path(of: $0) } ?? root.outside("")
        let held = try check.run()
        #expect(held.status == 1)
        let command = try #require(Self.commands(held).first)
        let run = try Self.paste(command, in: root, from: check.workingDirectory)
        #expect(run.status == 0, "\(command)\n\(run.errorText)")
        #expect(try root.runReading("check").status == 0)
    }

    @Test func `a repeated run writes nothing`() throws {
        let root = try CatalogRoot.small()
        let answer = try Self.answer(Self.smaller, in: root)
        let arguments = [
            "acknowledge", "--from", answer, "--date", "2026-11-08", "--reason", "Announced.", "example/Alpha-1-8B",
        ]
        #expect(try root.process(arguments).run().status == 0)
        let before = try TreeListing(root.path)
        let again = try root.process(arguments).run()
        #expect(again.status == 0)
        #expect(again.outputLines.last == "nothing to write: \(Self.list) says so already")
        #expect(try TreeListing(root.path).changes(since: before) == [])
    }

    @Test(arguments: [
        ("\"after\": 100000", "\"after\": 100001"), ("\"before\": 131072", "\"before\": 131073"),
        ("\"from\": \"2026-11-01\"", "\"from\": \"2026-10-01\""), ("example/Alpha-1-8B", "example/Alpha-1-8b"),
        ("context-window-shrunk", "placeholder-context-window"), ("contextWindowTokens", "prices"),
    ])
    func `an edited entry holds the change again`(old: String, new: String) throws {
        let root = try CatalogRoot.small()
        let answer = try Self.answer(Self.smaller, in: root)
        #expect(
            try root.run(
                "acknowledge",
                "--from",
                answer,
                "--date=2026-11-08",
                "--reason=Announced.",
                "example/Alpha-1-8B"
            ).status == 0
        )
        try root.replace(old, by: new, in: Self.list)
        let run = try root.runReading("update", "--from", answer, "--date", "2026-11-08", "--format", "json")
        #expect(run.status == 1)
        let document = try FindingsDocument(run)
        #expect(document.errors.map(\.code) == ["context-window-shrunk"])
        #expect(document.findings.filter { $0.code == "unused-acknowledgement" }.map(\.file) == [Self.list])
    }

    @Test func `another value than the accepted one is held`() throws {
        let root = try CatalogRoot.small()
        let answer = try Self.answer(Self.smaller, in: root)
        let accept = ["--date", "2026-11-08", "--reason", "Announced.", "example/Alpha-1-8B"]
        #expect(try root.process(["acknowledge", "--from", answer] + accept).run().status == 0)
        let other = try Self.answer(
            (old: "\"max_model_len\": 131072", new: "\"max_model_len\": 99999"),
            in: root,
            name: "other.json"
        )
        #expect(try root.runReading("update", "--from", other, "--date", "2026-11-08").status == 1)
        // Accepted as well, it stands beside the first.
        #expect(try root.process(["acknowledge", "--from", other] + accept).run().status == 0)
        let run = try root.run("update", "--from", other, "--date", "2026-11-08")
        #expect(run.status == 0)
        #expect(run.outputText.contains("[unused-acknowledgement]"))
    }

    @Test func `an empty reason makes check fail`() throws {
        let root = try CatalogRoot.small()
        let answer = try Self.answer(Self.smaller, in: root)
        #expect(
            try root.run(
                "acknowledge",
                "--from",
                answer,
                "--date=2026-11-08",
                "--reason=Announced.",
                "example/Alpha-1-8B"
            ).status == 0
        )
        #expect(try root.run("update", "--from", answer, "--date", "2026-11-08").status == 0)
        #expect(try root.runReading("check").status == 0)
        try root.replace("\"Announced.\"", by: "\"\"", in: Self.list)
        let check = try root.runReading("check", "--format", "json")
        #expect(check.status == 1)
        let document = try FindingsDocument(check)
        #expect(document.errors.map(\.code) == ["empty-reason"])
        #expect(document.errors.map(\.line) == [4])
    }

    @Test func `a removal without an entry makes check fail, and the printed command accepts it`() throws {
        let root = try CatalogRoot.october()
        try root.write("{\n  \"schema\": 1,\n  \"acknowledgements\": []\n}\n", to: Self.list)
        let check = try root.runReading("check")
        #expect(check.status == 1)
        let commands = Self.commands(check)
        #expect(commands.count == 12)
        for command in commands {
            #expect(try Self.paste(command, in: root).status == 0, "\(command)")
        }
        // The replacements are gone, and so the generated files differ; nothing else does.
        let document = try FindingsDocument(try root.runReading("check", "--format", "json"))
        #expect(Set(document.errors.map(\.code)) == ["file-changed"])
        #expect(try root.run("generate").status == 0)
        #expect(try root.runReading("check").status == 0)
    }

    @Test func `a replacement is named with a removal, and stays in the symbol`() throws {
        let root = try CatalogRoot.small()
        let answer = try Self.answer(
            (old: "\"model_id\": \"example/Beta-Vision\"", new: "\"model_id\": \"example/Gamma-Vision\""),
            in: root
        )
        let held = try root.runReading("update", "--from", answer, "--date", "2026-11-08")
        #expect(Self.commands(held).count == 1)
        let wrong = try root.runReading(
            "acknowledge",
            "--from",
            answer,
            "--date=2026-11-08",
            "--reason=Announced.",
            "--replacement=example/None",
            "example/Beta-Vision"
        )
        #expect(wrong.status == 1)
        #expect(wrong.errorText.contains("the replacement \"example/None\" is not another model that the answer lists"))
        let command = try #require(Self.commands(held).first)
        let accepted = try Self.paste("\(command) --replacement example/Gamma-Vision", in: root)
        #expect(accepted.outputLines.first?.hasSuffix(", replaced by \"example/Gamma-Vision\"") == true)
        #expect(try root.run("update", "--from", answer, "--date", "2026-11-08").status == 0)
        #expect(
            try root.text("\(CatalogRoot.generated)/NebiusModelCatalog+RemovedModels.swift")
                .contains("Use example/Gamma-Vision.")
        )
        #expect(try root.runReading("check").status == 0)
    }
}

// MARK: - What is refused

extension AcknowledgeEndToEndTests {
    @Test(
        arguments: [
            (["--from", "ANSWER", "--reason", "ok", "example/None"], 1, "no change of \"example/None\" waits"),
            (["--from", "ANSWER", "--reason", "ok", "--rule", "role-changed", "*"], 1, "no change waits"),
            (["--from", "ANSWER", "--reason", "a\u{202E}b", "*"], 64, "the reason holds control"),
            (["--from", "ANSWER", "--reason", " ", "*"], 64, "the reason is empty"),
            (["--from", "none.json", "--reason", "ok", "*"], 66, "\"none.json\" does not exist"),
            (["--from", "-", "--reason", "ok", "*"], 64, "acknowledge needs --from FILE"),
            (["--from", "https://example.com/", "--reason", "ok", "*"], 64, "acknowledge needs --from FILE"),
            (["--reason", "ok", "*"], 64, "acknowledge needs --from FILE"),
            (["--from", "ANSWER", "*"], 64, "--reason"), (["--from", "ANSWER", "--reason", "ok"], 64, "ID"),
            (["--from", "ANSWER", "--reason", "ok", ""], 64, "ID"),
            (["--from", "ANSWER", "--reason", "ok", "--rule", "model-added", "*"], 64, "--rule"),
            (
                ["--from", "ANSWER", "--reason", "ok", "--rule", "model-remove", "*"], 64,
                "did you mean 'model-removed'?"
            ),
            (["--from", "ANSWER", "--reason", "ok", "--date", "2026-02-30", "*"], 64, "2026-02-30"),
        ] as [([String], Int32, String)]
    )
    func `what cannot be accepted ends with a status and writes nothing`(
        arguments: [String],
        status: Int32,
        words: String
    ) throws {
        let root = try CatalogRoot.small()
        let answer = try Self.answer(Self.smaller, in: root)
        let before = try TreeListing(root.path)
        let run = try root.process(["acknowledge"] + arguments.map { $0 == "ANSWER" ? answer : $0 }).run()
        #expect(run.status == status)
        #expect(run.errorText.contains(words), "\(run.errorText)")
        #expect(try TreeListing(root.path).changes(since: before) == [])
    }

    @Test(arguments: [("[]", 1, "empty-catalog"), ("{}", 69, "not-a-catalog"), ("<html>", 69, "not-a-catalog")])
    func `an answer that is no catalog accepts nothing`(text: String, status: Int32, code: String) throws {
        let root = try CatalogRoot.small()
        let file = try root.writeOutside(Data(text.utf8), to: "wrong.json")
        let run = try root.runReading("acknowledge", "--from", file, "--reason=ok", "--format=json", "*")
        #expect(run.status == status)
        #expect(try FindingsDocument(run).errors.map(\.code) == [code])
    }

    @Test func `more than a third of the catalog is not accepted with a wildcard`() throws {
        let root = try CatalogRoot.small()
        let records = try #require(
            JSONSerialization.jsonObject(with: Data(contentsOf: CatalogRoot.fixture("answer.json"))) as? [Any]
        )
        let bytes = try JSONSerialization.data(withJSONObject: Array(records.prefix(1)))
        let file = try root.writeOutside(bytes, to: "cut.json")
        let accept = ["acknowledge", "--from", file, "--date=2026-11-08", "--reason=Announced."]
        let refused = try root.process(accept + ["*"]).run()
        #expect(refused.status == 1)
        #expect(refused.errorText.contains("2 models are gone, more than a third of the catalog"))
        #expect(!root.exists(Self.list))
        let named = try root.process(accept + ["example/Beta-Vision", "sample/Gamma-Embedding"]).run()
        #expect(named.status == 0)
        #expect(try root.run("update", "--from", file, "--date", "2026-11-08").status == 0)
        #expect(try root.runReading("check").status == 0)
    }

    @Test(arguments: FileBreakage.allCases.filter { $0 != .missing })
    func `a broken list ends every verb that reads it with 65`(breakage: FileBreakage) throws {
        let root = try CatalogRoot.october()
        try breakage.apply(to: Self.list, in: root)
        let answer = CatalogRoot.fixture("answer.json").path
        for arguments in [
            ["check"], ["generate"], ["update", "--from", answer],
            ["acknowledge", "--from", answer, "--reason=ok", "*"],
            ["validate", answer, "--against", "snapshots/2026-10-15.json"],
        ] {
            let before = try TreeListing(root.path)
            let run = try root.process(arguments + ["--format", "json"]).run()
            #expect(run.status == 65, "\(breakage) \(arguments)")
            #expect(try FindingsDocument(run).errors.map(\.file) == [Self.list])
            #expect(try TreeListing(root.path).changes(since: before) == [])
        }
    }

    @Test func `validate holds the same changes as update, and writes nothing`() throws {
        let root = try CatalogRoot.small()
        let answer = try Self.answer(Self.smaller, in: root)
        let alone = try root.runReading("validate", answer)
        #expect(alone.status == 1)
        let run = try root.runReading("validate", answer, "--against", "snapshots/2026-11-01.json")
        #expect(run.status == 1)
        #expect(run.outputLines.contains("held: update would write nothing"))
        let command = try #require(Self.commands(run).first)
        #expect(try Self.paste(command, in: root).status == 0)
        let passed = try root.runReading("validate", answer, "--against", "snapshots/2026-11-01.json")
        #expect(passed.status == 0)
        #expect(passed.outputLines.contains("accepted: 3 models of models_info"))
    }
}
