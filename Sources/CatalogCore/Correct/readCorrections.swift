// SPDX-License-Identifier: Apache-2.0

/// Reads `snapshots/corrections.json`, and says of every entry what does not fit.
///
/// - Parameter state: What stands at ``CorrectionList/path``.
/// - Returns: The corrections, or nil when there is no such file or an entry does not fit; and a finding for each.
package func readCorrections(_ state: FileState) -> StageResult<CorrectionList> {
    guard state != .missing else { return StageResult(nil) }
    var findings = DiagnosticCollector()
    var entries: [Correction] = []
    do throws(CommittedFileProblem) {
        let bytes = try state.contents(
            path: CorrectionList.path,
            what: CommittedFormat.corrections.name,
            ifMissing: "restore it from version control"
        ).get()
        let file = try CommittedFormat.corrections.open(bytes, path: CorrectionList.path)
        try file.allowOnly(["schema", "corrections"])
        for record in try file.records("corrections") {
            do throws(CommittedFileProblem) {
                entries.append(try Correction(record))
            } catch {
                findings.add(error.diagnostic)
            }
        }
    } catch {
        findings.add(error.diagnostic)
    }
    findings.add(contentsOf: repeated(entries))
    return StageResult(findings.hasErrors ? nil : CorrectionList(entries), findings.diagnostics)
}

/// One fact has one value, so a second correction of it is a mistake whatever it says.
private func repeated(_ entries: [Correction]) -> [Diagnostic] {
    var firstByKey: [[[UInt8]]: Correction] = [:]
    return entries.compactMap { entry in
        guard let first = firstByKey[entry.sortKey] else {
            firstByKey[entry.sortKey] = entry
            return nil
        }
        return Diagnostic(
            .malformedCorrections,
            outcome: .malformedCommittedFile,
            "two corrections of \(entry.field.rawValue) of \(QuotedText.quote(entry.id))",
            at: entry.places.field,
            notes: [DiagnosticNote("the first is here", place: first.places.field)],
            nextStep: "keep one of them",
            subject: entry.id
        )
    }
}
