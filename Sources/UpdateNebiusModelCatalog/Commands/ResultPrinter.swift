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
        do {
            switch format {
            // No verb with findings takes Markdown.
            case .text, .markdown: try printText(result)
            case .json: try printJSON(result.report, verb, result.status, adding: result.members)
            }
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Prints, for programs, why there is no result; people read it on the standard error.
    ///
    /// - Throws: ``CommandFailure`` when the output cannot be written.
    func print(_ failure: CommandFailure, verb: Verb) throws(CommandFailure) {
        guard format == .json else { return }
        let words = [("message", failure.message), ("next", failure.nextStep)].compactMap { name, text in
            text.map { JSONValue.Member(key: name, value: .string($0)) }
        }
        let members = [JSONValue.Member(key: "failure", value: .object(words))]
        do {
            try printJSON(DiagnosticReport([]), verb, failure.status, adding: members)
        } catch {
            throw CommandFailure(error)
        }
    }

    private func printText(_ result: CommandResult) throws(FileError) {
        var lines = result.report.diagnostics
            .filter { $0.severity != .note || console.verbosity != .quiet }
            .flatMap { styled($0) }
        if console.verbosity != .quiet {
            lines += result.headline.map { [$0] } ?? []
            if !result.report.diagnostics.isEmpty { lines.append(result.report.summary) }
        }
        try console.print(lines.joined(separator: "\n"))
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

    private func printJSON(
        _ report: DiagnosticReport,
        _ verb: Verb,
        _ status: ExitStatus,
        adding members: [JSONValue.Member]
    ) throws(FileError) {
        let head: [JSONValue.Member] = [
            .init(key: "verb", value: .string(verb.rawValue)),
            .init(key: "status", value: .integer(Int64(status.rawValue))),
        ]
        let document = JSONDiagnosticFormatter.value(for: report, adding: head + members)
        try console.print(json: JSONWriter.visibleBytes(document))
    }
}
