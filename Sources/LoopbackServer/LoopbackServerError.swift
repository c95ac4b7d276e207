// SPDX-License-Identifier: Apache-2.0

/// Why the server could not start.
package struct LoopbackServerError: Error, Sendable, Equatable {
    /// The system call that failed.
    package let call: String

    /// Its error number.
    package let errorNumber: Int32
}
