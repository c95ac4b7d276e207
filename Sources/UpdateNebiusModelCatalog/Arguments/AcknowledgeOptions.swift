// SPDX-License-Identifier: Apache-2.0

import CatalogCore

/// What `acknowledge` was asked for.
struct AcknowledgeOptions: Equatable, Sendable {
    /// The file with the answer, or with a committed snapshot.
    var path: String

    /// The exact ids of the models, or `*`; at least one, none empty.
    var ids: [String]

    /// The rule whose findings are accepted; nil for all that hold changes.
    var rule: Rule?

    /// Why the changes are right, not judged yet; not empty.
    var reason: String

    /// The model to use instead of removed ones, not judged yet; nil for none.
    var replacement: String?

    /// The date as `YYYY-MM-DD`, checked in its shape only, or nil for today.
    var date: String?

    /// The directory with `snapshots/`, or nil to look for it.
    var root: String?

    /// The limit on the answer in bytes, from 1 to 1 GiB.
    var maximumBytes = OptionTable.defaultMaximumBytes

    /// How the result is printed.
    var format = OutputFormat.text

    /// What every verb lets the user say about its output.
    var console = ConsoleOptions()
}

extension AcknowledgeOptions {
    /// Reads the words and options of the verb.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard case .file(let path)? = try arguments.value(of: OptionTable.from) else {
            throw UsageError(
                message:
                    "acknowledge needs --from FILE: store the answer with fetch, look at it, then accept its changes",
                verb: arguments.verb
            )
        }
        self.path = path
        _ = try arguments.requiredOperand(0)
        ids = arguments.operands(from: 0)
        rule = try arguments.value(of: OptionTable.rule)
        reason = try arguments.requiredValue(of: OptionTable.reason)
        replacement = try arguments.value(of: OptionTable.replacement)
        date = try arguments.value(of: OptionTable.date)
        root = try arguments.value(of: OptionTable.root)
        maximumBytes = try arguments.value(of: OptionTable.maximumBytes) ?? OptionTable.defaultMaximumBytes
        format = try arguments.format()
        console = try ConsoleOptions(arguments)
    }
}
