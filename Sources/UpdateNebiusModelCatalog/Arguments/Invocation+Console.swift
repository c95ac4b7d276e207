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
        case .acknowledge(let options): options.console
        case .prune(let options): options.console
        case .diff(let options): options.console
        case .report(let options): options.console
        case .propose(let options): options.console
        case .initialize(let options): options.console
        case .explain(let options): options.console
        case .help, .version: ConsoleOptions()
        }
    }

    /// The directory that was given with `--root`; nil for the nearest one.
    var root: String? {
        switch self {
        case .update(let options): options.root
        case .check(let options): options.root
        case .validate(let options): options.root
        case .generate(let options): options.root
        case .accept(let options): options.root
        case .acknowledge(let options): options.root
        case .prune(let options): options.root
        case .diff(let options): options.root
        case .report(let options): options.root
        case .propose(let options): options.root
        case .initialize(let options): options.root
        case .fetch, .explain, .help, .version: nil
        }
    }

    /// The header with a credential that its verb sends; nil for none.
    var headerVariable: HeaderVariable? {
        switch self {
        case .update(let options): options.network.headerVariable
        case .check(let options): options.live?.network.headerVariable
        case .fetch(let options): options.network.headerVariable
        case .propose(let options): options.network.headerVariable
        case .validate, .generate, .accept, .acknowledge, .prune, .diff, .report, .initialize, .explain, .help,
            .version:
            nil
        }
    }

    /// The environment variables whose values are printed nowhere.
    var secretVariables: [String] {
        let header = headerVariable.map { [$0.variable] } ?? []
        guard case .propose(let options) = self else { return header }
        let usual = ["GITHUB_TOKEN", "GITLAB_TOKEN", "FORGEJO_TOKEN", "CI_JOB_TOKEN"]
        return header + usual + (options.tokenVariable.map { [$0] } ?? [])
    }

    /// How the result of its verb is printed, and the verb; nil for help and version, which are always text.
    var output: (verb: Verb, format: OutputFormat)? {
        switch self {
        case .update(let options): (.update, options.format)
        case .check(let options): (.check, options.format)
        case .fetch(let options): (.fetch, options.format)
        case .validate(let options): (.validate, options.format)
        case .generate(let options): (.generate, options.format)
        case .accept(let options): (.accept, options.format)
        case .acknowledge(let options): (.acknowledge, options.format)
        case .prune(let options): (.prune, options.format)
        case .diff(let options): (.diff, options.format)
        case .report(let options): (.report, options.format)
        case .propose(let options): (.propose, options.format)
        case .initialize(let options): (.initialize, options.format)
        case .explain(let options): (.explain, options.format)
        case .help, .version: nil
        }
    }
}
