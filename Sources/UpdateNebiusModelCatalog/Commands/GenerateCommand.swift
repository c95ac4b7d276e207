// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// `generate`: write the files that follow from the committed data.
enum GenerateCommand {
    /// Writes the plan that `check` compares.
    static func run(_ options: GenerateOptions) throws(CommandFailure) -> CommandResult {
        let folder = try CatalogFolder(options.root)
        try folder.lock()
        let files = try folder.committedFiles()
        let committed = readCommitted(files)
        guard let catalog = committed.value else { return CommandResult(committed.diagnostics) }
        let planned = planOutputs(catalog)
        let findings = committed.diagnostics + planned.diagnostics.map(files.showingLine)
        guard let plan = planned.value else { return CommandResult(findings) }
        return try PlanWriter(folder: folder).write(plan.files, of: plan, findings: findings)
    }
}
