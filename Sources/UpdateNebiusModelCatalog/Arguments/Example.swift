// SPDX-License-Identifier: Apache-2.0

/// A command line that shows a verb at work.
struct Example: Equatable, Sendable {
    /// The words after the name of the tool, with single spaces between them.
    let arguments: String

    /// What the command does, in one sentence.
    let effect: String

    /// An example with its explanation.
    init(_ arguments: String, does effect: String) {
        self.arguments = arguments
        self.effect = effect
    }

    /// The line as it is typed.
    var commandLine: String {
        arguments.isEmpty ? Tool.name : "\(Tool.name) \(arguments)"
    }
}
