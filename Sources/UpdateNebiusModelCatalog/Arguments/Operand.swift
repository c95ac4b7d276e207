// SPDX-License-Identifier: Apache-2.0

/// A word of the command line that is told by its place.
struct Operand: Equatable, Sendable {
    /// The name in usage and messages, in capitals.
    let name: String

    /// What it is, in one sentence.
    let help: String

    /// Whether the verb cannot do without it.
    let isRequired: Bool

    /// Whether it may be given any number of times; only the last operand of a verb may.
    var isRepeated = false

    /// The operand as a usage line shows it.
    var label: String {
        let label = isRepeated ? "\(name)..." : name
        return isRequired ? label : "[\(label)]"
    }
}
