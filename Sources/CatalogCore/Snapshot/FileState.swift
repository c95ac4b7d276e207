// SPDX-License-Identifier: Apache-2.0

/// What stands at a path.
///
/// The core never opens a file: the executable looks, and hands over what it saw.
package enum FileState: Hashable, Sendable {
    /// A regular file with these bytes.
    case bytes([UInt8])
    case missing
    case directory
    case symbolicLink
    /// A device, a socket, a pipe.
    case notRegular
    /// A regular file with more bytes than the limit.
    case tooLarge(limit: Int)
    /// Something is there and cannot be read, for the reason that the system gives.
    case unreadable(String)
}
