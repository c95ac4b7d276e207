// SPDX-License-Identifier: Apache-2.0

/// What a fetch without an error comes to.
package enum FetchOutcome: Sendable, Equatable {
    /// An answer.
    case answered(FetchedAnswer)

    /// The server has the same answer as before (304); only where validators were sent.
    case notModified
}
