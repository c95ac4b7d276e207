// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// `explain`: say what a rule means, or how an identifier came to be.
enum ExplainCommand {
    /// Prints one rule, all of them, or one model.
    ///
    /// - Throws: ``CommandFailure`` with the status of usage for what is neither, that of the ledger when it is needed
    ///   and cannot be read, and 74 when the output cannot be written.
    static func run(_ options: ExplainOptions, console: Console) throws(CommandFailure) {
        let columns = HelpText.columns(forVariable: SystemCall.environmentValue("COLUMNS"))
        switch options.topic {
        case .subject(let subject):
            guard let rule = Rule.rule(code: subject) else {
                let explanation = try explanation(of: subject, options)
                try print(explanation, columns, options, console)
                return
            }
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

    /// The model in the ledger of the nearest catalog.
    private static func explanation(
        of subject: String,
        _ options: ExplainOptions
    ) throws(CommandFailure) -> NameExplanation {
        let ledger = try ledger(options)
        if let explanation = ledger.flatMap({ NameExplanation(of: subject, in: $0) }) { return explanation }
        let names = ledger?.entries.flatMap { [$0.id, $0.identifier] } ?? []
        let nearest = NearestWord.find(subject, among: Rule.all.map(\.code) + names)
        throw CommandFailure(
            .usage,
            "\(QuotedText.quote(subject)) is not the code of a rule"
                + (ledger == nil ? "" : ", nor the id or identifier of a model")
                + (nearest.map { "; did you mean \(QuotedText.quote($0))?" } ?? ""),
            nextStep: "see all codes: \(Tool.name) \(Verb.explain.rawValue) \(OptionTable.list.spelling)"
        )
    }

    /// Nil where there is no catalog: rules are explained everywhere.
    private static func ledger(_ options: ExplainOptions) throws(CommandFailure) -> IdentifierLedger? {
        let folder: CatalogFolder
        do throws(CommandFailure) {
            folder = try CatalogFolder(options.root)
        } catch {
            if options.root != nil { throw error }
            return nil
        }
        guard case .bytes(let bytes) = folder.state(at: IdentifierLedger.path) else { return nil }
        do throws(CommittedFileProblem) {
            return try IdentifierLedger(bytes: bytes)
        } catch {
            throw CommandFailure(.malformedData, error.diagnostic.message, nextStep: error.diagnostic.nextStep)
        }
    }

    private static func print(
        _ explanation: NameExplanation,
        _ columns: Int,
        _ options: ExplainOptions,
        _ console: Console
    ) throws(CommandFailure) {
        do {
            guard options.format == .json else { return try console.print(explanation.text(columns: columns)) }
            let status = Int64(ExitStatus.success.rawValue)
            let document = explanation.value(verb: Verb.explain.rawValue, status: status)
            try console.print(json: JSONWriter.visibleBytes(document))
        } catch {
            throw CommandFailure(error)
        }
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
