// SPDX-License-Identifier: Apache-2.0

/// What a path turned out to be when its bytes were asked for.
///
/// Not an error type: `check` reports most of these as findings, each in its own words.
enum FileState: Equatable, Sendable {
    /// A regular file with these bytes.
    case bytes([UInt8])
    /// Nothing has this name.
    case missing
    /// A directory.
    case directory
    /// A symbolic link, whether its target exists or not; or one of the directories on the way is one.
    case symbolicLink
    /// A pipe, a device or a socket.
    case notRegular
    /// A file with more bytes than the limit.
    case tooLarge(limit: Int)
    /// The system refused, in its words.
    case unreadable(String)
}
