// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The models whose generated source goes into one file of several, so that files do not grow with the catalog.
///
/// Up to ``maximumModels`` that were ever listed there is one shard. Above, the shard of a model is the first letter of
/// its id. Neither ever changes back: a new model rewrites the files of one letter, and a removed one moves inside of
/// them.
struct CatalogShard: Hashable, Sendable {
    /// The number of models from which on the files are divided, removed and pruned ones included.
    static let maximumModels = 150

    /// The letter in lower case, `other`, or `all` for the only shard; a Swift identifier.
    let name: String

    /// What stands for `{shard}` in a file name: nothing for the only shard.
    var fileSuffix: String { Self.fileSuffix(name) }

    /// What can stand for `{shard}` in a file name.
    static let fileSuffixes: [String] =
        ([only, other] + (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }).map(fileSuffix)

    private static let only = "all"
    private static let other = "other"

    private static func fileSuffix(_ name: String) -> String { name == only ? "" : "-" + name.uppercased() }

    /// The shards that the models of a catalog are in, sorted by name.
    ///
    /// - Complexity: O(*n*) in the number of models.
    static func shards(of catalog: RenderedCatalog) -> [CatalogShard] {
        guard catalog.identifierCount > maximumModels else { return [CatalogShard(name: only)] }
        let ids = catalog.models.map(\.facts.id) + catalog.removedModels.map(\.model.facts.id)
        return Set(ids.map(name)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { CatalogShard(name: $0) }
    }

    /// The name of the shard of a model in a divided catalog.
    static func name(for id: String) -> String {
        guard let first = id.utf8.first, first.isASCIILetterOrDigit, !(0x30...0x39).contains(first) else {
            return other
        }
        return String(Unicode.Scalar(first)).lowercased()
    }
}
