// SPDX-License-Identifier: Apache-2.0

import CatalogProcess
import CatalogText

/// The tool: understands the command line, runs one verb, prints what it says, and ends with its status.
@main
enum Main {
    static func main() {
        SystemCall.ignoreBrokenPipes()
        EndingSignals.installHandlers()
        let arguments = Array(CommandLine.arguments.dropFirst())
        let status = run(arguments)
        SystemCall.endProcess(with: status)
    }

    /// Runs a command line.
    static func run(_ arguments: [String]) -> ExitStatus {
        let invocation: Invocation
        do {
            invocation = try ArgumentParser.parse(arguments)
        } catch {
            Console().report(error)
            return .usage
        }
        let secrets = invocation.secretVariables.compactMap { SystemCall.environmentValue($0) }
        let console = Console(
            options: invocation.consoleOptions,
            secrets: SecretForms(secrets.map { Array($0.utf8) })
        )
        return CommandRunner(console: console).run(invocation)
    }
}
