// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import Foundation
import Testing

@testable import UpdateNebiusModelCatalog

/// `init` in a package that has nothing but a target.
struct InitEndToEndTests {
    /// A package of an adopter, before anything else.
    private static func adopter(_ targets: String...) throws -> CatalogRoot {
        let root = try CatalogRoot.empty()
        try root.write("// swift-tools-version: 6.1\n", to: "Package.swift")
        for target in targets { try root.write("struct Own {}\n", to: "Sources/\(target)/Own.swift") }
        return root
    }

    private static let program = """
        print(NebiusModelCatalog.all.isEmpty, NebiusModelCatalog.all.allSatisfy { NebiusModelCatalog[$0.id] == $0 })
        print(NebiusModelCatalog.snapshotDate)

        """

    @Test(arguments: ["public", "internal"])
    func `a package has a catalog that checks, compiles and is updated`(access: String) throws {
        let root = try Self.adopter("App")
        let run = try root.run("init", "--access", access)
        #expect(run.status == 0, "\(run.errorText)")
        #expect(run.outputText.hasPrefix("wrote Sources/App/Catalog/: "))
        #expect(run.outputText.hasSuffix(", \(access)\nnext: \(Self.next)\n"), "\(run.outputText)")
        #expect(try root.runReading("check").status == 1)
        #expect(try root.run("generate").status == 0)
        let check = try root.runReading("check")
        #expect(check.status == 0)
        #expect(check.outputText.hasPrefix("clean: ") && !check.outputText.contains("warning"), "\(check.outputText)")
        let build = LibraryBuild(root, complete: "Sources/App")
        try build.emitModule()
        let app = try build.check(app: "import NebiusModels\nlet all = NebiusModelCatalog.all\n")
        #expect((app.status == 0) == (access == "public"))
        try root.remove("Sources/App/Own.swift")
        let snapshot = try Self.snapshot(of: root)
        #expect(try build.run(app: Self.program).outputText == "false true\n\(snapshot.date)\n")
        #expect(try root.run("report", "--output", "page").status == 0)

        let vocabulary = try Vocabulary(bytes: Array(root.read(Vocabulary.path)))
        var rows = snapshot.facts.models.map { AnswerRow($0, vocabulary: vocabulary) }
        let same = try root.runReading("update", "--from", "-", "--date", "2999-01-01", input: Self.answer(rows))
        #expect(same.status == 0, "\(same.outputText)\(same.errorText)")
        rows.append(AnswerRow("acme/New-1").with { $0.regions = rows[0].regions })
        let update = try root.run("update", "--from", "-", "--date", "2999-01-01", input: Self.answer(rows))
        #expect(update.status == 0, "\(update.outputText)\(update.errorText)")
        #expect(update.outputText.contains("wrote Sources/App/Catalog/Generated/ServedModels+Facts.swift\n"))
        #expect(try root.runReading("check").status == 0)
        let program = Self.program + "print(NebiusModelCatalog.new1.id)\n"
        #expect(try build.run(app: program).outputLines.last == "acme/New-1")
        #expect(try root.runReading("init", "--access", access).status == 73)
    }

    private static let next =
        "write the catalog, then look at what there is and commit it: UpdateNebiusModelCatalog generate"

    /// The snapshot that the catalog starts from.
    private static func snapshot(of root: CatalogRoot) throws -> Snapshot {
        let paths = try TreeListing(root.path).files.keys.filter { $0.hasPrefix("snapshots/2") }
        let path = try #require(paths.count == 1 ? paths.first : nil)
        let date = try #require(CalendarDate(String(path.dropFirst(10).dropLast(5))))
        return try Snapshot(bytes: Array(root.read(path)), path: path, date: date)
    }

    private static func answer(_ rows: [AnswerRow]) -> Data { Data(AnswerRow.answer(rows).utf8) }

