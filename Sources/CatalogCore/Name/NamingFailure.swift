// SPDX-License-Identifier: Apache-2.0

/// Why a newcomer has no identifier.
struct NamingFailure: Error, Hashable {
    /// What stands in the way.
    let reason: NamingProblem.Reason
}
