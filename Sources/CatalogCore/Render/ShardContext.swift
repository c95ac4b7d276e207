// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A shard as templates see it: its identifier, where it is declared and where it is used.
enum ShardContext {
    /// `name.declaration` and `name.reference`.
    static let memberSchemas: [(name: String, schema: TemplateSchema)] = [
        ("name", .record([("declaration", .text), ("reference", .text)]))
    ]

    /// An element of the list of all shards.
    static let schema: TemplateSchema = .record(CatalogContext.elementSchemas + memberSchemas)

    /// The values of a shard.
    static func members(of shard: CatalogShard) -> TemplateRecord {
        ["name": ["declaration": .text(shard.name), "reference": .text(shard.name)]]
    }
}
