// SPDX-License-Identifier: Apache-2.0

/// What a chat adapter needs to know to use a generative model: its id and what it can do.
///
/// Take it from the catalog (``NebiusModelCatalog/Entry/model``), or make one for a model that the catalog does not
/// have, such as a dedicated endpoint:
///
/// ```swift
/// let model = NebiusModel(id: "provider/model-full", fastVariantID: "provider/model-fast", capabilities: .fullText)
/// ```
public struct NebiusModel: Hashable, Sendable, Identifiable {
    /// The id to send as `model` in a request; exact bytes.
    public let id: String

    /// The id of the variant that answers faster at a higher price, or `nil` when there is none.
    ///
    /// The catalog sets it only when it lists a model whose id is this id with `-fast` at its end.
    public let fastVariantID: String?

    /// What the model can do, as far as it is declared.
    public let capabilities: Capabilities

    /// Makes a model.
    ///
    /// - Parameters:
    ///   - id: The id to send as `model` in a request.
    ///   - fastVariantID: The id of the faster variant, if there is one.
    ///   - capabilities: What the model can do.
    public init(id: String, fastVariantID: String? = nil, capabilities: Capabilities) {
        self.id = id
        self.fastVariantID = fastVariantID
        self.capabilities = capabilities
    }
}
