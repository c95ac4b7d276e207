// SPDX-License-Identifier: Apache-2.0

/// A commit that a forge made and signed, as its API tells of it.
///
/// Nothing of it is trusted: the object that is made of it has the name that the forge says, or is not used.
package struct SignedCommit: Sendable, Equatable {
    /// The commit.
    package let commit: GitCommit
    /// The object without the signature.
    let payload: String
    /// The signature, in lines.
    let signature: String

    /// What the object may be: some forges end a signature with an empty line, and their API does not tell.
    var objects: [[UInt8]] {
        let bytes = Array(payload.utf8)
        let newline = UInt8(ascii: "\n")
        let ends = bytes.indices.dropLast().lazy.filter { bytes[$0] == newline && bytes[$0 + 1] == newline }
        guard let end = ends.first else { return [] }
        var header = Array(bytes[..<end])
        header += Array("\ngpgsig ".utf8)
        for byte in signature.utf8.reversed().drop(while: { $0 == newline }).reversed() {
            header.append(byte)
            // The lines after the first one begin with a space.
            if byte == newline { header.append(UInt8(ascii: " ")) }
        }
        return ["", "\n "].map { header + Array($0.utf8) + bytes[end...] }
    }
}
