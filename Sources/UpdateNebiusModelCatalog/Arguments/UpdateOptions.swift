// SPDX-License-Identifier: Apache-2.0

import CatalogCore

/// What `update` was asked for.
struct UpdateOptions: Equatable, Sendable {
    /// The directory with `snapshots/`, or nil to look for it.
    var root: String?

    /// Where the answer is read from, or nil for the public catalog.
    var source: CatalogSource?

    /// The date as `YYYY-MM-DD`, checked in its shape only, or nil for today.
    var date: String?

    /// How the answer came about, if said.
    var sourceKind: SnapshotSource.Kind?

    /// What is said about the fetch.
    var network = NetworkOptions()

    /// How findings are printed.
    var format = OutputFormat.text

    /// What every verb lets the user say about its output.
    var console = ConsoleOptions()
}

extension UpdateOptions {
    /// Reads the options of the verb.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        root = try arguments.value(of: OptionTable.root)
        source = try arguments.value(of: OptionTable.from)
        date = try arguments.value(of: OptionTable.date)
        sourceKind = try arguments.value(of: OptionTable.sourceKind)
        network = try NetworkOptions(arguments)
        try network.judge(beside: source, verb: arguments.verb)
        format = try arguments.format()
        console = try ConsoleOptions(arguments)
    }
}
