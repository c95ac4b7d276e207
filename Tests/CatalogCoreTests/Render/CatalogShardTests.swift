// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct CatalogShardTests {
    private static func shards(_ ids: [String], gone: [String] = []) throws -> [(name: String, served: Int, gone: Int)]
    {
        let models = ids.map { NamedModel(facts: .sample(id: $0), identifier: "x", fastVariantID: nil) }
        let days = try ["2026-10-14", "2026-10-15"].map { try #require(CalendarDate($0)) }
        let removed = gone.map {
            RemovedModel(
                model: NamedModel(facts: .sample(id: $0), identifier: "x", fastVariantID: nil),
                lastSeen: days[0],
                absentSince: days[1]
            )
        }
        let catalog = RenderedCatalog(
            snapshot: try .sample("2026-10-15", []),
            models: models,
            removedModels: removed,
            formerNames: [],
            ledger: IdentifierLedger(
                entries: (ids + gone).enumerated().map { .init(id: $1, identifier: "x\($0)") }
            ),
            vocabulary: .sample
        )
        let shards = CatalogShard.shards(of: catalog)
        let records = ModelRecords.records(of: catalog, in: shards)
        #expect(records.all.models.count == ids.count)
        return shards.map { shard in
            let own = records.byShard[shard.name]
            return (shard.name + shard.fileSuffix, own?.models.count ?? 0, own?.removedModels.count ?? 0)
        }
    }

    @Test func `up to 150 models are one shard without a name in its file`() throws {
        let shards = try Self.shards((0..<150).map { "acme/m\($0)" })
        #expect(shards.map(\.name) == ["all"])
        #expect(shards.map(\.served) == [150])
        #expect(try Self.shards([]).map(\.name) == ["all"])
    }

    @Test func `more are divided by the first letter of the id`() throws {
        let ids = (0..<60).flatMap { ["Acme/m\($0)", "acme/n\($0)", "zeta/m\($0)"] } + ["01-ai/Yi"]
        let shards = try Self.shards(ids)
        #expect(shards.map(\.name) == ["a-A", "other-OTHER", "z-Z"])
        #expect(shards.map(\.served) == [120, 1, 60])
    }

    @Test func `a catalog that was large stays divided, and removed models are divided as well`() throws {
        let shards = try Self.shards(["acme/m", "zeta/m"], gone: (0..<150).map { "acme/old\($0)" })
        #expect(shards.map(\.name) == ["a-A", "z-Z"])
        #expect(shards.map(\.served) == [1, 1])
        #expect(shards.map(\.gone) == [150, 0])
    }

    @Test func `a large catalog is written in files by letter, and read as one`() throws {
        let ids = (0..<80).flatMap { ["acme/m\($0)", "zeta/m\($0)"] }
        let snapshot = try Snapshot.sample("2026-10-15", ids.map { .sample(id: $0) })
        let plan = try #require(planOutputs(try PackageFiles([snapshot]).catalog()).value)
        let names = plan.files.compactMap { $0.path.split(separator: "/").last }.filter { $0.hasSuffix(".swift") }
        #expect(
            names == [
                "NebiusModelCatalog+Models-A.swift", "NebiusModelCatalog+Models-Z.swift",
                "NebiusModelCatalog+RemovedModels-A.swift", "NebiusModelCatalog+RemovedModels-Z.swift",
                "NebiusModelName+Models-A.swift", "NebiusModelName+Models-Z.swift",
                "NebiusModelName+RemovedModels-A.swift", "NebiusModelName+RemovedModels-Z.swift", "NebiusWords.swift",
                "ServedModels.swift", "ServedModels+Facts-A.swift", "ServedModels+Facts-Z.swift",
            ]
        )
        let table = try #require(plan.files.first { $0.path.hasSuffix("ServedModels.swift") })
        let text = String(decoding: table.bytes, as: UTF8.self)
        #expect(text.contains("        ServedModels.a,\n        ServedModels.z,\n"))
        // A newcomer, and another price, change the files of one letter and the table.
        let later = try Snapshot.sample("2026-10-16", (ids + ["zzz/New-1"]).map { .sample(id: $0) })
        let next = try #require(planOutputs(try PackageFiles([snapshot, later]).catalog()).value)
        let changed = next.files.filter { file in
            file.path.hasSuffix(".swift") && !plan.files.contains { $0.path == file.path && $0.bytes == file.bytes }
        }
        #expect(
            changed.compactMap { $0.path.split(separator: "/").last } == [
                "NebiusModelCatalog+Models-Z.swift", "NebiusModelName+Models-Z.swift", "ServedModels.swift",
                "ServedModels+Facts-Z.swift",
            ]
        )
    }
}
