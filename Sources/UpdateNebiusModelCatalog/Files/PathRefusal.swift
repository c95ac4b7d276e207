// SPDX-License-Identifier: Apache-2.0

/// Why a path is not taken as one below a root.
enum PathRefusal: Error, CaseIterable, Sendable {
    /// There is no path.
    case empty
    /// It starts at the root of the file system.
    case absolute
    /// A name between two slashes, or after the last one, is empty.
    case emptyName
    /// A name is `.`.
    case currentDirectory
    /// A name is `..`.
    case parentDirectory
    /// A name is `.git`, where a file could become a program that git runs.
    case gitDirectory
    /// There is a control character, NUL among them.
    case controlCharacter

    /// The reason as the second half of a sentence about the path.
    var reason: String {
        switch self {
        case .empty: "the path is empty"
        case .absolute: "the path is absolute; it must be relative to the root"
        case .emptyName: "the path has an empty part"
        case .currentDirectory: "the path has a '.' part"
        case .parentDirectory: "the path has a '..' part, which may lead out of the root"
        case .gitDirectory: "the path leads into git's own files"
        case .controlCharacter: "the path has a control character"
        }
    }
}
