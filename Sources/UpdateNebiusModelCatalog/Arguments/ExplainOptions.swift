// SPDX-License-Identifier: Apache-2.0

/// What `explain` was asked for.
struct ExplainOptions: Equatable, Sendable {
    /// What to explain.
    enum Topic: Equatable, Sendable {
        /// The rule of this code, not judged yet.
        case code(String)
        /// All rules.
        case list
    }

    /// What to explain.
    var topic: Topic

    /// How it is printed.
    var format = OutputFormat.text

    /// What every verb lets the user say about its output.
    var console = ConsoleOptions()
}

extension ExplainOptions {
    /// Reads the words and options of the verb.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        topic = try Self.topic(arguments)
        format = try arguments.format()
        console = try ConsoleOptions(arguments)
    }

    /// The code or the list, of which one must be given.
    private static func topic(_ arguments: ParsedArguments) throws(UsageError) -> Topic {
        let list = OptionTable.list
        switch (arguments.operand(0), arguments.contains(list)) {
        case (let code?, false):
            return .code(code)
        case (nil, true):
            return .list
        case (nil, false):
            throw UsageError(message: "explain needs CODE or \(list.spelling)", verb: arguments.verb)
        case (_?, true):
            throw UsageError(message: "give CODE or \(list.spelling), not both", verb: arguments.verb)
        }
    }
}
