// SPDX-License-Identifier: Apache-2.0

/// The tool: understands the command line, runs one verb, prints what it says, and ends with its status.
@main
enum Main {
    static func main() {
        SystemCall.ignoreBrokenPipes()
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
        return CommandRunner(console: Console(options: invocation.consoleOptions)).run(invocation)
    }
}
