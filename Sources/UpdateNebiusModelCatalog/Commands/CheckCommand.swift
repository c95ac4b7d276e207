// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// `check`: do all committed files agree? Reads files, and nothing else.
enum CheckCommand {
    /// Compares every planned file with what stands on disk.
    static func run(_ options: CheckOptions) throws(CommandFailure) -> CommandResult {
        let folder = try CatalogFolder(options.root)
        let files = try folder.committedFiles()
        let committed = readCommitted(files)
        guard let catalog = committed.value else { return CommandResult(committed.diagnostics) }
        let planned = planOutputs(catalog)
        let soFar =
            committed.diagnostics + planned.diagnostics.map(files.showingLine)
            + judgeHistory(of: catalog, root: options.root).map(files.showingLine)
        guard let plan = planned.value else { return CommandResult(soFar) }
        let findings = soFar + check(plan, against: try folder.onDisk(for: plan))
        let result = CommandResult(findings)
        guard result.status == .success, let newest = catalog.history.newest else { return result }
        return CommandResult(
            findings,
            headline: "clean: \(plan.files.count) files agree with \(newest.path),"
                + " \(newest.facts.countText)"
        )
    }
}
