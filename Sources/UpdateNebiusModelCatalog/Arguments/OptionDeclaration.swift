// SPDX-License-Identifier: Apache-2.0

/// An option as the command line knows it: how it is written, what takes it and what it is for.
///
/// Parsing, help and error messages all come from here, so that they cannot drift apart.
struct OptionDeclaration: Equatable, Sendable {
    /// The name without its dashes.
    let name: String

    /// The one-letter name without its dash, where there is one.
    var letter: String?

    /// What stands for the value in help and messages; nil for an option without value.
    var valueName: String?

    /// What it does, in one or two sentences.
    let help: String

    /// The verbs that take it.
    let verbs: [Verb]

    /// Whether these verbs cannot do without it.
    var isRequired = false

    /// The option as it is written, without value.
    var spelling: String { "--\(name)" }

    /// The option as it is written, with its value.
    var label: String { valueName.map { "\(spelling) \($0)" } ?? spelling }
}
