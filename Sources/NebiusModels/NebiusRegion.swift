// SPDX-License-Identifier: Apache-2.0

/// A region in which a model is served, such as `us-central1`.
///
/// The words are the `name`s of the entries of `flavors[].regions` in the public catalog. There is a constant for every
/// region of the committed snapshots. A region says where the shared endpoint of a model runs; it is not a promise
/// about where data is stored.
public struct NebiusRegion: NebiusWord {
    /// The region as the catalog spells it.
    public let rawValue: String

    /// Makes the region that is spelled with exactly the bytes of `rawValue`.
    ///
    /// - Parameter rawValue: The name of a region, such as `eu-north1`; any string is accepted.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
