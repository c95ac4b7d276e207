// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// `validate`: judge an answer or a snapshot by itself; writes nothing.
enum ValidateCommand {
    /// Judges the file that is named, or the newest snapshot.
    static func run(_ options: ValidateOptions) throws(CommandFailure) -> CommandResult {
        let folder = try CatalogFolder(options.root)
        let read = readVocabulary(folder.state(at: Vocabulary.path))
        guard let vocabulary = read.value else { return CommandResult(read.diagnostics) }
        guard let source = options.source else { return try judgeNewestSnapshot(in: folder, vocabulary: vocabulary) }
        let path: String
        let name: String
        switch source {
        case .standardInput: (path, name) = ("-", "<standard input>")
        case .file(let file): (path, name) = (file, file)
        case .url(let url): throw CommandFailure(.usage, "\(QuotedText.quote(url)) is not a file")
        }
        let reader = AnswerReader(timeoutSeconds: 1, maximumBytes: options.maximumBytes)
        let bytes = try reader.contents(of: path, name: name)
        if looksLikeSnapshot(bytes, name: name) {
            return snapshotResult(judgeSnapshot(bytes, path: name, vocabulary: vocabulary))
        }
        return answerResult(judgeAnswer(bytes, name: name, vocabulary: vocabulary))
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

    private static func answerResult(_ judged: StageResult<ValidCatalog>) -> CommandResult {
        CommandResult(
            judged.diagnostics,
            headline: judged.value.map { "accepted: \($0.models.count) models of \($0.shape.rawValue)" } ?? "rejected"
        )
    }

    private static func snapshotResult(_ judged: StageResult<Snapshot>) -> CommandResult {
        CommandResult(
            judged.diagnostics,
            headline: judged.value.map { "accepted: \($0.facts.models.count) models of \($0.date)" } ?? "rejected"
        )
    }
}
