// SPDX-License-Identifier: Apache-2.0

/// The state of a model on the day of the snapshot, such as `active`.
///
/// The words are those of `status` in the public catalog. There is a constant for every status of the committed
/// snapshots. It is as old as the snapshot: a request can fail although the status is `active`.
public struct NebiusModelStatus: NebiusWord {
    /// The status as the catalog spells it.
    public let rawValue: String

    /// Makes the status that is spelled with exactly the bytes of `rawValue`.
    ///
    /// - Parameter rawValue: A status, such as `active`; any string is accepted.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
