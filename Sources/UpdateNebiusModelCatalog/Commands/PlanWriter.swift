// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// Writes planned files and tells what was done.
struct PlanWriter {
    let folder: CatalogFolder

    /// Writes the files of a plan, and removes generated files that no template writes any more.
    ///
    /// - Parameters:
    ///   - files: What to write, in this order.
    ///   - plan: What `files` belong to.
    ///   - findings: What was found on the way.
    ///   - headline: What to say first; nil when only the count matters.
    ///   - members: What else to say to programs.
    /// - Returns: The findings, and what was written, removed and left alone.
    /// - Throws: ``CommandFailure`` when a file cannot be written; the message says whether others were.
    func write(
        _ files: [PlannedFile],
        of plan: OutputPlan,
        findings: [Diagnostic],
        headline: String? = nil,
        members: [JSONValue.Member] = []
    ) throws(CommandFailure) -> CommandResult {
        let stale = extraFiles(of: plan, in: try folder.onDisk(for: plan)).filter { file in
            if case .bytes(let bytes) = file.state { return isGenerated(bytes) }
            return false
        }
        let result = try folder.write(files, removing: stale.map(\.path))
        return CommandResult(
            findings,
            headline: lines(for: result, headline: headline),
            members: [
                .init(key: "written", value: .array(result.written.map { .string($0) })),
                .init(key: "deleted", value: .array(result.deleted.map { .string($0) })),
            ] + members
        )
    }

    private func lines(for result: FileTransactionResult, headline: String?) -> String {
        let changes = result.written.map { "wrote \($0)" } + result.deleted.map { "removed \($0)" }
        let number = result.unchanged.count
        let count = "\(number) \(number == 1 ? "file was" : "files were") up to date"
        let closing = changes.isEmpty ? "nothing to write: \(count)" : count
        return ((headline.map { [$0] } ?? []) + changes + [closing]).joined(separator: "\n")
    }
}
