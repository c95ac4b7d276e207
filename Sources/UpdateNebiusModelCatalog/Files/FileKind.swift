// SPDX-License-Identifier: Apache-2.0

/// The kinds of file that the code tells apart.
enum FileKind: Equatable, Sendable {
    /// An ordinary file.
    case regular
    /// A directory.
    case directory
    /// A symbolic link; only seen where links are not followed.
    case symbolicLink
    /// A pipe, named or not.
    case pipe
    /// A device or a socket.
    case other
}
