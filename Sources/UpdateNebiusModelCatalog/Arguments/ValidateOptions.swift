// SPDX-License-Identifier: Apache-2.0

/// What `validate` was asked for.
struct ValidateOptions: Equatable, Sendable {
    /// What to judge, a file or the standard input; nil for the newest snapshot.
    var source: CatalogSource?

    /// The snapshot that it is also judged against, a file; nil to judge it by itself.
    var against: String?

    /// The directory with `snapshots/`, or nil to look for it.
    var root: String?

    /// The limit on what is read in bytes, from 1 to 1 GiB.
    var maximumBytes = OptionTable.defaultMaximumBytes

    /// How findings are printed.
    var format = OutputFormat.text

    /// What every verb lets the user say about its output.
    var console = ConsoleOptions()
}

extension ValidateOptions {
    /// Reads the options of the verb.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        source = try Self.source(arguments)
        against = try arguments.value(of: OptionTable.against)
        if against != nil, source == nil {
            throw UsageError(
                message: "\(OptionTable.against.declaration.spelling) needs a FILE to compare",
                verb: arguments.verb
            )
        }
        root = try arguments.value(of: OptionTable.root)
        maximumBytes = try arguments.value(of: OptionTable.maximumBytes) ?? OptionTable.defaultMaximumBytes
        format = try arguments.format()
        console = try ConsoleOptions(arguments)
    }

    /// The one file that is named, either way.
    private static func source(_ arguments: ParsedArguments) throws(UsageError) -> CatalogSource? {
        let spelling = OptionTable.from.declaration.spelling
        let named = try arguments.value(of: OptionTable.from)
        let operand = arguments.operand(0).map { CatalogSource($0) }
        if named != nil, operand != nil {
            throw UsageError(message: "give FILE or \(spelling), not both", verb: arguments.verb)
        }
        guard let source = named ?? operand else { return nil }
        switch source {
        case .file, .standardInput:
            return source
        case .url:
            throw UsageError(
                message: "validate reads no network: store the answer with fetch, then give it as FILE",
                verb: arguments.verb
            )
        }
    }
}
