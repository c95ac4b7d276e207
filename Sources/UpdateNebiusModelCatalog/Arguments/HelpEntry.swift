// SPDX-License-Identifier: Apache-2.0

/// A line of a two-column list in the help.
struct HelpEntry: Equatable, Sendable {
    /// What is explained.
    let label: String

    /// The explanation.
    let text: String
}
