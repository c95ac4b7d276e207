// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

/// Three models on one day, of which one is gone and one is repriced and new on the next.
enum TinyHistory {
    /// What the history gives: the names, and the marks of the one that is gone.
    static let ledger = IdentifierLedger(entries: [
        .init(id: "acme/Embed-1", identifier: "embed1"),
        .init(id: "acme/Old-7B", identifier: "old7B", lastSeen: "2026-08-22", absentSince: "2026-10-15"),
        .init(id: "acme/Tiny-1B", identifier: "tiny1B"),
        .init(id: "acme/Tiny-1B-fast", identifier: "tiny1BFast"),
    ])

    /// The two days.
    static func snapshots() throws -> [Snapshot] {
        let embedding = ModelFacts.sample(
            id: "acme/Embed-1",
            name: "Embed 1",
            kind: "embedding",
            input: 10_000,
            output: 0,
            useCases: [],
            tags: [],
            quantization: nil,
            license: nil,
            embeddingDimensions: 4096,
            createdOn: nil
        )
        let old = ModelFacts.sample(
            id: "acme/Old-7B",
            name: "Old 7B",
            input: 658_000,
            license: LicenseFacts(name: "MIT", url: nil)
        )
        return [
            try .sample("2026-08-22", [embedding, old, .sample(id: "acme/Tiny-1B", name: "Tiny 1B", input: 50_000)]),
            try .sample(
                "2026-10-15",
                [
                    embedding, .sample(id: "acme/Tiny-1B", name: "Tiny 1B"),
                    .sample(
                        id: "acme/Tiny-1B-fast",
                        name: "Tiny 1B",
                        input: 120_000,
                        useCases: ["function_calling", "image"]
                    ),
                ]
            ),
        ]
    }
}
