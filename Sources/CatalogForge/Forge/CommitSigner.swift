// SPDX-License-Identifier: Apache-2.0

/// A forge that signs the commits that are made by its API.
package protocol CommitSigner: Sendable {
    /// Has the forge make a commit; no branch has it yet.
    ///
    /// - Returns: The commit, with its signature.
    /// - Throws: ``ForgeError``, with the reason `notSigned` where the forge made it and did not sign it.
    func signed(_ unsigned: UnsignedCommit) throws(ForgeError) -> SignedCommit
}
