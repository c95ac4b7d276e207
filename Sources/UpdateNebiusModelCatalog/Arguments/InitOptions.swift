// SPDX-License-Identifier: Apache-2.0

/// What `init` was asked for.
struct InitOptions: Equatable, Sendable {
    /// The directory with `Package.swift`, or nil to look for it.
    var root: String?

    /// The target that the catalog is for, or nil for the only one.
    var target: String?

    /// Who may use the catalog.
    var access = CatalogAccess.public

    /// How findings are printed.
    var format = OutputFormat.text

    /// What every verb lets the user say about its output.
    var console = ConsoleOptions()
}

extension InitOptions {
    /// Reads the options of the verb.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        root = try arguments.value(of: OptionTable.root)
        target = try arguments.value(of: OptionTable.target)
        access = try arguments.value(of: OptionTable.access) ?? .public
        format = try arguments.format()
        console = try ConsoleOptions(arguments)
    }
}
