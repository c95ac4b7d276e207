// SPDX-License-Identifier: Apache-2.0

/// How the progress of a fetch is shown, which depends on who reads it.
enum ProgressManner: Equatable, Sendable {
    /// Nobody wants to know.
    case none
    /// A person at a terminal: a line that comes after a while and goes with the answer.
    case terminal
    /// The log of a job: a line for each attempt.
    case log

    /// Chooses.
    ///
    /// - Parameters:
    ///   - verbosity: How much to tell.
    ///   - isTerminal: Whether the errors go to a terminal.
    ///   - environment: The value of an environment variable, nil where it is not set. `CI` is set by GitHub, GitLab
    ///     and Forgejo; a `TERM` of `dumb` cannot take a line back.
    init(verbosity: Verbosity, isTerminal: Bool, environment: (String) -> String?) {
        let job = environment("CI").map { !["", "0", "false"].contains($0) } ?? false
        let isDumb = environment("TERM").map { ["", "dumb"].contains($0) } ?? true
        self =
            switch verbosity {
            case .quiet: .none
            case .verbose: .log
            case .normal: job || (isTerminal && isDumb) ? .log : isTerminal ? .terminal : .none
            }
    }
}
