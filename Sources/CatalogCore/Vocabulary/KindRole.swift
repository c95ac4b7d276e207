// SPDX-License-Identifier: Apache-2.0

/// What models of a kind are for.
package enum KindRole: String, Hashable, Sendable, CaseIterable {
    /// Generates text: gets a `NebiusModelName`, and both its prices must be above zero.
    case generative
    /// Makes embeddings: no chat adapter can use it, and its output may cost nothing.
    case embedding
    /// Anything else; its output may cost nothing, too.
    case other
}
