// SPDX-License-Identifier: Apache-2.0

/// What `fetch` was asked for.
struct FetchOptions: Equatable, Sendable {
    /// Where the answer goes.
    var output: String

    /// The URL to fetch, not judged yet, or nil for the public catalog.
    var url: String?

    /// The date as `YYYY-MM-DD`, checked in its shape only, or nil for today.
    var date: String?

    /// What is said about the fetch.
    var network = NetworkOptions()

    /// How the result is printed.
    var format = OutputFormat.text

    /// What every verb lets the user say about its output.
    var console = ConsoleOptions()
}

extension FetchOptions {
    /// Reads the options of the verb.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        output = try arguments.requiredValue(of: OptionTable.output)
        switch try arguments.value(of: OptionTable.from) {
        case nil:
            url = nil
        case .url(let text):
            url = text
        case .file, .standardInput:
            throw UsageError(
                message: "\(OptionTable.from.declaration.spelling) of fetch needs a URL, such as https://host/path",
                verb: arguments.verb
            )
        }
        date = try arguments.value(of: OptionTable.date)
        network = try NetworkOptions(arguments)
        format = try arguments.format()
        console = try ConsoleOptions(arguments)
    }
}
