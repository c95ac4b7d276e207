// SPDX-License-Identifier: Apache-2.0

extension NebiusModelCatalog {
    /// The served models that generate text, in the order of ``all``; exactly those with a ``Entry/name``.
    public static let generative: [Entry] = all.filter { $0.role == .generative }

    /// The served models that turn text into vectors, in the order of ``all``.
    public static let embeddings: [Entry] = all.filter { $0.role == .embedding }

    /// The served model with this id, or `nil` when the snapshot has none.
    ///
    /// Complexity: O(n) in the length of the id, whatever the number of models; the first lookup builds the index.
    ///
    /// - Parameter id: The id of a model; its bytes must be those of ``Entry/id``.
    public static subscript(id: String) -> Entry? {
        // A dictionary compares strings by canonical equivalence, which even ASCII ids can be subject to: the Kelvin sign is
        // equivalent to K.
        guard let position = CatalogIndex.positionByID[id], all[position].id.utf8.elementsEqual(id.utf8) else {
            return nil
        }
        return all[position]
    }

    /// The served generative model with this name, or `nil` when the snapshot has none.
    ///
    /// Complexity: O(n) in the length of the name, whatever the number of models; the first lookup builds the index.
    ///
    /// - Parameter name: The name of a model. The id of an embedding model is no name, so it finds nothing.
    public static subscript(name: NebiusModelName) -> Entry? {
        guard let entry = self[name.rawValue], entry.role == .generative else { return nil }
        return entry
    }

    /// The served model with this id, or `nil` when the snapshot has none.
    ///
    /// The same as the subscript without a label.
    ///
    /// - Parameter id: The id of a model; its bytes must be those of ``Entry/id``.
    public static subscript(id id: String) -> Entry? {
        self[id]
    }

    /// The served generative model with this name, or `nil` when the snapshot has none.
    ///
    /// The same as the subscript without a label.
    ///
    /// - Parameter name: The name of a model. The id of an embedding model is no name, so it finds nothing.
    public static subscript(name name: NebiusModelName) -> Entry? {
        self[name]
    }
}

/// Where in ``NebiusModelCatalog/all`` each id is.
///
/// Outside of the catalog, whose every name may one day be that of a model.
private enum CatalogIndex {
    static let positionByID: [String: Int] = {
        let all = NebiusModelCatalog.all
        var positions: [String: Int] = [:]
        positions.reserveCapacity(all.count)
        for (position, entry) in all.enumerated() where positions[entry.id] == nil {
            positions[entry.id] = position
        }
        return positions
    }()
}
