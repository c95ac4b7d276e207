// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// `acknowledge`: write down that a person has looked at held changes and found them right.
enum AcknowledgeCommand {
    /// Judges the answer again, and accepts what was named of it.
    static func run(_ options: AcknowledgeOptions) throws(CommandFailure) -> CommandResult {
        let folder = try CatalogFolder(options.root)
        try folder.lock()
        let committed = readCommitted(try folder.committedFiles())
        guard let catalog = committed.value else { return CommandResult(committed.diagnostics) }
        let comparison = try StepReader(catalog: catalog, maximumBytes: options.maximumBytes).step(
            to: options.path,
            on: options.date
        )
        guard let listed = comparison.listed else { return CommandResult(comparison.diagnostics) }
        let step = JudgedStep(
            from: comparison.base.newest?.date,
            findings: judgeChanges(from: comparison.base, to: listed, vocabulary: catalog.vocabulary)
        )
        let accepted: [Acknowledgement]
        do throws(AcknowledgementProblem) {
            accepted = try acknowledge(
                AcknowledgementRequest(
                    ids: options.ids,
                    rule: options.rule,
                    reason: options.reason,
                    replacement: options.replacement
                ),
                of: step,
                listed: listed,
                base: comparison.base.newest,
                existing: catalog.acknowledgements
            )
        } catch {
            throw CommandFailure(error.isUsage ? .usage : .finding, error.message, nextStep: error.nextStep)
        }
        let list = catalog.acknowledgements.adding(accepted)
        let result = try folder.write(
            [PlannedFile(path: AcknowledgementList.path, bytes: list.canonicalBytes)],
            removing: []
        )
        return CommandResult(
            [],
            headline: headline(accepted, since: catalog.acknowledgements, wasWritten: !result.written.isEmpty),
            members: [.init(key: "written", value: .array(result.written.map { .string($0) }))]
        )
    }

    private static func headline(
        _ accepted: [Acknowledgement],
        since existing: AcknowledgementList,
        wasWritten: Bool
    ) -> String {
        let lines = accepted.map { entry in
            let replacement = entry.replacement.map { ", replaced by \(QuotedText.quote($0))" } ?? ""
            let earlier = existing.reason(for: entry).map { ", instead of \(QuotedText.quote($0))" } ?? ""
            return "acknowledged \(entry.rule.code) of \(QuotedText.quote(entry.id))\(values(entry.change))"
                + replacement + earlier
        }
        let closing =
            wasWritten
            ? "wrote \(AcknowledgementList.path)\nnext: run update with the same answer"
            : "nothing to write: \(AcknowledgementList.path) says so already"
        return (lines + [closing]).joined(separator: "\n")
    }

    /// What exactly is accepted; nothing for a removal, which has no values.
    private static func values(_ change: FactChange) -> String {
        guard !change.field.isEmpty else { return "" }
        let values = [change.before, change.after].map { $0.map { VisibleText.encode($0, limit: 300) } ?? "(absent)" }
        return ": \(change.field) \(values[0]) -> \(values[1])"
    }
}
