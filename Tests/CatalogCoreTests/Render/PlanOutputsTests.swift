// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct PlanOutputsTests {
    private static func plan(_ snapshots: [Snapshot], ledger: IdentifierLedger = TinyHistory.ledger) throws
        -> OutputPlan
    {
        let result = planOutputs(try PackageFiles(snapshots, ledger: ledger).catalog())
        #expect(result.diagnostics.withoutUnusedWords.summaries == [])
        return try #require(result.value)
    }

    private static func text(_ plan: OutputPlan, _ name: String) throws -> String {
        let file = try #require(plan.files.first { $0.path.hasSuffix("/\(name)") })
        return String(decoding: file.bytes, as: UTF8.self)
    }

    @Test func `the generated files are as recorded`() throws {
        let plan = try Self.plan(TinyHistory.snapshots())
        #expect(
            plan.files.map(\.path) == [
                "snapshots/vocabulary.json", "snapshots/identifiers.json",
                "Sources/NebiusModels/Generated/NebiusModelCatalog+Models.swift",
                "Sources/NebiusModels/Generated/NebiusModelCatalog+RemovedModels.swift",
                "Sources/NebiusModels/Generated/NebiusModelName+Models.swift",
                "Sources/NebiusModels/Generated/NebiusModelName+RemovedModels.swift",
                "Sources/NebiusModels/Generated/NebiusWords.swift",
                "Sources/NebiusModels/Generated/ServedModels.swift",
                "Sources/NebiusModels/Generated/ServedModels+Facts.swift",
            ]
        )
        #expect(plan.directory == "Sources/NebiusModels/Generated")
        for file in plan.files.dropFirst(2) {
            try expectGolden(file.bytes, "Rendered/\(file.path.split(separator: "/").last ?? "")")
        }
        #expect(plan.files.dropFirst(2).allSatisfy { isGenerated($0.bytes) })
    }

    @Test func `the plan does not depend on the order of models, snapshots or files`() throws {
        let snapshots = try TinyHistory.snapshots()
        let expected = try Self.plan(snapshots)
        let reversed = snapshots.reversed().map { snapshot in
            Snapshot(
                date: snapshot.date,
                source: snapshot.source,
                facts: CatalogFacts(snapshot.facts.models.reversed())
            )
        }
        #expect(try Self.plan(reversed) == expected)
        #expect(
            try Self.plan(snapshots, ledger: IdentifierLedger(entries: TinyHistory.ledger.entries.reversed()))
                == expected
        )
        var files = try PackageFiles(snapshots, ledger: TinyHistory.ledger)
        files.snapshots.reverse()
        files.templates.reverse()
        #expect(planOutputs(try files.catalog()).value == expected)
    }

    @Test func `a plan made from what it wrote is the same plan`() throws {
        let snapshots = try TinyHistory.snapshots()
        let first = try Self.plan(
            snapshots,
            ledger: IdentifierLedger(
                entries: TinyHistory.ledger.entries.map { .init(id: $0.id, identifier: $0.identifier) }
            )
        )
        let ledger = try IdentifierLedger(bytes: first.files[1].bytes)
        #expect(ledger == TinyHistory.ledger)
        #expect(try Self.plan(snapshots, ledger: ledger) == first)
    }

    @Test func `a removed model keeps the facts of the snapshot that listed it last`() throws {
        let snapshots = try TinyHistory.snapshots()
        let older = try Snapshot.sample("2026-01-01", [.sample(id: "acme/Old-7B", name: "Ancient", input: 1_000_000)])
        let text = try Self.text(try Self.plan([older] + snapshots), "NebiusModelCatalog+RemovedModels.swift")
        #expect(text.contains("inputUSDPerMillionTokens: 0.658\n"))
        #expect(!text.contains("Ancient"))
    }

    @Test func `the fast variant is named where the same snapshot lists it`() throws {
        let text = try Self.text(try Self.plan(TinyHistory.snapshots()), "ServedModels+Facts.swift")
        #expect(text.ranges(of: "fastVariantID: acme/Tiny-1B-fast\n").count == 1)
        #expect(text.ranges(of: "fastVariantID: ").count == 1)
        let before = try Self.text(
            try Self.plan(
                [TinyHistory.snapshots()[1]],
                ledger: IdentifierLedger(entries: TinyHistory.ledger.entries.filter(\.isServed))
            ),
            "ServedModels+Facts.swift"
        )
        #expect(before.contains("fastVariantID: acme/Tiny-1B-fast\n"))
    }

    /// What a template of an adopter writes with these members of its entry in the list of outputs.
    private static func adopted(_ members: String, _ template: String) throws -> StageResult<OutputPlan> {
        let outputs = """
            {"schema": 1, "directory": "Sources/App/Generated",
             "outputs": [{"template": "App.mustache", "file": "App.swift"\(members)}]}
            """
        let files = try PackageFiles(TinyHistory.snapshots(), ledger: TinyHistory.ledger)
            .setting(OutputList.path, to: outputs).setting("templates/App.mustache", to: template)
        return planOutputs(try files.catalog())
    }

    @Test func `an adopter's template has the type name and the access level of its output`() throws {
        let template =
            "{{accessLevel.keyword}} enum {{typeName.reference}} { {{#models}}/* {{id.comment}} */{{/models}} }\n"
        let plan = try #require(
            try Self.adopted(#", "typeName": "AppModels", "accessLevel": "internal""#, template).value
        )
        #expect(plan.directory == "Sources/App/Generated")
        #expect(
            try Self.text(plan, "App.swift")
                == "internal enum AppModels { /* acme/Embed-1 *//* acme/Tiny-1B *//* acme/Tiny-1B-fast */ }\n"
        )
        let nameless = try Self.adopted(#", "accessLevel": "internal""#, template)
        #expect(nameless.value == nil)
        #expect(
            nameless.diagnostics.filter { $0.severity == .error }.map(\.message) == [
                "the name `typeName` of `typeName.reference` is not known here"
            ]
        )
        let unsharded = try Self.adopted("", "{{shard.name.reference}}")
        #expect(unsharded.diagnostics.filter { $0.severity == .error }.map(\.rule) == [.templateError])
    }

    @Test func `without a snapshot there is nothing to render`() throws {
        let result = planOutputs(try PackageFiles([]).catalog())
        #expect(result.value == nil)
        #expect(result.diagnostics.withoutUnusedWords.map(\.outcome) == [.missingInput])
        #expect(
            result.diagnostics.withoutUnusedWords.terminalText == """
                snapshots: error: there is no snapshot yet [missing-file]
                    next: run: UpdateNebiusModelCatalog update

                """
        )
    }

    @Test func `a snapshot that a removed model was last seen in is an input`() throws {
        let newest = try TinyHistory.snapshots()[1]
        let result = planOutputs(try PackageFiles([newest], ledger: TinyHistory.ledger).catalog())
        #expect(result.value == nil)
        #expect(DiagnosticReport(result.diagnostics.withoutUnusedWords).outcome == .missingInput)
        #expect(
            result.diagnostics.withoutUnusedWords.terminalText == """
                snapshots/2026-08-22.json: error: the snapshot is missing, and "acme/Old-7B" was last seen in it [missing-file]
                    next: restore it from version control: the deprecated symbol is made of its facts

                """
        )
    }

    @Test func `marks that no snapshot bears out are an error of ours`() throws {
        let snapshots = try TinyHistory.snapshots()
        let ledger = IdentifierLedger(
            entries: TinyHistory.ledger.entries + [
                .init(id: "acme/Never", identifier: "never", lastSeen: "2026-08-22", absentSince: "2026-10-15")
            ]
        )
        let result = planOutputs(try PackageFiles(snapshots, ledger: ledger).catalog())
        #expect(result.value == nil)
        #expect(DiagnosticReport(result.diagnostics.withoutUnusedWords).outcome == .malformedCommittedFile)
        #expect(
            result.diagnostics.withoutUnusedWords.map(\.message)
                == ["\"acme/Never\" is said to be last seen on 2026-08-22, whose snapshot does not list it"]
        )
    }

    @Test func `an identifier of an id that no snapshot has is not given up`() throws {
        let ledger = IdentifierLedger(
            entries: TinyHistory.ledger.entries + [.init(id: "acme/Never", identifier: "never")]
        )
        let result = planOutputs(try PackageFiles(try TinyHistory.snapshots(), ledger: ledger).catalog())
        #expect(result.value == nil)
        #expect(
            result.diagnostics.withoutUnusedWords.terminalText == """
                snapshots/identifiers.json: error: no snapshot lists "acme/Never", which has the identifier "never" [identifier-forgotten]
                    next: run the interrupted update again; or restore the snapshot that lists it from version control; or remove the entry if it was never committed

                """
        )
    }

    @Test func `an id of a committed snapshot that has no identifier is an error of ours`() throws {
        for lost in TinyHistory.ledger.entries {
            let ledger = IdentifierLedger(entries: TinyHistory.ledger.entries.filter { $0.id != lost.id })
            let result = try PackageFiles(try TinyHistory.snapshots(), ledger: ledger).read()
            #expect(result.value == nil)
            #expect(result.diagnostics.withoutUnusedWords.map(\.rule) == [.malformedIdentifiers])
            #expect(DiagnosticReport(result.diagnostics).outcome == .malformedCommittedFile)
        }
    }

    @Test func `marks of an update that was interrupted give way to those of the history`() throws {
        let entries = TinyHistory.ledger.entries.map { entry in
            entry.isServed
                ? entry
                : .init(id: entry.id, identifier: entry.identifier, lastSeen: "2026-08-22", absentSince: "2026-09-01")
        }
        let snapshots = try TinyHistory.snapshots()
        let ledger = IdentifierLedger(entries: entries)
        let before = try PackageFiles([snapshots[0]], ledger: ledger).catalog()
        let plan = try #require(planOutputs(before.taking(snapshots[1])).value)
        #expect(plan.files[1].bytes == TinyHistory.ledger.canonicalBytes)
        // Of what is committed they are right: the snapshot that they name was removed since.
        #expect(try Self.plan(snapshots, ledger: ledger).files[1].bytes == ledger.canonicalBytes)
    }

    @Test func `a pruned model stays pruned whatever snapshots are removed`() throws {
        let entries = TinyHistory.ledger.entries.map { entry in
            var entry = entry
            entry.isPruned = !entry.isServed
            return entry
        }
        let ledger = IdentifierLedger(entries: entries)
        for snapshots in [try TinyHistory.snapshots(), [try TinyHistory.snapshots()[1]]] {
            let plan = try Self.plan(snapshots, ledger: ledger)
            #expect(plan.files[1].bytes == ledger.canonicalBytes)
            #expect(!(try Self.text(plan, "NebiusModelCatalog+RemovedModels.swift").contains("old7B")))
        }
    }

    @Test func `a model that no longer writes text keeps its name, deprecated`() throws {
        let snapshots = try [("2026-10-14", "text2text"), ("2026-10-15", "embedding"), ("2026-10-16", "embedding")].map
        {
            try Snapshot.sample($0.0, [.sample(id: "acme/Tiny-1B", kind: $0.1)])
        }
        let ledger = IdentifierLedger(entries: [.init(id: "acme/Tiny-1B", identifier: "tiny1B")])
        let catalog = try PackageFiles(snapshots, ledger: ledger).catalog()
        let plan = try #require(planOutputs(catalog).value)
        #expect(!(try Self.text(plan, "NebiusModelName+Models.swift").contains("tiny1B")))
        #expect(
            try Self.text(plan, "NebiusModelName+RemovedModels.swift").contains(
                """
                    /// `acme/Tiny-1B`, which a chat request could use until 2026-10-14.
                    @available(*, deprecated, message: "acme/Tiny-1B writes no text any more: it did on 2026-10-14, and not since 2026-10-15.")
                    public static var tiny1B: NebiusModelName { NebiusModelName(rawValue: "acme/Tiny-1B") }
                """
            )
        )
        #expect(
            publicSymbols(of: catalog)?.filter { $0.name == "tiny1B" } == [
                PublicSymbol(container: "NebiusModelCatalog", name: "tiny1B"),
                PublicSymbol(container: "NebiusModelName", name: "tiny1B", isDeprecated: true),
            ]
        )
        // Nor does it lose it when it is removed later.
        let other = try Snapshot.sample("2026-10-17", [.sample(id: "acme/Other")])
        let both = IdentifierLedger(entries: ledger.entries + [.init(id: "acme/Other", identifier: "other")])
        let gone = try PackageFiles(snapshots + [other], ledger: both).catalog()
        let names = try Self.text(try #require(planOutputs(gone).value), "NebiusModelName+RemovedModels.swift")
        #expect(names.contains("public static var tiny1B: NebiusModelName"))
        #expect(publicSymbols(of: gone)?.filter { $0.name == "tiny1B" }.map(\.isDeprecated) == [true, true])
    }
}
