// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The models of a file as templates see them.
struct ModelRecords {
    private(set) var models: [TemplateRecord] = []
    private(set) var generativeModels: [TemplateRecord] = []
    private(set) var removedModels: [TemplateRecord] = []
    private(set) var removedNames: [TemplateRecord] = []

    /// The models of the whole catalog, and of each shard; a record is made once.
    ///
    /// - Complexity: O(*n*) in the number of models.
    static func records(
        of catalog: RenderedCatalog,
        in shards: [CatalogShard]
    ) -> (all: ModelRecords, byShard: [String: ModelRecords]) {
        var all = ModelRecords()
        var byShard: [String: ModelRecords] = [:]
        let isDivided = shards.count > 1
        func add(_ id: String, _ change: (inout ModelRecords) -> Void) {
            change(&all)
            if isDivided { change(&byShard[CatalogShard.name(for: id), default: ModelRecords()]) }
        }
        for model in catalog.models {
            let record = ModelContext.members(of: model, in: catalog)
            let isGenerative = catalog.isGenerative(model)
            add(model.facts.id) { records in
                records.models.append(record)
                if isGenerative { records.generativeModels.append(record) }
            }
        }
        for removed in catalog.removedModels {
            let record = ModelContext.members(of: removed, in: catalog)
            let isGenerative = catalog.isGenerative(removed.model)
            add(removed.model.facts.id) { records in
                records.removedModels.append(record)
                if isGenerative { records.removedNames.append(record) }
            }
        }
        for former in catalog.formerNames {
            let record = ModelContext.members(of: former, in: catalog)
            add(former.model.facts.id) { $0.removedNames.append(record) }
        }
        if !isDivided, let only = shards.first { byShard[only.name] = all }
        return (all, byShard)
    }
}
