// SPDX-License-Identifier: Apache-2.0

extension Invocation {
    /// What the command line says about the output of its verb.
    var consoleOptions: ConsoleOptions {
        switch self {
        case .update(let options): options.console
        case .check(let options): options.console
        case .fetch(let options): options.console
        case .validate(let options): options.console
        case .generate(let options): options.console
        case .accept(let options): options.console
        case .help, .version: ConsoleOptions()
        }
    }
}
