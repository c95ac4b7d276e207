// SPDX-License-Identifier: Apache-2.0

/// New bytes on the disk under a temporary name, beside the file that they are for.
struct StagedFile {
    /// The directory that both are in.
    let directory: Directory

    /// The name of the temporary file.
    let temporaryName: String

    /// The open file, which is locked as long as it is open: a temporary file without a lock is a leftover.
    let descriptor: FileDescriptor

    /// The path of the file that the bytes are for.
    let path: RelativePath
}
