// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// Where the facts of one served model stand in the text they were read from.
///
/// Places are found when they are asked for: most facts never need one.
package struct FactPlaces: Sendable {
    /// The object of the model.
    let model: JSONNode
    /// The object of what is served; the model itself in a snapshot and in the verbose shape.
    let flavor: JSONNode

    package init(model: JSONNode, flavor: JSONNode) {
        self.model = model
        self.flavor = flavor
    }

    /// The place of a fact, or of the model when the text does not state that fact.
    ///
    /// - Parameter field: The name of the fact in a snapshot; empty for the model as a whole.
    /// - Returns: The place in the text.
    /// - Complexity: O(members of the object).
    package func place(of field: String) -> DiagnosticPlace {
        let node = Self.keys(of: field).lazy.compactMap { flavor[$0] ?? model[$0] }.first
        return DiagnosticPlace(node ?? flavor["model_id"] ?? flavor["id"] ?? flavor)
    }

    /// What a fact is called in a snapshot and in the two shapes of an answer.
    private static func keys(of field: String) -> [String] {
        switch field {
        case "kind": ["model_type", "kind"]
        case "name": ["model_name", "name"]
        case "createdOn": ["created_at", "createdOn", "created"]
        case "contextWindowTokens": ["max_model_len", "contextWindowTokens", "context_length"]
        case "embeddingDimensions": ["embedding_dimensions", "embeddingDimensions"]
        case "inputUSDPerMillionTokens", "prices":
            ["input_price_per_million_tokens", "inputUSDPerMillionTokens", "pricing"]
        case "outputUSDPerMillionTokens": ["output_price_per_million_tokens", "outputUSDPerMillionTokens", "pricing"]
        case "useCases": ["use_cases", "useCases", "supported_features"]
        default: field.isEmpty ? [] : [field]
        }
    }
}
