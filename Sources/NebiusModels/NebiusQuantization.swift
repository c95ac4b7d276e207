// SPDX-License-Identifier: Apache-2.0

/// The number format in which the weights of a model are served, such as `fp8`.
///
/// The words are those of `flavors[].quantization` in the public catalog. There is a constant for every quantization of
/// the committed snapshots. The same model can change it without changing its id.
public struct NebiusQuantization: NebiusWord {
    /// The quantization as the catalog spells it.
    public let rawValue: String

    /// Makes the quantization that is spelled with exactly the bytes of `rawValue`.
    ///
    /// - Parameter rawValue: A quantization, such as `bf16`; any string is accepted.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
