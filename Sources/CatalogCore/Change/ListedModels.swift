// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Everything that an answer or a snapshot lists, to be compared with the last snapshot.
package struct ListedModels: Sendable {
    /// One listed model.
    package struct Model: Sendable {
        package let facts: ModelFacts
        /// Nil when there is no text to point at.
        package let places: FactPlaces?
        /// The window in thousands of tokens that upstream states beside the exact one, in tokens; nil when it states
        /// none.
        package let roundedContextWindowTokens: Int?
        /// Whether the facts are all stated, or taken from the last snapshot.
        let isComplete: Bool
        /// Whether use cases and tags are those of upstream: the verbose shape has features, of which a missing one
        /// proves nothing.
        var statesWords = true
    }

    /// Sorted by the UTF-8 bytes of the id; of a rejected answer only the rows that passed.
    package let models: [Model]
    /// Whether every row states an id, so that an id that is not listed is really absent.
    package let namesEveryRow: Bool
    /// The list itself.
    package let place: DiagnosticPlace
    /// The UTF-8 bytes of every id that is listed, those of rejected rows too.
    private let ids: Set<[UInt8]>

    /// What an answer lists.
    ///
    /// - Parameters:
    ///   - rows: The rows that passed every rule.
    ///   - base: The snapshot that the answer is compared with; it fills in what a shape does not state.
    package init(_ rows: AcceptedRows, base: Snapshot?) {
        let models = rows.models.map { row in
            let known = base?.facts.model(id: row.id)
            return Model(
                facts: comparableFacts(of: row, like: known),
                places: row.places,
                roundedContextWindowTokens: row.roundedContextWindowTokens,
                isComplete: known != nil || rows.shape == .modelsInfo,
                statesWords: rows.shape == .modelsInfo
            )
        }
        self.models = models.sortedByBytes { $0.facts.id }
        self.ids = rows.ids
        self.namesEveryRow = rows.namesEveryRow
        self.place = rows.place
    }

    /// What a committed snapshot lists, with places in its canonical bytes.
    package init(_ snapshot: Snapshot) {
        let document = try? JSONDocument(bytes: snapshot.canonicalBytes, file: snapshot.path)
        let list = document?.root["models"]
        let nodes = list.map { Array($0.elements) } ?? []
        self.models = snapshot.facts.models.enumerated().map { index, facts in
            let node = nodes.indices.contains(index) ? nodes[index] : nil
            return Model(
                facts: facts,
                places: node.map { FactPlaces(model: $0, flavor: $0) },
                roundedContextWindowTokens: nil,
                isComplete: true
            )
        }
        self.ids = Set(snapshot.facts.models.map { Array($0.id.utf8) })
        self.namesEveryRow = true
        self.place = list.map { DiagnosticPlace($0) } ?? DiagnosticPlace(file: snapshot.path)
    }

    /// The place of a fact of a listed model, or of the list.
    func place(of field: String, in model: Model) -> DiagnosticPlace { model.places?.place(of: field) ?? place }

    /// Whether an id is listed, compared by its UTF-8 bytes.
    package func lists(_ id: String) -> Bool { ids.contains(Array(id.utf8)) }
}
