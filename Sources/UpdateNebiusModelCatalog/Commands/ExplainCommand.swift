// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// `explain`: say what a rule means; reads no files.
enum ExplainCommand {
    /// Prints one rule or all of them.
    ///
    /// - Throws: ``CommandFailure`` with the status of usage for a code that no rule has, and 74 when the output cannot be
    ///   written.
    static func run(_ options: ExplainOptions, console: Console) throws(CommandFailure) {
        switch options.topic {
        case .code(let code):
            let rule = try rule(code)
            let columns = HelpText.columns(forVariable: SystemCall.environmentValue("COLUMNS"))
            try print(
                [rule],
                text: { RuleText.page(for: rule, columns: columns) },
                markdown: { RuleMarkdown.page(for: rule) },
                options,
                console
            )
        case .list:
            try print(
                Rule.all,
                text: { RuleText.list(of: Rule.groups) },
                markdown: { RuleMarkdown.article },
                options,
                console
            )
        }
    }

    private static func rule(_ code: String) throws(CommandFailure) -> Rule {
        if let rule = Rule.rule(code: code) { return rule }
        let nearest = NearestWord.find(code, among: Rule.all.map(\.code))
        throw CommandFailure(
            .usage,
            "\(QuotedText.quote(code)) is not the code of a rule"
                + (nearest.map { "; did you mean \(QuotedText.quote($0))?" } ?? ""),
            nextStep: "see all codes: \(Tool.name) \(Verb.explain.rawValue) \(OptionTable.list.spelling)"
        )
    }

    private static func print(
        _ rules: [Rule],
        text: () -> String,
        markdown: () -> String,
        _ options: ExplainOptions,
        _ console: Console
    ) throws(CommandFailure) {
        do {
            switch options.format {
            // The other formats are for findings.
            case .text, .github, .gitlab, .sarif, .junit:
                try console.print(text())
            case .json:
                let status = Int64(ExitStatus.success.rawValue)
                let document = RuleDocument.value(for: rules, verb: Verb.explain.rawValue, status: status)
                try console.print(json: JSONWriter.visibleBytes(document))
            case .markdown:
                // It may be written to a file, and all of it is the tool's own.
                try console.print(verbatim: Array(markdown().utf8))
            }
        } catch {
            throw CommandFailure(error)
        }
    }
}
