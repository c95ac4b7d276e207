// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

extension ModelFacts {
    /// The facts of a small generative model; every argument changes one of them.
    static func sample(
        id: String,
        name: String = "Tiny",
        vendor: String = "acme",
        kind: String = "text2text",
        status: String = "active",
        input: Int64 = 60_000,
        output: Int64 = 240_000,
        regions: [String] = ["eu-north1"],
        useCases: [String] = ["code", "text"],
        tags: [String] = ["JSON mode"],
        quantization: String? = "fp8",
        license: LicenseFacts? = LicenseFacts(name: "MIT License", url: "https://example.com/LICENSE"),
        embeddingDimensions: Int? = nil,
        createdOn: String? = "2026-06-01",
        contextWindowTokens: Int = 131_072
    ) -> ModelFacts {
        ModelFacts(
            id: id,
            name: name,
            vendor: vendor,
            kind: kind,
            status: status,
            contextWindowTokens: contextWindowTokens,
            inputUSDPerMillionTokens: USDPerMillionTokens(microdollars: input),
            outputUSDPerMillionTokens: USDPerMillionTokens(microdollars: output),
            regions: regions,
            useCases: useCases,
            tags: tags,
            quantization: quantization,
            license: license,
            embeddingDimensions: embeddingDimensions,
            createdOn: createdOn.flatMap { CalendarDate($0) }
        )
    }
}

extension Snapshot {
    /// A snapshot of models on a day.
    static func sample(_ date: String, _ models: [ModelFacts]) throws -> Snapshot {
        Snapshot(
            date: try #require(CalendarDate(date)),
            source: SnapshotSource(
                kind: .recorded,
                url: "https://catalog.example/models",
                byteCount: 4096,
                sha256: String(repeating: "0123456789abcdef", count: 4)
            ),
            facts: CatalogFacts(models)
        )
    }

    /// Three models: a plain one, an embedding, and one with as few facts as there may be.
    static func threeModels() throws -> Snapshot {
        try sample(
            "2026-10-15",
            [
                .sample(
                    id: "acme/Embed-1",
                    name: "Embed 1",
                    kind: "embedding",
                    input: 10_000,
                    output: 0,
                    useCases: [],
                    tags: [],
                    quantization: nil,
                    embeddingDimensions: 4096
                ),
                .sample(id: "acme/Tiny-1B", name: "Tiny \"quoted\" é"),
                .sample(
                    id: "acme/bare",
                    useCases: [],
                    tags: [],
                    quantization: nil,
                    license: LicenseFacts(name: "MIT", url: nil),
                    createdOn: nil
                ),
            ]
        )
    }
}
