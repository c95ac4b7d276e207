// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `check` in copies of the committed catalog whose data or templates contradict each other.
struct CommittedDataEndToEndTests {
    private static let newest = "snapshots/2026-10-15.json"
    private static let older = "snapshots/2026-08-22.json"
    private static let vocabulary = "snapshots/vocabulary.json"

    /// A text of a committed file, what it is replaced by, and what `check` then says.
    struct Edit: CustomTestStringConvertible, Sendable {
        let file: String
        let old: String
        let new: String
        let code: String
        /// Part of the message.
        let words: String

        var testDescription: String { "\(file): \(new)" }
    }

    static let edits = [
        Edit(
            file: newest,
            old: "\"inputUSDPerMillionTokens\": \"0.658\"",
            new: "\"inputUSDPerMillionTokens\": \"0.659\"",
            code: "facts-hash-mismatch",
            words: "the facts of the snapshot are not those it was written with"
        ),
        Edit(file: newest, old: "\"date\": ", new: "\"date\":  ", code: "snapshot-not-canonical", words: "line 3"),
        Edit(file: newest, old: "\n", new: "\r\n", code: "snapshot-not-canonical", words: "line 1"),
        Edit(
            file: newest,
            old: "\"date\": \"2026-10-15\"",
            new: "\"date\": \"2026-10-16\"",
            code: "malformed-snapshot",
            words: "the snapshot is of 2026-10-16, its name says 2026-10-15"
        ),
        Edit(file: newest, old: "\"schema\": 1", new: "\"schema\": 2", code: "newer-schema", words: "schema 2"),
        Edit(
            file: older,
            old: "\"kind\": \"recorded\"",
            new: "\"kind\": \"invented\"",
            code: "malformed-snapshot",
            words: "invented"
        ),
        Edit(
            file: vocabulary,
            old: "\"code\": {\"swiftName\": \"code\"}",
            new: "\"code\": {}",
            code: "malformed-vocabulary",
            words: "swiftName"
        ),
        Edit(
            file: vocabulary,
            old: "    \"video\": {\"swiftName\": \"video\"}\n",
            new: "    \"vide\": {\"swiftName\": \"vide\"}\n",
            code: "unknown-use-case",
            words: "\"video\", which the vocabulary lacks"
        ),
        Edit(
            file: "snapshots/identifiers.json",
            old: "\"identifier\": \"glm51\"",
            new: "\"identifier\": \"glm52\"",
            code: "malformed-identifiers",
            words: "glm52"
        ),
        Edit(
            file: "templates/outputs.json",
            old: "\"file\": \"NebiusWords.swift\"",
            new: "\"file\": \"../NebiusWords.swift\"",
            code: "malformed-outputs",
            words: "plain file name"
        ),
        Edit(
            file: "templates/outputs.json",
            old: "\"Sources/NebiusModels/Generated\"",
            new: "\"Sources/NebiusModels\"",
            code: "malformed-outputs",
            words: "Generated"
        ),
    ]

    @Test(arguments: edits)
    func `a contradiction in the data is malformed data`(edit: Edit) throws {
        let root = try CatalogRoot.october()
        try root.replace(edit.old, by: edit.new, in: edit.file)
        let run = try root.runReading("check", "--format", "json")
        #expect(run.status == 65)
        let document = try FindingsDocument(run)
        #expect(document.status == 65)
        let first = try #require(document.errors.first)
        #expect(first.code == edit.code)
        #expect(first.message.contains(edit.words), "\(first.message)")
    }

