// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// An answer of the catalog with what is known about where it is from.
package struct CatalogAnswer: Sendable {
    package let bytes: [UInt8]
    /// What findings call it: the path or URL as the user gave it, or `<standard input>`.
    package let name: String
    /// How the answer came about.
    package let kind: SnapshotSource.Kind
    /// The address that gave the answer, or that it stands for.
    package let url: String

    package init(bytes: [UInt8], name: String, kind: SnapshotSource.Kind, url: String) {
        self.bytes = bytes
        self.name = name
        self.kind = kind
        self.url = url
    }

    /// The provenance that a snapshot of this answer states.
    package var source: SnapshotSource {
        SnapshotSource(kind: kind, url: url, byteCount: bytes.count, sha256: SHA256.hexDigest(of: bytes))
    }
}
