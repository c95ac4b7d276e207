// SPDX-License-Identifier: Apache-2.0

/// Runs the verb of an invocation.
struct CommandRunner {
    let console: Console

    /// Runs the verb and prints its result.
    ///
    /// - Returns: The status to end with.
    /// - Throws: ``CommandFailure`` when the verb could not do its job.
    func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
        switch invocation {
        case .update(let options):
            try finish(try UpdateCommand.run(options, console: console), .update, options.format)
        case .check(let options):
            try finish(try CheckCommand.run(options), .check, options.format)
        case .fetch(let options):
            try finish(try FetchCommand.run(options, console: console), .fetch, .text)
        case .validate(let options):
            try finish(try ValidateCommand.run(options), .validate, options.format)
        case .generate(let options):
            try finish(try GenerateCommand.run(options), .generate, options.format)
        case .accept(let options):
            try finish(try AcceptCommand.run(options), .accept, .text)
        case .help(let verb):
            try print(
                HelpText.render(verb, columns: HelpText.columns(forVariable: SystemCall.environmentValue("COLUMNS")))
            )
        case .version:
            try print("\(Tool.name) \(Tool.version)")
        }
    }

    private func finish(_ result: CommandResult, _ verb: Verb, _ format: OutputFormat) throws(CommandFailure)
        -> ExitStatus
    {
        do {
            try ResultPrinter(console: console, format: format).print(result, verb: verb)
        } catch {
            throw CommandFailure(error)
        }
        return result.status
    }

    private func print(_ text: String) throws(CommandFailure) -> ExitStatus {
        do {
            try console.print(text)
        } catch {
            throw CommandFailure(error)
        }
        return .success
    }
}
