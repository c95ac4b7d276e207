// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct CatalogShardTests {
    private static func models(_ ids: [String]) -> [NamedModel] {
        ids.map { NamedModel(facts: .sample(id: $0), identifier: "x", fastVariantID: nil) }
    }

    @Test func `up to 150 models are one shard without a name in its file`() throws {
        let ids = (0..<150).map { "acme/m\($0)" }
        let shards = CatalogShard.shards(of: Self.models(ids))
        #expect(shards.map(\.name) == ["all"])
        #expect(shards.map(\.fileSuffix) == [""])
        #expect(shards.first?.models.map(\.facts.id) == ids)
    }

    @Test func `more are divided by the first letter of the id, which no other model changes`() throws {
        let ids = (0..<60).flatMap { ["Acme/m\($0)", "acme/n\($0)", "zeta/m\($0)"] } + ["01-ai/Yi"]
        let shards = CatalogShard.shards(of: Self.models(ids))
        #expect(shards.map(\.name) == ["a", "other", "z"])
        #expect(shards.map(\.fileSuffix) == ["-A", "-OTHER", "-Z"])
        #expect(shards.map(\.models.count) == [120, 1, 60])
        let more = CatalogShard.shards(of: Self.models(ids + ["beta/m"]))
        for shard in shards {
            #expect(more.first { $0.name == shard.name }?.models.map(\.facts.id) == shard.models.map(\.facts.id))
        }
        #expect(CatalogShard.shards(of: []).map(\.name) == ["all"])
    }

    @Test func `a large catalog is written in files by letter, and read as one`() throws {
        let ids = (0..<80).flatMap { ["acme/m\($0)", "zeta/m\($0)"] }
        let snapshot = try Snapshot.sample("2026-10-15", ids.map { .sample(id: $0) })
        let plan = try #require(planOutputs(try PackageFiles([snapshot]).catalog()).value)
        let names = plan.files.compactMap { $0.path.split(separator: "/").last }.filter { $0.hasSuffix(".swift") }
        #expect(
            names == [
                "NebiusModelCatalog+Models-A.swift", "NebiusModelCatalog+Models-Z.swift",
                "NebiusModelCatalog+RemovedModels.swift", "NebiusModelName+Models-A.swift",
                "NebiusModelName+Models-Z.swift", "NebiusWords.swift", "ServedModels.swift",
                "ServedModels+Facts-A.swift", "ServedModels+Facts-Z.swift",
            ]
        )
        let table = try #require(plan.files.first { $0.path.hasSuffix("ServedModels.swift") })
        let text = String(decoding: table.bytes, as: UTF8.self)
        #expect(text.contains("        ServedModels.a,\n        ServedModels.z,\n"))
    }
}
