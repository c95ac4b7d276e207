// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UpdateNebiusModelCatalog

/// Three real days against each other, with the real tool.
@Suite struct DiffEndToEndTests {
    private static let days = ["2026-08-11", "2026-08-22", "2026-10-15"]
    private static let formats = ["text", "json", "markdown", "github", "gitlab", "sarif", "junit"]

    /// Each day with each other one, in both directions.
    private static let pairs = days.flatMap { old in days.filter { $0 != old }.map { (old: old, new: $0) } }

    @Test(arguments: pairs, formats)
    func `three days against each other are as recorded in every format`(
        pair: (old: String, new: String),
        format: String
    ) throws {
        let root = try CatalogRoot.threeDays()
        let run = try root.run("diff", pair.old, pair.new, "--format", format)
        #expect(run.status == 0)
        #expect(run.errorText == "")
        let name = "EndToEnd/Diff/\(pair.old)-\(pair.new).\(Self.suffix(of: format))"
        try expectGolden(run.outputText, name)
    }

    private static func suffix(of format: String) -> String {
        switch format {
        case "markdown": "md"
        case "junit": "xml"
        case "text": "txt"
        case "github": "github.txt"
        case "gitlab": "gitlab.json"
        default: format == "sarif" ? "sarif" : "json"
        }
    }

    @Test(arguments: ["text", "json", "markdown"])
    func `the history of all models is as recorded`(format: String) throws {
        let run = try CatalogRoot.threeDays().run("diff", "--history", "--format", format)
        #expect(run.status == 0)
        try expectGolden(run.outputText, "EndToEnd/Diff/history.\(Self.suffix(of: format))")
    }

    @Test func `without sides the last two snapshots are compared`() throws {
        let root = try CatalogRoot.threeDays()
        let plain = try root.run("diff")
        let named = try root.run("diff", "2026-08-22", "snapshots/2026-10-15.json")
        #expect(plain.outputText == named.outputText)
        #expect(try root.run("diff", "2026-08-22").outputText == plain.outputText)
    }

    @Test(
        arguments: [
            ([], 0), (["--fail-on", "none"], 0), (["--fail-on", "source"], 1), (["--fail-on", "breaking"], 1),
            (["--fail-on", "risky"], 1), (["--fail-on", "any"], 1),
            (["2026-10-15", "2026-10-15", "--fail-on", "any"], 0),
        ] as [([String], Int32)]
    )
    func `the gate decides the status`(arguments: [String], status: Int32) throws {
        let root = try CatalogRoot.threeDays()
        for format in Self.formats {
            let run = try root.process(["diff"] + arguments + ["--format", format]).run()
            #expect(run.status == status, "\(format)")
        }
    }

