// SPDX-License-Identifier: Apache-2.0

/// What happens to a directory that is not there when a path is walked.
enum MissingDirectory: Sendable {
    /// It is created.
    case created
    /// The walk ends without a result.
    case reported
}
