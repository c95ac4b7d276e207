// SPDX-License-Identifier: Apache-2.0

/// What `explain` was asked for.
struct ExplainOptions: Equatable, Sendable {
    /// What to explain.
    enum Topic: Equatable, Sendable {
        /// The rule of this code, or the model of this id or identifier; not judged yet.
        case subject(String)
        /// All rules.
        case list
    }

    /// What to explain.
    var topic: Topic

    /// The directory with `snapshots/`, or nil to look for it.
    var root: String?

    /// How it is printed.
    var format = OutputFormat.text

    /// What every verb lets the user say about its output.
    var console = ConsoleOptions()
}

extension ExplainOptions {
    /// Reads the words and options of the verb.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        topic = try Self.topic(arguments)
        root = try arguments.value(of: OptionTable.root)
        format = try arguments.format()
        console = try ConsoleOptions(arguments)
    }

    /// The code or the list, of which one must be given.
    private static func topic(_ arguments: ParsedArguments) throws(UsageError) -> Topic {
        let list = OptionTable.list
        switch (arguments.operand(0), arguments.contains(list)) {
        case (let subject?, false):
            return .subject(subject)
        case (nil, true):
            return .list
        case (nil, false):
            throw UsageError(message: "explain needs CODE, ID, IDENTIFIER or \(list.spelling)", verb: arguments.verb)
        case (_?, true):
            throw UsageError(message: "give one thing to explain or \(list.spelling), not both", verb: arguments.verb)
        }
    }
}
