// SPDX-License-Identifier: Apache-2.0

/// The models whose facts differ from upstream, with their corrections.
package struct CorrectedFacts: Sendable {
    /// By the UTF-8 bytes of the id.
    private var factsByID: [[UInt8]: ModelFacts] = [:]
    private var correctionsByID: [[UInt8]: [Correction]] = [:]

    init() {}

    /// Every corrected model, sorted by the UTF-8 bytes of the id.
    package var models: [ModelFacts] {
        factsByID.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }

    /// The facts of a model as the generated catalog states them.
    package func facts(of model: ModelFacts) -> ModelFacts {
        factsByID[Array(model.id.utf8)] ?? model
    }

    /// What was corrected of a model, sorted by field.
    package func corrections(of id: String) -> [Correction] {
        correctionsByID[Array(id.utf8)] ?? []
    }

    /// Takes the corrected facts of a model.
    mutating func set(_ facts: ModelFacts, by corrections: [Correction]) {
        factsByID[Array(facts.id.utf8)] = facts
        correctionsByID[Array(facts.id.utf8)] = corrections
    }
}
