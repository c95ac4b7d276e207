// SPDX-License-Identifier: Apache-2.0

/// What models of a kind are for, as the vocabulary of the catalog declares it.
enum NebiusModelRole: String, Hashable, Sendable {
    /// They write text that a chat request can ask for.
    case generative
    /// They turn text into vectors.
    case embedding
    /// Neither.
    case other
}
