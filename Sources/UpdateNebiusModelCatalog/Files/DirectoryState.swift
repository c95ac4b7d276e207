// SPDX-License-Identifier: Apache-2.0

/// What a path turned out to be when the names in it were asked for.
enum DirectoryState: Equatable, Sendable {
    /// A directory with these names, sorted by their UTF-8 bytes, without `.` and `..`.
    case names([String])
    /// Nothing has this name.
    case missing
    /// A symbolic link, which is not followed.
    case symbolicLink
    /// A file of any other kind.
    case notADirectory
    /// A directory with more names than the limit.
    case tooMany(limit: Int)
    /// The system refused, in its words.
    case unreadable(String)
}