    @Test(arguments: [
        ("{{noSuchKey}}\n", "noSuchKey"),
        ("{{#models}}\n", "models"),
        ("{{/models}}\n", "models"),
        ("{{> noSuchPartial}}\n", "noSuchPartial"),
        ("{{#regions}}{{name}}{{/regions}}\n", "name"),
        ("{{{word}}}\n", "word"),
    ])
    func `a wrong template is named with line and column`(tag: String, word: String) throws {
        let root = try CatalogRoot.october()
        let path = "templates/NebiusWords.swift.mustache"
        let lines = try root.text(path).split(separator: "\n", omittingEmptySubsequences: false).count
        try root.write(try root.text(path) + tag, to: path)
        let run = try root.runReading("check")
        #expect(run.status == 65)
        #expect(run.outputText.hasPrefix("\(path):\(lines):"), "\(run.outputText)")
        #expect(run.outputText.contains(word))
        let document = try FindingsDocument(try root.runReading("check", "--format", "json"))
        #expect(document.status == 65)
        let first = try #require(document.errors.first)
        #expect(first.code == "template-error")
        #expect(first.file == path)
        #expect(first.line == lines)
        #expect(first.column != nil)
    }

    @Test(arguments: [older, "snapshots/identifiers.json", vocabulary, "templates/outputs.json"])
    func `a deleted file is a missing input`(path: String) throws {
        let root = try CatalogRoot.october()
        try root.remove(path)
        let run = try root.runReading("check")
        #expect(run.status == 66)
        #expect(run.outputText.hasPrefix("\(path): error: "))
        #expect(run.outputText.contains("[missing-file]"))
        let document = try FindingsDocument(try root.runReading("check", "--format", "json"))
        #expect(document.status == 66)
        #expect(document.errors.map(\.code).allSatisfy { $0 == "missing-file" })
        #expect(document.errors.map(\.file).allSatisfy { $0 == path })
    }

    @Test func `a file among the snapshots that is none is named`() throws {
        let root = try CatalogRoot.small()
        try root.write("not read\n", to: "snapshots/README.md")
        #expect(try root.runReading("check").status == 0)
        for name in ["2026-11-01 copy.json", "2026-02-30.json", "backup.json", "2026-11-1.json"] {
            try root.write(try root.read("snapshots/2026-11-01.json"), to: "snapshots/\(name)")
            let run = try root.runReading("check", "--format", "json")
            #expect(run.status == 65)
            #expect(try FindingsDocument(run).errors.map(\.file) == ["snapshots/\(name)"])
            try root.remove("snapshots/\(name)")
        }
    }

    @Test func `without any snapshot there is nothing to check`() throws {
        let root = try CatalogRoot.bare()
        let run = try root.runReading("check")
        #expect(run.status == 66)
        #expect(
            run.outputText == """
                snapshots: error: there is no snapshot yet [missing-file]
                    next: run: UpdateNebiusModelCatalog update
                1 error

                """
        )
    }

    @Test func `without the folder of snapshots there is no root`() throws {
        let root = try CatalogRoot.bare()
        try root.remove("snapshots")
        let run = try root.runReading("check")
        #expect(run.status == 66)
        #expect(run.outputText == "")
        #expect(run.errorText.hasPrefix("error: cannot find 'snapshots/': "))
        let named = try root.runReading("check", "--root", ".")
        #expect(named.status == 66)
        let absent = try root.runReading("check", "--root", "no-such-folder")
        #expect(absent.status == 66)
        #expect(absent.errorText.contains("no-such-folder"))
    }

    @Test(arguments: ["snapshots", "templates", CatalogRoot.generated])
    func `a folder that is something else ends with a status`(folder: String) throws {
        for kind in ["link", "file", "pipe"] {
            let root = try CatalogRoot.small()
            try FileManager.default.moveItem(atPath: root.path(of: folder), toPath: root.outside("folder"))
            switch kind {
            case "link": try root.link(folder, to: root.outside("folder"))
            case "file": try root.write("text\n", to: folder)
            default: try root.createPipe(folder)
            }
            let run = try root.runReading("check", "--root", ".")
            let status = try #require(run.status)
            #expect([1, 65, 66].contains(status), "\(folder) \(kind)")
            #expect((run.outputText + run.errorText).contains(folder))
        }
    }
}
