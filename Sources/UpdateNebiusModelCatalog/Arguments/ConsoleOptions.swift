// SPDX-License-Identifier: Apache-2.0

/// What every verb lets the user say about its output.
struct ConsoleOptions: Equatable, Sendable {
    /// Whether to colour.
    var color = ColorChoice.automatic

    /// How much to tell.
    var verbosity = Verbosity.normal
}

extension ConsoleOptions {
    /// Reads the options of every verb.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        color = try arguments.value(of: OptionTable.color) ?? .automatic
        let isQuiet = arguments.contains(OptionTable.quiet)
        let isVerbose = arguments.contains(OptionTable.verbose)
        guard !(isQuiet && isVerbose) else {
            throw UsageError(
                message: "\(OptionTable.quiet.spelling) and \(OptionTable.verbose.spelling) contradict each other",
                verb: arguments.verb
            )
        }
        verbosity = isQuiet ? .quiet : isVerbose ? .verbose : .normal
    }
}
