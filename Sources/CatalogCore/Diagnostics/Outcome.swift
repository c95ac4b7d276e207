// SPDX-License-Identifier: Apache-2.0

/// What a finding means for the run, in the terms of the exit statuses.
///
/// Status 1 never means "could not run", and 64 or more always does, so a finding carries which of the two it is.
package enum Outcome: Hashable, Sendable, CaseIterable {
    /// The run did its job and found something: the catalog is rejected, or a file is stale.
    case finding
    /// One of the project's own committed files is malformed.
    case malformedCommittedFile
    /// An input is missing.
    case missingInput
    /// The answer is not JSON, or not a catalog of ours at all.
    case unusableAnswer
    /// A file exists and cannot be read.
    case unreadableFile
}
