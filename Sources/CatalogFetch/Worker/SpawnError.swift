// SPDX-License-Identifier: Apache-2.0

/// The system did not start a process.
struct SpawnError: Error, Sendable, Equatable {
    /// The error number of the system.
    let errorNumber: Int32
}
