// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// Prints what a verb has to say in the format that was asked for.
struct ResultPrinter {
    let console: Console
    let format: OutputFormat

    /// Prints a result; findings go to the output.
    ///
    /// - Throws: ``FileError`` when the output cannot be written.
    func print(_ result: CommandResult, verb: Verb) throws(FileError) {
        switch format {
        case .text: try printText(result)
        case .json: try console.print(json: JSONWriter.visibleBytes(document(of: result, verb: verb)))
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

    private func document(of result: CommandResult, verb: Verb) -> JSONValue {
        let members: [JSONValue.Member] = [
            .init(key: "verb", value: .string(verb.rawValue)),
            .init(key: "status", value: .integer(Int64(result.status.rawValue))),
        ]
        return JSONDiagnosticFormatter.value(for: result.report, adding: members + result.members)
    }
}
