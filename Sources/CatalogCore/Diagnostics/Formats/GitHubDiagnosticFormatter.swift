// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Findings as annotations of a workflow run on GitHub, and all of them once more as lines of its log.
///
/// GitHub shows ten annotations of each level and step and drops the rest, so the tenth says how many more there are.
/// The log has them all, in the form that a terminal has, written so that the runner finds no command in it.
package enum GitHubDiagnosticFormatter {
    /// How many annotations of one level GitHub shows for a step.
    package static let maximumPerLevel = 10

    /// The lines to print, without line ends: annotations, findings, what was done, and the counts.
    ///
    /// A verb that could not do its job gets one annotation that says why.
    ///
    /// - Parameters:
    ///   - run: The run.
    ///   - isQuiet: Whether notes are left out, and what was done.
    /// - Returns: Lines in which the runner finds these annotations and nothing else.
    /// - Complexity: O(*n*) in the number of findings.
    package static func lines(for run: DiagnosticRun, isQuiet: Bool = false) -> [String] {
        if let failure = run.failure { return [annotation(for: failure, verb: run.verb)] }
        let findings = run.report.diagnostics.filter { $0.severity != .note || !isQuiet }
        let annotations = Severity.allCases.flatMap { severity in
            Self.annotations(for: findings.filter { $0.severity == severity }, level: severity)
        }
        var log = findings.flatMap(TextDiagnosticFormatter.lines)
        if !isQuiet {
            log += run.headline.map(splitLines) ?? []
            if !findings.isEmpty { log.append(run.report.summary) }
        }
        return annotations + log.map(WorkflowLogLine.encode)
    }

    /// The annotations for the findings of one level, within the limit.
    private static func annotations(for findings: [Diagnostic], level: Severity) -> [String] {
        guard findings.count > maximumPerLevel else { return findings.map(annotation) }
        // What closes a list tells less than a finding.
        let byWorth = findings.filter { !$0.isClosing } + findings.filter(\.isClosing)
        let shown = byWorth.prefix(maximumPerLevel - 1)
        let hidden = byWorth.dropFirst(shown.count).reduce(0) { $0 + $1.count }
        let closing = WorkflowCommand.line(
            command(for: level),
            properties: [("title", "\(hidden) more")],
            message: "\(hidden) more findings of level \(level.rawValue) are in the log of this step"
        )
        return shown.map(annotation) + [closing]
    }

    private static func annotation(for diagnostic: Diagnostic) -> String {
        let place = diagnostic.place
        let file = place.flatMap { fileProperty($0.file) }
        let location = file == nil ? nil : place?.location
        let columns = place?.columnCount ?? 0
        let lastColumn = columns > 1 ? location.map { $0.column + columns - 1 } : nil
        let elsewhere = file == nil ? place.map { TextDiagnosticFormatter.describe($0) + ": " } ?? "" : ""
        return WorkflowCommand.line(
            command(for: diagnostic.severity),
            properties: [
                ("file", file), ("line", location.map { String($0.line) }), ("col", location.map { String($0.column) }),
                ("endColumn", lastColumn.map { String($0) }), ("title", diagnostic.rule.code),
            ],
            message: text(elsewhere + diagnostic.message, nextStep: diagnostic.nextStep)
        )
    }

    private static func annotation(for failure: RunFailure, verb: String) -> String {
        WorkflowCommand.line(
            command(for: .error),
            properties: [("title", RunFailure.code)],
            message: text("\(verb): \(failure.message)", nextStep: failure.nextStep)
        )
    }

    private static func text(_ message: String, nextStep: String?) -> String {
        message + (nextStep.map { "\nnext: \($0)" } ?? "")
    }

    /// The file as the runner takes it: relative, or absolute, of which it makes a relative path itself.
    private static func fileProperty(_ file: String) -> String? {
        RepositoryAnchor.isAbsolutePath(file) ? file : RepositoryAnchor.relativePath(file)
    }

    private static func command(for level: Severity) -> String {
        switch level {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private static func splitLines(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
