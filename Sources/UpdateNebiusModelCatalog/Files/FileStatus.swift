// SPDX-License-Identifier: Apache-2.0

/// What the file system says about a file without reading it.
struct FileStatus: Equatable, Sendable {
    /// What kind of file it is.
    let kind: FileKind

    /// The size in bytes at that moment; without meaning for anything but regular files.
    let byteCount: Int

    /// How many names it has; 0 once the last one was removed.
    let nameCount: Int
}
