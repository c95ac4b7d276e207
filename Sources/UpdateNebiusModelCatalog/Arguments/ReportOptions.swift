// SPDX-License-Identifier: Apache-2.0

/// What `report` was asked for.
struct ReportOptions: Equatable, Sendable {
    /// The folder that the page goes to.
    var output: String

    /// The directory with `snapshots/`, or nil to look for it.
    var root: String?

    /// How findings are printed.
    var format = OutputFormat.text

    /// What every verb lets the user say about its output.
    var console = ConsoleOptions()
}

extension ReportOptions {
    /// Reads the options of the verb.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        output = try arguments.requiredValue(of: OptionTable.output)
        root = try arguments.value(of: OptionTable.root)
        format = try arguments.format()
        console = try ConsoleOptions(arguments)
    }
}
