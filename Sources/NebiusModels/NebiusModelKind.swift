// SPDX-License-Identifier: Apache-2.0

/// What a model turns into what, such as `text2text`, `image2text` or `embedding`.
///
/// The words are those of `flavors[].model_type` in the public catalog. There is a constant for every kind of the
/// committed snapshots. A `text2text` model may read images all the same; ask for
/// ``NebiusModel/Capabilities/vision`` instead of comparing kinds.
public struct NebiusModelKind: NebiusWord {
    /// The kind as the catalog spells it.
    public let rawValue: String

    /// Makes the kind that is spelled with exactly the bytes of `rawValue`.
    ///
    /// - Parameter rawValue: A kind, such as `text2text`; any string is accepted.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
