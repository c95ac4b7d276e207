// SPDX-License-Identifier: Apache-2.0

extension NebiusModelCatalog {
    /// Every model that the snapshot lists, in the order of the UTF-8 bytes of the ids.
    public static var all: [Entry] { ServedModels.table.entries }

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
        ServedModels.table[id]
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
