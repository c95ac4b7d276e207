// SPDX-License-Identifier: Apache-2.0

/// Reads all committed files and judges each of them.
///
/// - Parameter files: What stands in `snapshots/` and `templates/`.
/// - Returns: The catalog, or nil when a file is missing or malformed; and a finding for every such file.
package func readCommitted(_ files: CommittedFiles) -> StageResult<CommittedCatalog> {
    let result = readAndJudge(files, TemplateSet.read(files))
    return StageResult(result.value, result.diagnostics.map(files.showingLine))
}

/// Reads the committed data without the templates, for what compares and renders nothing.
///
/// - Parameter files: What stands in `snapshots/`.
/// - Returns: The catalog, or nil when a file is missing or malformed; and a finding for every such file.
package func readCommittedData(_ files: CommittedFiles) -> StageResult<CommittedCatalog> {
    let result = readAndJudge(files, StageResult(TemplateSet.none))
    return StageResult(result.value, result.diagnostics.map(files.showingLine))
}

private func readAndJudge(
    _ files: CommittedFiles,
    _ templates: StageResult<TemplateSet>
) -> StageResult<CommittedCatalog> {
    var findings = DiagnosticCollector()
    let vocabulary = readVocabulary(files, into: &findings)
    let snapshots = readSnapshots(files, into: &findings)
    let ledger = readLedger(files, isRequired: !snapshots.isEmpty, into: &findings)
    findings.add(contentsOf: templates.diagnostics)
    let acknowledgements = readAcknowledgements(files, into: &findings)
    let corrections = readCorrections(files.state(at: CorrectionList.path))
    findings.add(contentsOf: corrections.diagnostics)
    guard let vocabulary, let ledger, let templates = templates.value, let acknowledgements, !findings.hasErrors else {
        return StageResult(nil, findings.diagnostics)
    }
    let history = SnapshotHistory(snapshots)
    findings.add(contentsOf: judgeWords(of: history, vocabulary: vocabulary))
    findings.add(contentsOf: judgeNames(of: history, ledger: ledger))
    if let list = corrections.value {
        findings.add(contentsOf: judgeCorrections(list, history: history, vocabulary: vocabulary))
    }
    guard !findings.hasErrors else { return StageResult(nil, findings.diagnostics) }
    return StageResult(
        CommittedCatalog(
            history: history,
            vocabulary: vocabulary,
            ledger: ledger,
            templates: templates,
            acknowledgements: acknowledgements,
            corrections: corrections.value
        ),
        findings.diagnostics
    )
}

/// Reads the vocabulary alone, for verbs that judge an answer by itself.
package func readVocabulary(_ state: FileState) -> StageResult<Vocabulary> {
    do throws(CommittedFileProblem) {
        let bytes = try state.contents(
            path: Vocabulary.path,
            what: CommittedFormat.vocabulary.name,
            ifMissing: "restore it from version control"
        ).get()
        return StageResult(try Vocabulary(bytes: bytes))
    } catch {
        guard case .bytes(let bytes) = state else { return StageResult(nil, [error.diagnostic]) }
        return StageResult(nil, [error.diagnostic.showingLine(of: Vocabulary.path, bytes: bytes[...])])
    }
}

private func readVocabulary(_ files: CommittedFiles, into findings: inout DiagnosticCollector) -> Vocabulary? {
    let result = readVocabulary(files.state(at: Vocabulary.path))
    findings.add(contentsOf: result.diagnostics)
    return result.value
}

private func readSnapshots(_ files: CommittedFiles, into findings: inout DiagnosticCollector) -> [Snapshot] {
    let otherNames = ["vocabulary.json", "identifiers.json", "acknowledgements.json", "corrections.json"]
    var snapshots: [Snapshot] = []
    for file in files.snapshots where file.name.utf8.hasSuffix(".json".utf8) && !otherNames.contains(file.name) {
        do {
            snapshots.append(try readSnapshot(file))
        } catch {
            findings.add(error.diagnostic)
        }
    }
    return snapshots
}

private func readSnapshot(_ file: NamedFile) throws(CommittedFileProblem) -> Snapshot {
    guard let date = CalendarDate(String(file.name.dropLast(5))) else {
        throw CommittedFileProblem(
            Diagnostic(
                .malformedSnapshot,
                outcome: .malformedCommittedFile,
                "\(QuotedText.quote(file.name)) is not the name of a snapshot: YYYY-MM-DD.json",
                at: DiagnosticPlace(file: file.path),
                nextStep: "move the file out of \(Snapshot.directory)/, or restore its name"
            )
        )
    }
    let bytes = try file.state.contents(
        path: file.path,
        what: CommittedFormat.snapshot.name,
        ifMissing: "restore it from version control"
    ).get()
    return try Snapshot(bytes: bytes, path: file.path, date: date)
}

/// Without any snapshot there are no published names yet, and only then may the ledger be missing.
private func readLedger(
    _ files: CommittedFiles,
    isRequired: Bool,
    into findings: inout DiagnosticCollector
) -> IdentifierLedger? {
    let state = files.state(at: IdentifierLedger.path)
    if state == .missing, !isRequired { return IdentifierLedger() }
    do {
        let bytes = try state.contents(
            path: IdentifierLedger.path,
            what: CommittedFormat.identifiers.name,
            ifMissing: "restore it from version control: published names cannot be derived again"
        ).get()
        return try IdentifierLedger(bytes: bytes)
    } catch {
        findings.add(error.diagnostic)
        return nil
    }
}

/// Reads the acknowledgements alone, for verbs that judge an answer without the rest; none when there is no file.
package func readAcknowledgements(_ state: FileState) -> StageResult<AcknowledgementList> {
    guard state != .missing else { return StageResult(AcknowledgementList()) }
    do throws(CommittedFileProblem) {
        let bytes = try state.contents(
            path: AcknowledgementList.path,
            what: CommittedFormat.acknowledgements.name,
            ifMissing: "restore it from version control"
        ).get()
        return StageResult(try AcknowledgementList(bytes: bytes))
    } catch {
        guard case .bytes(let bytes) = state else { return StageResult(nil, [error.diagnostic]) }
        return StageResult(nil, [error.diagnostic.showingLine(of: AcknowledgementList.path, bytes: bytes[...])])
    }
}

private func readAcknowledgements(
    _ files: CommittedFiles,
    into findings: inout DiagnosticCollector
) -> AcknowledgementList? {
    let result = readAcknowledgements(files.state(at: AcknowledgementList.path))
    findings.add(contentsOf: result.diagnostics)
    return result.value
}
