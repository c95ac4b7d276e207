// SPDX-License-Identifier: Apache-2.0

/// What a descriptor is waited for.
enum Readiness: Sendable {
    /// There is something to read, or the end was reached.
    case readable
    /// There is room to write, or the reader is gone.
    case writable
}
