// SPDX-License-Identifier: Apache-2.0

/// The models that Nebius Token Factory served on the day of the snapshot, known at compile time.
///
/// There is one symbol for every model, lists of all of them, and lookup by id or name:
///
/// ```swift
/// let entry = NebiusModelCatalog.nemotron35Lightning
/// let candidates = NebiusModelCatalog.generative.filter {
///     $0.useCases.contains(.functionCalling) && $0.regions.contains(.usCentral1)
/// }
/// let known = NebiusModelCatalog["openai/gpt-oss-120b"]
/// ```
///
/// The symbols and their facts are generated from a reviewed snapshot of the public catalog. The symbol of a model that
/// is no longer served stays, deprecated, and says when it was last seen; such a model is in none of the lists and
/// cannot be looked up.
///
/// The catalog is no promise that a model is available. It is as old as its snapshot; check the live catalog before
/// sensitive work, and consider a dedicated endpoint, for which you make a ``NebiusModel`` yourself.
public enum NebiusModelCatalog: Sendable {}
