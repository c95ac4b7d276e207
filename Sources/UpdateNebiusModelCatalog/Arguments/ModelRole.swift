// SPDX-License-Identifier: Apache-2.0

/// What the models of a kind are for.
enum ModelRole: String, ArgumentWord {
    /// They generate text.
    case generative
    /// They turn text into vectors.
    case embedding
    /// Neither, such as models that generate images.
    case other
}
