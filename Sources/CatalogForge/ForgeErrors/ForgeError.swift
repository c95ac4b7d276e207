// SPDX-License-Identifier: Apache-2.0

/// What a forge did not do, with the cause.
package struct ForgeError: Error, Sendable, Equatable {
    /// The cause.
    package let reason: Reason

    /// The kind of the forge.
    package let kind: ForgeKind

    /// The host of the forge.
    package let host: String

    /// What was wanted, as words that follow "could not"; of this tool, without anything from outside.
    package let operation: String

    /// Creates an error.
    package init(reason: Reason, kind: ForgeKind, host: String, operation: String) {
        self.reason = reason
        self.kind = kind
        self.host = host
        self.operation = operation
    }

    /// How a caller should treat the failure; the executable maps it to its exit status.
    package enum Category: String, Sendable, Equatable {
        /// The credential is not accepted, or does not allow this.
        case refused

        /// The forge asks to be left alone for a while.
        case tryAgainLater

        /// The forge or the network is at fault.
        case unavailable

        /// There is no such thing, or none that the credential may see.
        case notFound

        /// The forge understood and will never do this.
        case invalid

        /// The program that makes the calls is not where it should be; nothing was contacted.
        case incomplete
    }
}
