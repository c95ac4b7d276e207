// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The values behind the names of templates, made once for all templates.
struct CatalogValues {
    private let common: [(name: String, value: TemplateValue)]
    /// Those of all models, for a file of its own.
    private let allModels: [(name: String, value: TemplateValue)]
    private let shards: [(shard: CatalogShard, models: [(name: String, value: TemplateValue)])]

    /// - Complexity: O(*n*) in the number of models.
    init(_ catalog: RenderedCatalog) {
        let shards = CatalogShard.shards(of: catalog)
        let records = ModelRecords.records(of: catalog, in: shards)
        common = CatalogContext.members(of: catalog, shards: shards).members
        allModels = CatalogContext.members(of: records.all)
        self.shards = shards.map { shard in
            (shard, CatalogContext.members(of: records.byShard[shard.name] ?? ModelRecords()))
        }
    }

    /// The files that an output writes, and the value that its template is filled with for each.
    func files(of output: OutputDeclaration) -> [(file: String, value: TemplateValue)] {
        let common = common + OutputContext.members(of: output)
        guard output.isPerShard else { return [(output.file, .record(TemplateRecord(common + allModels)))] }
        return shards.map { shard, models in
            let name: [(name: String, value: TemplateValue)] = [
                (name: "shard", value: .record(ShardContext.members(of: shard)))
            ]
            return (output.file(withSuffix: shard.fileSuffix), .record(TemplateRecord(common + models + name)))
        }
    }
}
