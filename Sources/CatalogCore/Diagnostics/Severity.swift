// SPDX-License-Identifier: Apache-2.0

/// How much a finding weighs.
package enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Nothing is written while one of these stands.
    case error
    /// Written, and worth a look.
    case warning
    /// Said for the record.
    case note
}
