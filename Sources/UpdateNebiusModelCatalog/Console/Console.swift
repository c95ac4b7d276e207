// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The two streams that the tool talks on: findings go to the output, progress and errors to the errors.
struct Console: Sendable {
    /// Whether text on the output is coloured.
    let usesColorOnOutput: Bool

    /// Whether text on the errors is coloured.
    let usesColorOnErrors: Bool

    /// How much to tell.
    let verbosity: Verbosity

    /// How the progress of a fetch is shown.
    let progressManner: ProgressManner

    private let output: FileDescriptor
    private let errors: FileDescriptor

    /// What is blotted out wherever it would be printed.
    private let secrets: SecretForms

    /// Whether the runner of GitHub Actions reads along, and would obey commands in the text.
    private let isWorkflowLog: Bool

    /// A console on the streams of the process.
    ///
    /// - Parameters:
    ///   - options: What the command line says about output.
    ///   - output: Where findings go.
    ///   - errors: Where progress and errors go.
    ///   - secrets: What is never printed.
    ///   - environment: The value of an environment variable, nil where it is not set.
    init(
        options: ConsoleOptions = ConsoleOptions(),
        output: FileDescriptor = .standardOutput,
        errors: FileDescriptor = .standardError,
        secrets: SecretForms = SecretForms([]),
        environment: (String) -> String? = SystemCall.environmentValue
    ) {
        self.output = output
        self.errors = errors
        self.secrets = secrets
        verbosity = options.verbosity
        progressManner = ProgressManner(
            verbosity: options.verbosity,
            isTerminal: errors.isTerminal,
            environment: environment
        )
        isWorkflowLog = environment("GITHUB_ACTIONS").map { $0.utf8.elementsEqual("true".utf8) } ?? false
        usesColorOnOutput = ColorDecision.usesColor(
            choice: options.color,
            isTerminal: output.isTerminal,
            environment: environment
        )
        usesColorOnErrors = ColorDecision.usesColor(
            choice: options.color,
            isTerminal: errors.isTerminal,
            environment: environment
        )
    }

    /// Prints findings for people, as lines that end with a line feed each.
    ///
    /// What comes from upstream must have been made visible in it, since styles are left alone here.
    ///
    /// - Throws: `FileError` with status 74 if the output cannot be written. That nobody reads it any more, as behind
    ///   `| head`, is no error: the text goes nowhere and the status stays what it is.
    func print(_ text: String) throws(FileError) {
        guard !text.utf8.isEmpty else { return }
        let ended = text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
        try write(Array((isWorkflowLog ? WorkflowLogText.encode(ended) : ended).utf8))
    }

    /// Prints findings for programs as JSON, byte for byte as given unless GitHub's runner would see a command in it.
    ///
    /// - Throws: As `print(_:)`.
    func print(json bytes: [UInt8]) throws(FileError) {
        try write(isWorkflowLog ? WorkflowLogText.encode(json: bytes) : bytes)
    }

    /// Prints Markdown, byte for byte as given unless GitHub's runner would see a command in it.
    ///
    /// - Throws: As `print(_:)`.
    func print(markdown text: String) throws(FileError) {
        try write(Array((isWorkflowLog ? WorkflowLogText.encode(text) : text).utf8))
    }

    /// Prints bytes that are commands to the runner, or a format in which nothing may be changed.
    ///
    /// - Throws: As `print(_:)`.
    func print(verbatim bytes: [UInt8]) throws(FileError) {
        try write(bytes)
    }

    /// Tells why the run failed, quiet or not.
    func report(error message: String) {
        report(message, after: "error", style: .error)
    }

    /// Tells what is wrong with the command line, and how it is used.
    func report(_ error: UsageError) {
        report(error.lines.joined(separator: "\n"), after: "error", style: .error)
    }

    /// Tells about something that does not stop the run, quiet or not.
    func report(warning message: String) {
        report(message, after: "warning", style: .warning)
    }

    /// Tells what was done, unless quiet.
    func report(progress message: String) {
        if verbosity != .quiet { report(message) }
    }

    /// Tells a step, if verbose.
    func report(detail message: String) {
        if verbosity == .verbose { report(message) }
    }

    /// Writes to the output.
    private func write(_ bytes: [UInt8]) throws(FileError) {
        do throws(SystemError) {
            try output.write(secrets.redacted(bytes))
        } catch {
            if error.condition == .readerGone { return }
            throw FileError(kind: .cannotReadOrWrite, path: "standard output", reason: error.reason)
        }
    }

    /// Writes a message of one or more lines to the errors, each line visible and harmless.
    private func report(_ message: String, after label: String? = nil, style: TerminalStyle = .note) {
        var text = label.map { style.apply(to: $0 + ":", usesColor: usesColorOnErrors) + " " } ?? ""
        for line in message.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let line = String(decoding: line, as: UTF8.self)
            text += isWorkflowLog ? WorkflowLogLine.encode(line) : VisibleText.encode(line)
            text += "\n"
        }
        // There is no place left to report a failure of this stream to; the exit status still tells how the run ended.
        try? errors.write(secrets.redacted(Array(text.utf8)))
    }

    /// Shows a line on the terminal that is gone with the next one; nil takes it away.
    ///
    /// The last column stays free: a line that breaks could not be taken back.
    func show(passing message: String?) {
        let columns = max(errors.terminalColumns ?? Self.assumedColumns, Self.fewestColumns) - 1
        let text = String(decoding: secrets.redacted(Array(VisibleText.encode(message ?? "").utf8)), as: UTF8.self)
        let scalars = text.unicodeScalars
        let shown = scalars.count <= columns ? text : String(scalars.prefix(columns - 3)) + "..."
        try? errors.write(Array(("\r\u{1B}[K" + shown).utf8))
    }

    /// The width of a terminal that does not tell its own.
    private static let assumedColumns = 80
    /// In less a line says nothing.
    private static let fewestColumns = 20
}
