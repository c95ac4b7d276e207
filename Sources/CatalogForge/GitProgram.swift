// SPDX-License-Identifier: Apache-2.0

import CatalogProcess
import CatalogText

/// Runs git on a folder such that neither the folder nor the environment decides what is run.
struct GitProgram: Sendable {
    /// The folder that git starts in; it finds the repository from there.
    let root: String

    /// How long it may take.
    let limits: GitLimits

    /// The value of a variable of this process.
    let environmentValue: @Sendable (String) -> String?

    /// How it may reach a remote; nil for a program that opens no connection.
    var access: GitAccess?

    /// Variables of this command alone, as `NAME=value`, such as who a commit is by.
    var commandVariables: [String] = []

    /// The settings of a repository that would run a program or open a connection, switched off.
    ///
    /// No object stands in for another, and a path is only a path, whatever characters it has.
    private static let safeOptions = [
        "--no-replace-objects", "--literal-pathspecs", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
        "-c", "protocol.ext.allow=never",
    ]

    /// The most bytes that are kept of what git says about a failure.
    private static let keptErrorBytes = 4 * 1024

    /// The moment at which a question that begins now is given up.
    var deadline: Deadline { Deadline(after: limits.timeout) }

    /// Runs git to its end.
    ///
    /// - Parameters:
    ///   - arguments: The command and its arguments.
    ///   - input: What it reads.
    ///   - maximumOutputBytes: The most bytes that it may print.
    ///   - deadline: When it is killed.
    /// - Returns: What it printed, whatever its status is.
    /// - Throws: ``GitError`` if it does not run, or not to its end.
    func run(
        _ arguments: [String],
        input: [UInt8]? = nil,
        maximumOutputBytes: Int = 4096,
        until deadline: Deadline
    ) throws(GitError) -> GitAnswer {
        var child = try start(arguments, input: input)
        switch child.exchange(limit: maximumOutputBytes, until: deadline) {
        case .complete(let output, let error):
            return try answer(output, error, child.end(waitingUntil: deadline))
        case .tooLong:
            _ = child.end()
            throw .outputTooLong(limit: maximumOutputBytes)
        case .tooLate:
            _ = child.end()
            throw tooLate
        }
    }

    /// Runs git to its end and expects success.
    ///
    /// - Parameters:
    ///   - arguments: The command and its arguments.
    ///   - input: What it reads.
    ///   - maximumOutputBytes: The most bytes that it may print.
    ///   - deadline: When it is killed.
    /// - Returns: What it printed.
    /// - Throws: ``GitError`` if it does not run, or not to its end, or fails.
    func output(
        of arguments: [String],
        input: [UInt8]? = nil,
        maximumOutputBytes: Int,
        until deadline: Deadline
    ) throws(GitError) -> [UInt8] {
        let answer = try run(arguments, input: input, maximumOutputBytes: maximumOutputBytes, until: deadline)
        guard answer.status == 0 else { throw answer.failure(root: root) }
        return answer.output
    }

    private func start(_ arguments: [String], input: [UInt8]?) throws(GitError) -> ChildProcess {
        guard !root.utf8.contains(0) else { throw .noRepository(root: root) }
        guard let path = ProgramSearch.path(of: "git", in: environmentValue("PATH") ?? "") else { throw .notInstalled }
        let command = ProcessCommand(
            path: path,
            arguments: ["git", "-C", root] + Self.safeOptions + arguments,
            environment: GitEnvironment.variables(inheriting: environmentValue, access: access) + commandVariables,
            input: input,
            keptErrorBytes: Self.keptErrorBytes,
            hasOwnGroup: true
        )
        do throws(SpawnError) {
            return try ChildProcess(command)
        } catch {
            throw .notStarted(errorNumber: error.errorNumber)
        }
    }

    private func answer(_ output: [UInt8], _ error: [UInt8], _ end: ProcessEnd) throws(GitError) -> GitAnswer {
        switch end {
        case .exited(let status): return GitAnswer(output: output, error: error, status: status)
        case .stopped(let signal): throw .stopped(signal: signal)
        case .killed: throw tooLate
        }
    }

    private var tooLate: GitError { .tooLate(seconds: Int(clamping: limits.timeout.components.seconds)) }
}
