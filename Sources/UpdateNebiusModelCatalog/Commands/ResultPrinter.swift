// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// Prints what a verb has to say in the format that was asked for.
struct ResultPrinter {
    let console: Console
    let format: OutputFormat

    /// Prints a result; findings go to the output.
    ///
    /// - Throws: ``CommandFailure`` when the output cannot be written.
    func print(_ result: CommandResult, verb: Verb) throws(CommandFailure) {
        if let document = result.document { return try print(document) }
        let run = DiagnosticRun(
            result.report,
            tool: Tool.name,
            version: Tool.version,
            verb: verb.rawValue,
            status: result.status.rawValue,
            headline: result.headline
        )
        try print(run, adding: result.members)
    }

    private func print(_ document: PrintedDocument) throws(CommandFailure) {
        do {
            switch document {
            case .text(let lines):
                try console.print(lines.map(styled).joined(separator: "\n"))
            case .json(let value):
                try print(value)
            case .markdown(let text):
                try console.print(markdown: text)
            }
        } catch {
            throw CommandFailure(error)
        }
    }

    /// A heading in the colour of what it speaks of.
    private func styled(_ line: DifferenceText.Line) -> String {
        let style: TerminalStyle? =
            switch line.heading {
            case .breaking: .error
            case .risky: .warning
            case .info: .note
            case .nothing, nil: nil
            }
        return style?.apply(to: line.text, usesColor: console.usesColorOnOutput) ?? line.text
    }

    /// Prints, for programs, why there is no result; people read it on the standard error.
    ///
    /// - Throws: ``CommandFailure`` when the output cannot be written.
    func print(_ failure: CommandFailure, verb: Verb) throws(CommandFailure) {
        let run = DiagnosticRun(
            failure.partialResult?.report ?? DiagnosticReport([]),
            tool: Tool.name,
            version: Tool.version,
            verb: verb.rawValue,
            status: failure.status.rawValue,
            headline: failure.partialResult?.headline,
            failure: RunFailure(failure.message, nextStep: failure.nextStep)
        )
        try print(run, adding: failure.partialResult?.members ?? [])
    }

    private func print(_ run: DiagnosticRun, adding members: [JSONValue.Member] = []) throws(CommandFailure) {
        do {
            switch format {
            case .text:
                try printText(run)
            case .markdown:
                try printMarkdown(run)
            case .json:
                try print(JSONDiagnosticFormatter.value(for: run, adding: members))
            case .github:
                let lines = GitHubDiagnosticFormatter.lines(for: run, isQuiet: console.verbosity == .quiet)
                try console.print(verbatim: Array(lines.map { $0 + "\n" }.joined().utf8))
            case .gitlab:
                try print(GitLabDiagnosticFormatter.value(for: run))
            case .sarif:
                try print(SARIFDiagnosticFormatter.value(for: run))
            case .junit:
                try console.print(verbatim: JUnitDiagnosticFormatter.bytes(for: run))
            }
        } catch {
            throw CommandFailure(error)
        }
    }

    private func print(_ document: JSONValue) throws(FileError) {
        try console.print(json: JSONWriter.visibleBytes(document))
    }

    private func printText(_ run: DiagnosticRun) throws(FileError) {
        var lines = run.report.diagnostics
            .filter { $0.severity != .note || console.verbosity != .quiet }
            .flatMap { styled($0) }
        if console.verbosity != .quiet {
            lines += run.headline.map { [$0] } ?? []
            if !run.report.diagnostics.isEmpty { lines.append(run.report.summary) }
        }
        try console.print(lines.joined(separator: "\n"))
    }

    /// The findings as a list of code spans: upstream text has no other place in Markdown.
    private func printMarkdown(_ run: DiagnosticRun) throws(FileError) {
        let items = run.report.diagnostics.compactMap { TextDiagnosticFormatter.lines(for: $0).first }
            .map { "- \(MarkdownCodeSpan.encode($0, limit: 500))" }
        guard !items.isEmpty else { return }
        try console.print(markdown: (["## Not compared", ""] + items).map { $0 + "\n" }.joined())
    }

    /// The lines of a finding, the first with its severity in colour.
    private func styled(_ diagnostic: Diagnostic) -> [String] {
        let style: TerminalStyle =
            switch diagnostic.severity {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
        var lines = TextDiagnosticFormatter.lines(for: diagnostic)
        lines[0] = style.apply(to: lines[0], usesColor: console.usesColorOnOutput)
        return lines
    }
}
