// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The models whose generated source goes into one file of several, so that no file grows without end.
///
/// Up to ``maximumModels`` there is one shard. Above, the shard of a model is the first letter of its id, which never
/// changes: a new model rewrites the files of one letter, and the others compile from their caches.
struct CatalogShard: Sendable {
    /// The number of models that one file of each template may hold.
    static let maximumModels = 150

    /// The letter in lower case, `other`, or `all` for the only shard; a Swift identifier.
    let name: String
    /// In the order of the snapshot.
    let models: [NamedModel]

    /// What stands for `{shard}` in a file name: nothing for the only shard.
    var fileSuffix: String { name == Self.only ? "" : "-" + name.uppercased() }

    private static let only = "all"

    /// Divides the served models.
    ///
    /// - Complexity: O(*n*) in the number of models.
    static func shards(of models: [NamedModel]) -> [CatalogShard] {
        guard models.count > maximumModels else { return [CatalogShard(name: only, models: models)] }
        let groups = Dictionary(grouping: models) { name(for: $0.facts.id) }
        return groups.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { CatalogShard(name: $0, models: groups[$0] ?? []) }
    }

    private static func name(for id: String) -> String {
        guard let first = id.utf8.first, first.isASCIILetterOrDigit, !(0x30...0x39).contains(first) else {
            return "other"
        }
        return String(Unicode.Scalar(first)).lowercased()
    }
}
