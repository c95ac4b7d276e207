// SPDX-License-Identifier: Apache-2.0

/// A file as it shall be.
struct FileWrite: Equatable, Sendable {
    /// The path relative to the root.
    let path: String

    /// Everything that the file shall hold.
    let bytes: [UInt8]
}
