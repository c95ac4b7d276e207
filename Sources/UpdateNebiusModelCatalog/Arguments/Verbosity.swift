// SPDX-License-Identifier: Apache-2.0

/// How much the tool tells beside its findings.
enum Verbosity: Equatable, Sendable {
    /// Errors only.
    case quiet
    /// What was done.
    case normal
    /// Each step.
    case verbose
}
