// SPDX-License-Identifier: Apache-2.0

/// What `accept` was asked for.
struct AcceptOptions: Equatable, Sendable {
    /// The words with their lists and details as they were typed, not judged yet; at least one.
    var words: [String]

    /// The Swift identifier for the only word, not judged yet, or nil to derive each from its word.
    var swiftName: String?

    /// The directory with `snapshots/`, or nil to look for it.
    var root: String?

    /// How the result is printed.
    var format = OutputFormat.text

    /// What every verb lets the user say about its output.
    var console = ConsoleOptions()
}

extension AcceptOptions {
    /// Reads the words and options of the verb.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        _ = try arguments.requiredOperand(0)
        words = arguments.operands(from: 0)
        swiftName = try arguments.value(of: OptionTable.swiftName)
        if swiftName != nil, words.count > 1 {
            throw UsageError(
                message: "\(OptionTable.swiftName.declaration.spelling) is for one word, and \(words.count) are given",
                verb: arguments.verb
            )
        }
        root = try arguments.value(of: OptionTable.root)
        format = try arguments.format()
        console = try ConsoleOptions(arguments)
    }
}
