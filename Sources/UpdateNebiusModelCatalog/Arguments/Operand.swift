// SPDX-License-Identifier: Apache-2.0

/// A word of the command line that is told by its place.
struct Operand: Equatable, Sendable {
    /// The name in usage and messages, in capitals.
    let name: String

    /// What it is, in one sentence.
    let help: String

    /// Whether the verb cannot do without it.
    let isRequired: Bool
}
