// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// `validate`: judge an answer or a snapshot, by itself or as a change; writes nothing.
enum ValidateCommand {
    /// Judges the file that is named, or the newest snapshot.
    static func run(_ options: ValidateOptions) throws(CommandFailure) -> CommandResult {
        let folder = try CatalogFolder(options.root)
        if let against = options.against { return try judge(options, against: against, in: folder) }
        let read = readVocabulary(folder.state(at: Vocabulary.path))
        guard let vocabulary = read.value else { return CommandResult(read.diagnostics) }
        guard options.source != nil else { return try judgeNewestSnapshot(in: folder, vocabulary: vocabulary) }
        let input = try ValidatedInput(options)
        switch JudgedInput(input, vocabulary: vocabulary) {
        case .snapshot(let judged): return snapshotResult(judged)
        case .answer(let judged): return answerResult(judged, input, vocabulary)
        }
    }

    /// Judges a file as the step from a snapshot, with what was acknowledged of that step.
    private static func judge(
        _ options: ValidateOptions,
        against path: String,
        in folder: CatalogFolder
    ) throws(CommandFailure) -> CommandResult {
        let files = try folder.committedFiles()
        let committed = readCommitted(files)
        guard let catalog = committed.value else { return CommandResult(committed.diagnostics) }
        let reader = AnswerReader(maximumBytes: options.maximumBytes)
        let bytes = try reader.contents(of: path, name: path)
        let read = catalog.history.snapshot(inFileOf: bytes, among: files)
        let input = try ValidatedInput(options)
        let reading = BackgroundWork {
            read.map { StageResult($0) } ?? judgeSnapshot(bytes, path: path, vocabulary: catalog.vocabulary)
        }
        let judgedInput = JudgedInput(input, vocabulary: catalog.vocabulary)
        let against = reading.wait()
        guard let snapshot = against.value else { return snapshotResult(against) }
        let base = SnapshotHistory(catalog.history.before(snapshot.date).snapshots + [snapshot])
        let next = catalog.history.firstSnapshot(after: snapshot.date)
        // The command has to be about the same step: the date decides which snapshot that starts from.
        let advice = AcknowledgeAdvice(answer: input.name, date: snapshot.date.nextDay, root: options.root)
        let changes = judgedInput.listed(since: snapshot).map { listed in
            input.showingLines(
                judgeStep(to: listed, from: base, in: catalog, advice: next == nil ? advice : nil)
                    .map { next == nil ? $0 : advisingNewest($0, in: catalog.history) }
                    .map(files.showingLine)
            )
        }
        switch judgedInput {
        case .snapshot(let judged):
            return snapshotResult(StageResult(judged.value, judged.diagnostics + (changes ?? [])))
        case .answer(let judged):
            return result(judged, judged.diagnostics + (changes ?? []))
        }
    }

    /// Nothing can be accepted of a step from an older snapshot.
    private static func advisingNewest(_ finding: Diagnostic, in history: SnapshotHistory) -> Diagnostic {
        guard finding.isHeld, let newest = history.newest else { return finding }
        return finding.advising(
            "only changes of \(newest.path) can be acknowledged: run update, or validate --against it"
        )
    }

    private static func judgeNewestSnapshot(
        in folder: CatalogFolder,
        vocabulary: Vocabulary
    ) throws(CommandFailure) -> CommandResult {
        let dated = try folder.committedFiles().snapshots.filter { CalendarDate(String($0.name.dropLast(5))) != nil }
        guard let newest = dated.last else {
            throw CommandFailure(
                .missingInput,
                "there is no snapshot to judge",
                nextStep: "name a FILE, or run: UpdateNebiusModelCatalog update"
            )
        }
        let contents = newest.state.contents(
            path: newest.path,
            what: CommittedFormat.snapshot.name,
            ifMissing: "restore it from version control"
        )
        switch contents {
        case .success(let bytes):
            return snapshotResult(judgeSnapshot(bytes, path: newest.path, vocabulary: vocabulary))
        case .failure(let problem):
            return snapshotResult(StageResult(nil, [problem.diagnostic]))
        }
    }

    /// An answer by itself is judged like the first one of all: what would be held of it is an error here, too.
    private static func answerResult(
        _ judged: ValidationResult,
        _ input: ValidatedInput,
        _ vocabulary: Vocabulary
    ) -> CommandResult {
        let changes = judged.rows.map {
            judgeChanges(from: SnapshotHistory([]), to: ListedModels($0, base: nil), vocabulary: vocabulary)
        }
        let advice = "look at it; update holds it until it is acknowledged, and so does validate with --against"
        let held = (changes ?? []).map { $0.isHeld ? $0.advising(advice) : $0 }
        return result(judged, judged.diagnostics + input.showingLines(held))
    }

    private static func result(_ judged: ValidationResult, _ findings: [Diagnostic]) -> CommandResult {
        var collector = DiagnosticCollector()
        collector.add(contentsOf: findings)
        let isHeld = collector.hasErrors && judged.value != nil
        let accepted = judged.value.map { "accepted: \($0.models.count) models of \($0.shape.rawValue)" }
        return CommandResult(
            collector.diagnostics,
            headline: isHeld ? "held: update would write nothing" : accepted ?? "rejected"
        )
    }

    private static func snapshotResult(_ judged: StageResult<Snapshot>) -> CommandResult {
        var collector = DiagnosticCollector()
        collector.add(contentsOf: judged.diagnostics)
        let isHeld = collector.hasErrors && judged.value != nil
        let accepted = judged.value.map { "accepted: \($0.facts.models.count) models of \($0.date)" }
        return CommandResult(
            collector.diagnostics,
            headline: isHeld ? "held: a change waits for a decision" : accepted ?? "rejected"
        )
    }
}
