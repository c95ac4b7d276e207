// SPDX-License-Identifier: Apache-2.0

/// What happens when the last part of a path is a symbolic link.
enum LinkTreatment: Sendable {
    /// The link's target is meant.
    case followed
    /// The link itself is meant, which for most purposes is a refusal.
    case notFollowed
}