    @Test func `a second run has nothing to do`() throws {
        let root = try Self.adopter("App")
        try root.write("*.swp", to: ".gitignore")
        #expect(try root.run("init").status == 0)
        #expect(try root.text(".gitignore").hasPrefix("*.swp\n# "))
        let again = try root.runReading("init", "--format", "json")
        #expect(again.status == 0)
        #expect(try FindingsDocument(again).written == [])
        #expect(try root.run("generate").status == 0)
        let third = try root.runReading("init", "--target", "App", "--access", "public")
        #expect(third.outputText.hasPrefix("nothing to do: "))
    }

    @Test(arguments: [
        "templates/NebiusWords.swift.mustache", "snapshots/vocabulary.json", "snapshots/2026-01-01.json",
        "snapshots/acknowledgements.json", "Sources/App/Catalog/USDollars.swift", "templates/outputs.json",
    ])
    func `a file that is in the way refuses everything`(path: String) throws {
        let root = try Self.adopter("App")
        try root.write("mine\n", to: path)
        let run = try root.runReading("init")
        #expect(run.status == 73)
        #expect(run.errorText.hasPrefix("error: something else is there already: \(path)\nnext: nothing was written"))
    }

    @Test(arguments: [".gitattributes", "templates/report.mustache", "snapshots", "Sources/App/Catalog"])
    func `no link is followed`(path: String) throws {
        let root = try Self.adopter("App")
        let twin = try root.writeOutside(Data("precious\n".utf8), to: "twin")
        if path.hasPrefix("templates") { try root.createDirectory("templates") }
        try root.link(path, to: twin)
        let run = try root.runReading("init")
        #expect(run.status == 73, "\(run.errorText)")
        #expect(try String(contentsOfFile: twin, encoding: .utf8) == "precious\n")
    }

    @Test func `the target is the only one, or the one that is named`() throws {
        let several = try Self.adopter("App", "Kit")
        let run = try several.runReading("init")
        #expect(run.status == 64)
        #expect(run.errorText.hasPrefix("error: there are several targets: App, Kit\nnext: say with --target NAME"))
        let wrong = try several.runReading("init", "--target", "Ap")
        #expect(wrong.status == 66)
        #expect(wrong.errorText == "error: there is no folder Sources/Ap\nnext: the targets are: App, Kit\n")
        for name in ["../App", "a/b", "-x", ".", "NebiusModelCatalog"] {
            #expect(try several.runReading("init", "--target=\(name)").status == 64, "\(name)")
        }
        let kit = try several.run("init", "--target", "Kit", "--format", "json")
        #expect(kit.status == 0)
        #expect(kit.outputText.contains("\"target\": \"Kit\""))
        #expect(!several.exists("Sources/App/Catalog"))
        #expect(try Self.adopter().runReading("init").status == 66)
    }

    @Test func `the package is that of a parent, or the one that is named`() throws {
        let root = try Self.adopter("App")
        var process = root.process(["init"])
        process.workingDirectory = root.path(of: "Sources/App")
        #expect(try process.run().status == 0)
        #expect(root.exists("snapshots/vocabulary.json"))
        let other = try Self.adopter("App")
        process = other.process(["init", "--root", other.path])
        process.workingDirectory = "/"
        let run = try process.run()
        #expect(run.status == 0)
        let command = "UpdateNebiusModelCatalog generate --root \(other.path)\n"
        #expect(run.outputText.hasSuffix(command), "\(run.outputText)")
        process = other.process(["init"])
        process.workingDirectory = "/"
        #expect(try process.run().status == 66)
    }

    @Test func `another run that writes is not disturbed`() throws {
        let root = try Self.adopter("App")
        try root.createDirectory("snapshots")
        #expect(try SystemCall.lockUntilExit(directory: root.path(of: "snapshots")))
        #expect(try root.runReading("init").status == 75)
        let other = try Self.adopter("App")
        #expect(try SystemCall.lockUntilExit(directory: other.path))
        #expect(try other.runReading("init").status == 75)
    }

    @Test func `both commands of the package manager run the tool in the same way`() throws {
        let files = try ["Update", "Check"].map { name in
            let path = "Sources/\(name)ModelCatalogPlugin/ToolRun.swift"
            return try Data(contentsOf: CatalogRoot.repository.appendingPathComponent(path))
        }
        #expect(files[0] == files[1])
    }
}
