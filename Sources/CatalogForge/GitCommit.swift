// SPDX-License-Identifier: Apache-2.0

/// The full hash of a commit that a repository has.
package struct GitCommit: Hashable, Sendable {
    /// 40 or 64 small hexadecimal digits.
    package let hash: String

    /// Takes a hash over; nil if it is not a full one.
    package init?(hash: String) {
        guard GitObjectName.isFull(hash.utf8) else { return nil }
        self.hash = hash
    }
}
