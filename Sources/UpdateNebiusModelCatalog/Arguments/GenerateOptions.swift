// SPDX-License-Identifier: Apache-2.0

/// What `generate` was asked for.
struct GenerateOptions: Equatable, Sendable {
    /// The directory with `snapshots/`, or nil to look for it.
    var root: String?

    /// How findings are printed.
    var format = OutputFormat.text

    /// What every verb lets the user say about its output.
    var console = ConsoleOptions()
}

extension GenerateOptions {
    /// Reads the options of the verb.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        root = try arguments.value(of: OptionTable.root)
        format = try arguments.format()
        console = try ConsoleOptions(arguments)
    }
}
