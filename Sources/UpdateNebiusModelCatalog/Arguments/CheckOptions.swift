// SPDX-License-Identifier: Apache-2.0

import CatalogForge

/// What `check` was asked for.
struct CheckOptions: Equatable, Sendable {
    /// What is asked beyond the committed files.
    struct Live: Equatable, Sendable {
        /// Where upstream's answer is read from, or nil for the public catalog.
        var source: CatalogSource?

        /// What is said about the fetch.
        var network = NetworkOptions()
    }

    /// The directory with `snapshots/`, or nil to look for it.
    var root: String?

    /// A revision whose snapshots have to be there unchanged, or nil.
    var base: GitRevision?

    /// How upstream is asked, or nil to ask nobody.
    var live: Live?

    /// How findings are printed.
    var format = OutputFormat.text

    /// What every verb lets the user say about its output.
    var console = ConsoleOptions()
}

extension CheckOptions {
    /// Reads the options of the verb.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        root = try arguments.value(of: OptionTable.root)
        base = try Self.base(arguments)
        live = try Self.live(arguments)
        format = try arguments.format()
        console = try ConsoleOptions(arguments)
    }

    private static func base(_ arguments: ParsedArguments) throws(UsageError) -> GitRevision? {
        guard let text = try arguments.value(of: OptionTable.base) else { return nil }
        do throws(GitRevisionError) {
            return try GitRevision(text)
        } catch {
            throw UsageError(message: error.message, verb: arguments.verb)
        }
    }

    /// The options that are about asking upstream.
    static let liveOptions = [
        OptionTable.from.declaration, OptionTable.timeout.declaration, OptionTable.maximumBytes.declaration,
        OptionTable.cache.declaration, OptionTable.headerEnvironment.declaration,
    ]

    private static func live(_ arguments: ParsedArguments) throws(UsageError) -> Live? {
        guard arguments.contains(OptionTable.live) else {
            guard let option = liveOptions.first(where: arguments.contains) else { return nil }
            throw UsageError(
                message:
                    "\(option.spelling) of check needs \(OptionTable.live.spelling), without which nobody is asked",
                verb: arguments.verb
            )
        }
        let live = Live(
            source: try arguments.value(of: OptionTable.from),
            network: try NetworkOptions(arguments)
        )
        try live.network.judge(beside: live.source, verb: arguments.verb)
        return live
    }
}
