// SPDX-License-Identifier: Apache-2.0

/// A change to the disk that a transaction is about to make.
///
/// Announced before it happens, so that a test can let any one of them fail and look at what is left.
enum FileTransactionStep: Equatable, Sendable {
    /// The file that a killed run left behind is removed.
    case removeLeftover(path: String)
    /// A missing directory is created.
    case createDirectory(path: String)
    /// The temporary file beside the path is created, to be filled with the new bytes.
    case stage(path: String)
    /// The bytes of the temporary file are brought to the disk.
    case flush(path: String)
    /// The temporary file gets its name.
    case replace(path: String)
    /// The file is removed.
    case delete(path: String)
    /// The names in the directory are brought to the disk.
    case synchronize(directory: String)
}
