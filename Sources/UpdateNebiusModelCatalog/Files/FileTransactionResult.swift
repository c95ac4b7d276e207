// SPDX-License-Identifier: Apache-2.0

/// What a transaction did, as paths relative to the root, each list in the order in which the paths were given.
struct FileTransactionResult: Equatable, Sendable {
    /// The files that were created or replaced.
    var written: [String] = []

    /// The files that already had these bytes and were not touched.
    var unchanged: [String] = []

    /// The files that were removed; those that were not there are left out.
    var deleted: [String] = []
}
