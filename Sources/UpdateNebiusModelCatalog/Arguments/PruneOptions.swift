// SPDX-License-Identifier: Apache-2.0

/// What `prune` was asked for.
struct PruneOptions: Equatable, Sendable {
    /// The exact ids of removed models; at least one.
    var ids: [String]

    /// The directory with `snapshots/`, or nil to look for it.
    var root: String?

    /// How findings are printed.
    var format = OutputFormat.text

    /// What every verb lets the user say about its output.
    var console = ConsoleOptions()
}

extension PruneOptions {
    /// Reads the words and options of the verb.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        _ = try arguments.requiredOperand(0)
        ids = arguments.operands(from: 0)
        root = try arguments.value(of: OptionTable.root)
        format = try arguments.format()
        console = try ConsoleOptions(arguments)
    }
}