    @Test func `what differs in bytes alone is said to`() throws {
        let root = try CatalogRoot.threeDays()
        let bytes = try root.read("snapshots/2026-10-15.json")
        let other = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "2026-10-15", with: "2026-10-16")
        try root.write(other, to: "later.json")
        let same = try root.run("diff", "2026-10-15", "later.json")
        #expect(same.outputText.contains("the sides differ in bytes, and no fact or symbol differs"))
        #expect(same.status == 0)
        let json = try root.run("diff", "2026-10-15", "later.json", "--format", "json")
        #expect(json.outputText.contains("\"result\": \"same-facts\""))
        let identical = try root.run("diff", "2026-10-15", "--format", "json")
        #expect(identical.outputText.contains("\"result\": \"identical\""))
    }

    @Test func `a commit is a side, with its own names`() throws {
        let root = try CatalogRoot.threeDays()
        try root.git("init", "-q", "-b", "main", ".")
        try root.git("add", "snapshots")
        try root.git("-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-q", "-m", "x")
        try root.git("tag", "v1")
        let clean = try root.run("diff", "v1:", "--format", "json")
        #expect(clean.outputText.contains("\"result\": \"identical\""))
        let older = try root.run("diff", "HEAD:snapshots/2026-08-11.json", "v1:")
        let direct = try root.run("diff", "2026-08-11", "2026-10-15")
        #expect(
            older.outputText.replacingOccurrences(of: "HEAD:", with: "").replacingOccurrences(of: "v1:", with: "")
                == direct.outputText
        )
    }

    @Test func `files that are in no history are compared as if one followed the other`() throws {
        let root = try CatalogRoot.threeDays()
        let direct = try root.run("diff", "2026-08-22", "2026-10-15", "--format", "json").outputText
        for (day, name) in [("2026-08-22", "old.json"), ("2026-10-15", "new.json")] {
            try root.write(try root.read("snapshots/\(day).json"), to: name)
        }
        for file in ["2026-08-11", "2026-08-22", "2026-10-15"] { try root.remove("snapshots/\(file).json") }
        try root.remove("snapshots/acknowledgements.json")
        let run = try root.run("diff", "old.json", "new.json", "--format", "json")
        // Who replaces whom is not in these files.
        #expect(run.outputText.contains("\"effect\": \"deprecation\""))
        let parts = try [direct, run.outputText].map { text in
            let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            return try #require(object?["changes"] as? [[String: Any]]).map { $0["fingerprint"] as? String ?? "" }
        }
        #expect(Set(parts[1]).isSubset(of: Set(parts[0])) && parts[1].count > 20)
    }

    @Test(.enabled(if: recordings != nil, "CATALOG_RECORDINGS is not set"))
    func `an answer is what an update from the old side would take`() throws {
        let root = try CatalogRoot.threeDays()
        let answers = try #require(Self.recordings)
        let same = try root.run("diff", "2026-08-11", "\(answers)/models_info-2026-08-11.json")
        #expect(same.outputText.contains("the sides differ in bytes, and no fact or symbol differs"))
        let direct = try root.run("diff", "2026-08-11", "2026-08-22").outputText.split(separator: "\n").dropFirst(2)
        for old in ["2026-08-11", "\(answers)/models_info-2026-08-11.json"] {
            let step = try root.run("diff", old, "\(answers)/models_info-2026-08-22.json")
            #expect(step.outputText.split(separator: "\n").dropFirst(2).elementsEqual(direct))
        }
        // What the verbose shape does not state has not changed.
        let verbose = "\(answers)/v1-models-verbose-2026-08-08.json"
        #expect(try !root.run("diff", "2026-08-11", verbose).outputText.contains("use cases"))
        #expect(try root.run("diff", verbose, "2026-08-11").status == 64)
    }

    private static let recordings = ProcessInfo.processInfo.environment["CATALOG_RECORDINGS"]

    /// What is asked for, the status, and a part of the message.
    typealias Refusal = (arguments: [String], status: Int32, message: String)

    private static let refusals: [Refusal] = [
        (["2026-08-12"], 66, "there is no snapshot of 2026-08-12"), (["nothing.json"], 66, "does not exist"),
        (["snapshots"], 66, "is a directory"), (["."], 66, "is a directory"), (["/"], 66, "is a directory"),
        (["HEAD:"], 66, "repository"), (["--", "-x:"], 64, "-x"),
        (["--", "--upload-pack=touch p:"], 64, "--upload-pack"),
        (["a..b:"], 64, ".."), (["--history", "nobody/nothing"], 64, "no snapshot lists"),
        (["--history", "Qwen/Qwen3-32"], 64, "did you mean \"Qwen/Qwen3-32B\"?"),
    ]

    @Test(arguments: refusals) func `what cannot be compared is refused with its status`(refusal: Refusal) throws {
        let root = try CatalogRoot.threeDays()
        let before = try TreeListing(root.path)
        let run = try root.process(["diff"] + refusal.arguments).run()
        #expect(run.status == refusal.status, "\(run.outputText)\(run.errorText)")
        #expect(run.errorText.contains(refusal.message), "\(run.errorText)")
        #expect(try TreeListing(root.path).changes(since: before) == [])
    }

    @Test func `in a repository, what a commit lacks is told apart`() throws {
        let root = try CatalogRoot.threeDays()
        try root.git("init", "-q", "-b", "main", ".")
        try root.git("-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-q", "--allow-empty", "-m", "x")
        try root.git("tag", "empty")
        try root.git("add", "snapshots")
        try root.git("-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-q", "-m", "y")
        let cases: [Refusal] = [
            (["gone:"], 66, "gone"), (["empty:"], 66, "has no catalog"),
            (["HEAD:snapshots/2026-08-12.json"], 66, "has no snapshot \"snapshots/2026-08-12.json\""),
            (["HEAD:../x.json"], 66, "has no snapshot"), (["HEAD:snapshots"], 66, "has no snapshot"),
        ]
        for refusal in cases {
            let run = try root.process(["diff"] + refusal.arguments).run()
            #expect(run.status == refusal.status, "\(run.outputText)\(run.errorText)")
            #expect(run.errorText.contains(refusal.message), "\(run.errorText)")
        }
    }

    @Test func `files of another schema are findings about the file`() throws {
        let root = try CatalogRoot.threeDays()
        let text = String(decoding: try root.read("snapshots/2026-10-15.json"), as: UTF8.self)
        try root.write(text.replacingOccurrences(of: "\"schema\": 1", with: "\"schema\": 2"), to: "newer.json")
        let run = try root.run("diff", "2026-08-22", "newer.json")
        #expect(run.status == 65)
        #expect(run.outputText.hasPrefix("newer.json:2:13: error: ") && run.outputText.contains("[newer-schema]"))
    }

    @Test func `a rejected answer is not compared`() throws {
        let root = try CatalogRoot.threeDays()
        try root.write("[]", to: "empty.json")
        let run = try root.run("diff", "empty.json")
        #expect(run.status == 1)
        #expect(run.outputText.contains("[empty-catalog]"))
        let markdown = try root.run("diff", "empty.json", "--format", "markdown")
        #expect(markdown.outputText.hasPrefix("## Not compared\n\n- `empty.json:1:1: error: "))
        #expect(markdown.outputText.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("- `") })
    }

    @Test func `quiet leaves what is neither risky nor breaking`() throws {
        let run = try CatalogRoot.threeDays().run("diff", "--quiet")
        #expect(run.outputText.hasPrefix("Breaking: ") && !run.outputText.contains("Other: "))
        #expect(!run.outputText.contains("version"))
        #expect(try CatalogRoot.threeDays().run("diff", "2026-10-15", "--quiet").outputText == "")
    }

    @Test func `only a terminal is coloured`() throws {
        let root = try CatalogRoot.threeDays()
        #expect(try !root.run("diff").outputText.contains("\u{1B}"))
        #expect(try root.run("diff", "--color", "always").outputText.contains("\u{1B}[1;31mBreaking: "))
        #expect(try !root.run("diff", "--color", "always", "--format", "markdown").outputText.contains("\u{1B}"))
    }
}
