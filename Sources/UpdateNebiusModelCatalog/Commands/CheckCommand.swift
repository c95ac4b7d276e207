// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge
import CatalogText

/// `check`: do all committed files agree? Reads files, and nothing else unless upstream is to be asked, too.
enum CheckCommand {
    /// Compares every planned file with what stands on disk, and upstream with the newest snapshot if that is wanted.
    static func run(_ options: CheckOptions, console: Console) throws(CommandFailure) -> CommandResult {
        let folder = try CatalogFolder(options.root)
        let files = try folder.committedFiles()
        let committed = readCommitted(files)
        guard let catalog = committed.value else { return unreadable(committed.diagnostics, options) }
        let planned = planOutputs(catalog)
        let soFar =
            committed.diagnostics + planned.diagnostics.map(files.showingLine)
            + judgeHistory(of: catalog, root: options.root).map(files.showingLine)
        guard let plan = planned.value else { return unreadable(soFar, options) }
        let past = try options.base.map { base throws(CommandFailure) in
            judgePast(
                try RevisionReader(folder: folder).snapshots(at: base),
                against: files.snapshots,
                of: base.text
            )
        }
        let findings = soFar + (past ?? []) + check(plan, against: try folder.onDisk(for: plan))
        let result = CommandResult(findings)
        let isClean = result.status == .success
        let headline = catalog.history.newest.flatMap { newest in
            isClean
                ? "clean: \(plan.files.count) files agree with \(newest.path), \(newest.facts.countText)" : nil
        }
        guard let live = options.live else { return CommandResult(findings, headline: headline) }
        let members = [verdict(isClean)]
        do throws(CommandFailure) {
            let drift = try DriftCheck(live, catalog: catalog, root: folder.root, console: console).run()
            return CommandResult(
                findings + drift.findings,
                headline: [headline, drift.headline].compactMap(\.self).joined(separator: "\n"),
                members: members + [.init(key: "drift", value: drift.value)]
            )
        } catch {
            var failure = error
            failure.partialResult = CommandResult(findings, headline: headline, members: members)
            throw failure
        }
    }

    /// The result where the files say too little for upstream to be compared with them.
    private static func unreadable(_ findings: [Diagnostic], _ options: CheckOptions) -> CommandResult {
        CommandResult(findings, members: options.live == nil ? [] : [verdict(false)])
    }

    /// What a live check says of the committed files.
    private static func verdict(_ filesAgree: Bool) -> JSONValue.Member {
        JSONValue.Member(key: "filesAgree", value: .boolean(filesAgree))
    }
}
