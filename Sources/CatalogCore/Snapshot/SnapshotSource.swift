// SPDX-License-Identifier: Apache-2.0

/// Where the facts of a snapshot are from.
package struct SnapshotSource: Hashable, Sendable {
    /// How the answer came about.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The bytes are what the server sent.
        case recorded
        /// The bytes were put together from other public records, in the shape of an answer.
        case transcribed
    }

    package let kind: Kind
    /// The address that gave the answer, or that the transcription stands for.
    package let url: String
    /// The size of the answer.
    package let byteCount: Int
    /// The SHA-256 of the answer, as 64 lower-case hexadecimal digits.
    package let sha256: String

    package init(kind: Kind, url: String, byteCount: Int, sha256: String) {
        self.kind = kind
        self.url = url
        self.byteCount = byteCount
        self.sha256 = sha256
    }
}
