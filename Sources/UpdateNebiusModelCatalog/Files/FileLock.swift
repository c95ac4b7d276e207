// SPDX-License-Identifier: Apache-2.0

/// How many processes may have a lock at the same time.
enum FileLock: Equatable, Sendable {
    /// Those that have a shared one, too; a file that is open for reading is enough, also on a network.
    case shared
    /// One alone.
    case exclusive
}
