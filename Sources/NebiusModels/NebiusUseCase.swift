// SPDX-License-Identifier: Apache-2.0

/// What the catalog says a model is for, such as `function_calling`.
///
/// The words are those of `flavors[].use_cases` in the public catalog. There is a constant for every use case of the
/// committed snapshots. A missing word proves nothing: models are known that can do more than they list.
public struct NebiusUseCase: NebiusWord {
    /// The use case as the catalog spells it.
    public let rawValue: String

    /// Makes the use case that is spelled with exactly the bytes of `rawValue`.
    ///
    /// - Parameter rawValue: A use case, such as `context_and_rag`; any string is accepted.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
