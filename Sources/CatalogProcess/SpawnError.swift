// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The system did not start a process.
package struct SpawnError: Error, Sendable, Equatable {
    /// The error number of the system.
    package let errorNumber: Int32

    /// Creates an error.
    package init(errorNumber: Int32) {
        self.errorNumber = errorNumber
    }

    /// What the system says about it.
    package var words: String { String(cString: strerror(errorNumber)) }

    /// Whether the system lacked something that it may have again in a moment.
    package var isPassing: Bool { [EAGAIN, ENOMEM, EMFILE, ENFILE].contains(errorNumber) }
}
