// SPDX-License-Identifier: Apache-2.0

/// The name of a generative model: the id to send as `model` in a request.
///
/// There is a constant for every generative model that the catalog has or had, such as `.nemotron35Lightning`; that of
/// a model no longer served is deprecated. Any other id can be named too, for example that of a dedicated endpoint:
/// `NebiusModelName("provider/model")`. A name alone does not say that the catalog has such a model; look it up with
/// ``NebiusModelCatalog``.
///
/// Embedding models have no name, because no chat request can use them.
public struct NebiusModelName: NebiusWord {
    /// The id of the model as the catalog spells it.
    public let rawValue: String

    /// Makes the name whose id is spelled with exactly the bytes of `rawValue`.
    ///
    /// - Parameter rawValue: The id of a model, such as `openai/gpt-oss-120b`; any string is accepted.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
