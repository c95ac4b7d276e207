// SPDX-License-Identifier: Apache-2.0

/// Why the operating system refused an operation.
///
/// Carries the few conditions that the code acts on as cases and everything else as text only, so that no other file
/// needs the platform's error numbers.
struct SystemError: Error, Equatable, Sendable {
    /// The conditions that some caller treats in its own way.
    enum Condition: Equatable, Sendable {
        /// ENOENT.
        case noSuchFile
        /// ENOTDIR: something that is used as a directory is none.
        case notADirectory
        /// ELOOP: a symbolic link where links are not followed, or too many of them.
        case symbolicLink
        /// EEXIST.
        case alreadyExists
        /// EPIPE: nobody reads the other end any more.
        case readerGone
        /// EAGAIN: the descriptor is in non-blocking mode and not ready.
        case notReady
        /// EINVAL, ENOTSUP or ENOLCK: this kind of file, or this file system, cannot do that.
        case notSupported
        /// EPERM or EACCES.
        case notPermitted
        /// Anything else.
        case other
    }

    /// What happened, as far as the code needs to know.
    let condition: Condition

    /// What happened, in the words of the operating system.
    let reason: String
}
