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
        let whole = CatalogShard(
            name: "all",
            models: catalog.models,
            removedModels: catalog.removedModels,
            formerNames: catalog.formerNames
        )
        let allModels = CatalogContext.members(of: whole, in: catalog)
        self.common = CatalogContext.members(of: catalog, shards: shards).members
        self.allModels = allModels
        self.shards = shards.map { shard in
            (shard, shards.count == 1 ? allModels : CatalogContext.members(of: shard, in: catalog))
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
