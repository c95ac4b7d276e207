// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CatalogCore

/// The generated library, compiled: an app of August goes on with the catalog of October.
@Suite(.serialized) struct CompiledCatalogTests {
    /// The catalog of 2026-08-22, before anything was removed.
    private static func august() throws -> CatalogRoot {
        let root = try CatalogRoot.october()
        for name in ["2026-10-15", "acknowledgements"] { try root.remove("snapshots/\(name).json") }
        let ledger = try IdentifierLedger(bytes: Array(root.read(IdentifierLedger.path)))
        let snapshot = try Snapshot(
            bytes: Array(root.read("snapshots/2026-08-22.json")),
            path: "snapshots/2026-08-22.json",
            date: CalendarDate("2026-08-22")
        )
        let entries = ledger.entries.filter { snapshot.facts.model(id: $0.id) != nil }
            .map { IdentifierLedger.Entry(id: $0.id, identifier: $0.identifier) }
        try root.write(Data(IdentifierLedger(entries: entries).canonicalBytes), to: IdentifierLedger.path)
        #expect(try root.run("generate").status == 0)
        return root
    }

    private static func committed(_ root: CatalogRoot) throws -> CommittedCatalog {
        func files(_ folder: String) throws -> [NamedFile] {
            try TreeListing(root.path).files.filter { $0.key.hasPrefix(folder + "/") }.sorted { $0.key < $1.key }
                .map { NamedFile(path: $0.key, state: .bytes(Array($0.value))) }
        }
        let files = CommittedFiles(snapshots: try files("snapshots"), templates: try files("templates"))
        return try #require(readCommitted(files).value)
    }

    private static let models = "NebiusModelCatalog+Models.swift"
    private static let removed = "NebiusModelCatalog+RemovedModels.swift"

    /// A file that uses symbols.
    private static func app(_ names: [String]) -> String {
        "import NebiusModels\n\nlet entries: [NebiusModelCatalog.Entry] = [\n"
            + names.map { "    NebiusModelCatalog.\($0),\n" }.joined() + "]\n"
    }

    @Test func `an app of August compiles in October, with a warning and a replacement for each removed model`() throws
    {
        let names = try SymbolList(Self.august(), file: Self.models, type: "Entry").symbols.map(\.name)
        #expect(names.count == 30)
        let october = try CatalogRoot.october()
        let build = try LibraryBuild(october)
        try build.emitModule()
        let (status, warnings) = try build.check(app: Self.app(names))
        #expect(status == 0)
        let gone = try SymbolList(october, file: Self.removed, type: "Entry").symbols
        #expect(gone.map(\.isDeprecated) == Array(repeating: true, count: gone.count))
        #expect(gone.count == 10)
        #expect(warnings.count == 10)
        for name in gone.map(\.name) {
            #expect(
                warnings.contains { $0.contains("'\(name)' is deprecated: ") && $0.contains(". Use ") },
                "\(name)"
            )
        }
        let kept = try SymbolList(october, file: Self.models, type: "Entry").symbols.map(\.name)
        let clean = try build.check(app: Self.app(kept))
        #expect(clean.status == 0)
        #expect(clean.warnings == [])
    }

    @Test func `these must compile as the design writes them`() throws {
        let build = try LibraryBuild(CatalogRoot.october())
        try build.emitModule()
        let (status, warnings) = try build.check(
            app: """
                import NebiusModels

                let candidates = NebiusModelCatalog.generative.filter {
                    $0.useCases.contains(.functionCalling) && $0.regions.contains(.usCentral1)
                }
                let own = NebiusModel(
                    id: "provider/model-full", fastVariantID: "provider/model-fast", capabilities: .fullText)
                func ask(_ name: NebiusModelName) -> NebiusModelCatalog.Entry? { NebiusModelCatalog[name] }
                let answer = ask(.nemotron35Lightning)
                let date: String = NebiusModelCatalog.snapshotDate
                let lists: [[NebiusModelCatalog.Entry]] = [
                    NebiusModelCatalog.all, NebiusModelCatalog.generative, NebiusModelCatalog.embeddings,
                ]
                let cost: USDollars? = NebiusModelCatalog.gptOSS120B.pricing.cost(inputTokens: 1_000, outputTokens: 10)
                let embedding: NebiusModelName? = NebiusModelCatalog.qwen3Embedding8B.name
                let country: String? = NebiusRegion.ukSouth1.countryCode
                """
        )
        #expect(status == 0)
        #expect(warnings == [])
    }

    @Test func `every symbol has its facts at run time`() throws {
        let october = try CatalogRoot.october()
        let kept = try SymbolList(october, file: Self.models, type: "Entry").symbols.map(\.name)
        let gone = try SymbolList(october, file: Self.removed, type: "Entry").symbols.map(\.name)
        let uses = (kept + gone).map { "print(NebiusModelCatalog.\($0).id)\n" }.joined()
        let run = try LibraryBuild(october).run(
            app: uses + "print(NebiusModelCatalog.all.count, NebiusModelCatalog.embeddings.count)\n"
        )
        #expect(run.status == 0)
        let ids = try IdentifierLedger(bytes: Array(october.read(IdentifierLedger.path))).entries
        let expected = (kept + gone).compactMap { name in ids.first { $0.identifier == name }?.id }
        #expect(expected.count == kept.count + gone.count)
        #expect(run.outputLines == expected + ["25 1"])
    }

    @Test func `the digester of the toolchain and the verdict of the core agree`() throws {
        let before = try Self.august()
        let old = try LibraryBuild(before)
        try old.emitModule()
        let oldInterface = try old.dumpInterface()
        let october = try CatalogRoot.october()
        let new = try LibraryBuild(october)
        try new.emitModule()
        let oldSymbols = try #require(publicSymbols(of: Self.committed(before)))
        let newSymbols = try #require(publicSymbols(of: Self.committed(october)))
        let verdict = SourceCompatibility(from: oldSymbols, to: newSymbols)
        #expect(verdict.effect == .deprecation)
        #expect(verdict.deprecated.count { $0.container == "NebiusModelCatalog" } == 10)
        // A newly deprecated symbol is no break.
        #expect(try new.breakages(since: oldInterface) == [])

        #expect(try october.run("prune", "Qwen/Qwen3-32B", "NousResearch/Hermes-4-70B").status == 0)
        let pruned = try LibraryBuild(october)
        try pruned.emitModule()
        let prunedSymbols = try #require(publicSymbols(of: Self.committed(october)))
        let breaking = SourceCompatibility(from: oldSymbols, to: prunedSymbols)
        #expect(breaking.effect == .breaking)
        let breakages = try pruned.breakages(since: oldInterface)
        #expect(
            breakages
                == breaking.removed.map { "Var \($0.qualifiedName) has been removed" }.sorted()
        )
        #expect(breaking.removed.count == 4)
    }
}
