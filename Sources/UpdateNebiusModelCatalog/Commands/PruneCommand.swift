// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// `prune`: drop the deprecated symbols of models that are long gone.
enum PruneCommand {
    /// Marks the ids in the ledger, and writes what follows from it.
    static func run(_ options: PruneOptions) throws(CommandFailure) -> CommandResult {
        let folder = try CatalogFolder(options.root)
        try folder.lock()
        let files = try folder.committedFiles()
        let committed = readCommitted(files)
        guard let catalog = committed.value else { return CommandResult(committed.diagnostics) }
        let ledger: IdentifierLedger
        let pruned: [IdentifierLedger.Entry]
        do throws(PruneProblem) {
            (ledger, pruned) = try prune(options.ids, in: catalog.ledger)
        } catch {
            throw CommandFailure(
                .finding,
                error.message,
                nextStep: "name the exact ids of models that \(IdentifierLedger.path) marks as absent"
            )
        }
        let next = catalog.naming(by: ledger)
        let planned = planOutputs(next)
        let findings = committed.diagnostics + planned.diagnostics.map(files.showingLine)
        guard let plan = planned.value else { return CommandResult(findings) }
        let source = SourceCompatibility(from: publicSymbols(of: catalog) ?? [], to: publicSymbols(of: next) ?? [])
        return try PlanWriter(folder: folder).write(
            plan.files,
            of: plan,
            findings: findings,
            headline: pruned.isEmpty ? "they were pruned before" : source.lines.joined(separator: "\n"),
            members: [
                .init(key: "pruned", value: .array(pruned.map { .string($0.id) })),
                .init(key: "sourceCompatibility", value: .string(source.effect.rawValue)),
            ]
        )
    }
}
