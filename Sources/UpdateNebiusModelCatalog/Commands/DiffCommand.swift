// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// `diff`: what changed between two catalogs, or what happened to a model; writes nothing.
enum DiffCommand {
    /// Tells what was asked for in the format that was asked for.
    static func run(_ options: DiffOptions) throws(CommandFailure) -> CommandResult {
        let folder = try CatalogFolder(options.root)
        let committed = readCommittedData(try folder.committedFiles())
        guard let catalog = committed.value else { return CommandResult(committed.diagnostics) }
        switch options.subject {
        case .history(let id):
            return try history(of: id, in: catalog, options)
        case .sides(let old, let new):
            let reader = ComparedCatalogReader(catalog: catalog, folder: folder, maximumBytes: options.maximumBytes)
            let sides = try reader.read(old: old, new: new)
            guard let sides = sides.value else { return CommandResult(sides.diagnostics) }
            return result(diffCatalogs(from: sides.old, to: sides.new), options)
        }
    }

    private static func result(_ difference: CatalogDifference, _ options: DiffOptions) -> CommandResult {
        let findings = difference.changes.map { $0.diagnostic(severity: options.gate.severity(of: $0)) }
        switch options.format {
        case .text:
            return CommandResult(findings, document: .text(lines(for: difference, options)))
        case .json:
            let isOver = difference.changes.contains(where: options.gate.stops)
            let status = isOver ? ExitStatus.finding : .success
            let value = DifferenceJSON.value(for: difference, gate: options.gate, status: status.rawValue)
            return CommandResult(findings, document: .json(value))
        case .markdown:
            let text = DifferenceMarkdown.text(for: difference, maximumBytes: options.budgetBytes)
            return CommandResult(findings, document: .markdown(text))
        case .github, .gitlab, .sarif, .junit:
            return CommandResult(findings, headline: difference.headline)
        }
    }

    /// Quiet leaves what is neither risky nor breaking, as it leaves the notes of other verbs.
    private static func lines(for difference: CatalogDifference, _ options: DiffOptions) -> [DifferenceText.Line] {
        DifferenceText.lines(for: difference, isQuiet: options.console.verbosity == .quiet)
            + difference.overGate(options.gate)
    }

    private static func history(
        of id: String?,
        in catalog: CommittedCatalog,
        _ options: DiffOptions
    ) throws(CommandFailure) -> CommandResult {
        let all = modelLives(in: catalog)
        let lives = id.map { id in all.filter { $0.id.utf8.elementsEqual(id.utf8) } } ?? all
        guard !lives.isEmpty else { throw nothing(about: id, among: all) }
        switch options.format {
        case .json:
            let dates = catalog.history.snapshots.map(\.date)
            let status = ExitStatus.success.rawValue
            return CommandResult([], document: .json(HistoryJSON.value(for: lives, snapshots: dates, status: status)))
        case .markdown:
            let text = HistoryMarkdown.text(for: lives, maximumBytes: options.budgetBytes)
            return CommandResult([], document: .markdown(text))
        // The other formats are refused with the command line.
        case .text, .github, .gitlab, .sarif, .junit:
            let lines = HistoryText.lines(for: lives).map { DifferenceText.Line($0) }
            return CommandResult([], document: .text(lines))
        }
    }

    private static func nothing(about id: String?, among lives: [ModelLife]) -> CommandFailure {
        guard let id else {
            return CommandFailure(
                .missingInput,
                "there is no snapshot yet, so nothing has a history",
                nextStep: "run: UpdateNebiusModelCatalog update"
            )
        }
        let nearest = NearestWord.find(id, among: lives.map(\.id))
        return CommandFailure(
            .usage,
            "no snapshot lists \(QuotedText.quote(id))"
                + (nearest.map { "; did you mean \(QuotedText.quote($0))?" } ?? ""),
            nextStep: "give the exact id of a model; without one, \(OptionTable.history.spelling) tells of all"
        )
    }
}

extension CatalogDifference {
    /// How many changes are over the gate, if any.
    fileprivate func overGate(_ gate: DifferenceGate) -> [DifferenceText.Line] {
        let count = changes.count(where: gate.stops)
        guard count > 0 else { return [] }
        return [
            DifferenceText.Line(
                "gate     \(count) change\(count == 1 ? "" : "s") over \(OptionTable.failOn.declaration.spelling)"
                    + " \(gate.rawValue)"
            )
        ]
    }
}
