// SPDX-License-Identifier: Apache-2.0

import CatalogCore

/// Runs the verb of an invocation.
struct CommandRunner {
    let console: Console

    /// Runs the verb, prints its result or why there is none, and gives the status to end with.
    func run(_ invocation: Invocation) -> ExitStatus {
        do throws(CommandFailure) {
            guard let output = invocation.output else { return try printText(of: invocation) }
            let printer = ResultPrinter(console: console, format: output.format)
            do throws(CommandFailure) {
                if case .explain(let options) = invocation {
                    try ExplainCommand.run(options, console: console)
                    return .success
                }
                let found = try resultOrFinding(of: invocation)
                let result = invocation.root.map { found.naming(RootedAdvice(root: $0)) } ?? found
                try printer.print(result, verb: output.verb)
                return result.status
            } catch {
                var failure = error
                if let root = invocation.root {
                    failure.partialResult = failure.partialResult?.naming(RootedAdvice(root: root))
                }
                try printer.print(failure, verb: output.verb)
                throw failure
            }
        } catch {
            console.report(
                error: ([error.message] + (error.nextStep.map { ["next: \($0)"] } ?? [])).joined(separator: "\n")
            )
            return error.status
        }
    }

    /// A file that cannot be used ends the verb, and is told like every other finding.
    private func resultOrFinding(of invocation: Invocation) throws(CommandFailure) -> CommandResult {
        do throws(CommandFailure) {
            return try result(of: invocation)
        } catch {
            guard let finding = error.finding else { throw error }
            return error.partialResult?.adding(finding) ?? CommandResult([finding])
        }
    }

    private func result(of invocation: Invocation) throws(CommandFailure) -> CommandResult {
        switch invocation {
        case .update(let options): try UpdateCommand.run(options, console: console)
        case .check(let options): try CheckCommand.run(options, console: console)
        case .fetch(let options): try FetchCommand.run(options, console: console)
        case .validate(let options): try ValidateCommand.run(options)
        case .generate(let options): try GenerateCommand.run(options)
        case .accept(let options): try AcceptCommand.run(options)
        case .acknowledge(let options): try AcknowledgeCommand.run(options)
        case .prune(let options): try PruneCommand.run(options)
        case .diff(let options): try DiffCommand.run(options)
        case .report(let options): try ReportCommand.run(options)
        case .propose(let options): try ProposeCommand.run(options, console: console)
        case .initialize(let options): try InitCommand.run(options)
        case .explain, .help, .version: CommandResult([])
        }
    }

    /// Help and version are text, whatever the format.
    private func printText(of invocation: Invocation) throws(CommandFailure) -> ExitStatus {
        let text: String
        if case .help(let verb) = invocation {
            text = HelpText.render(verb, columns: HelpText.columns(forVariable: SystemCall.environmentValue("COLUMNS")))
        } else {
            text = "\(Tool.name) \(Tool.version)"
        }
        do {
            try console.print(text)
        } catch {
            throw CommandFailure(error)
        }
        return .success
    }
}
