// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// Reads an answer or a committed snapshot as the step from the snapshot before it.
struct StepReader {
    /// What is compared, and with what.
    struct Step {
        /// The snapshots up to the one that the step starts from.
        let base: SnapshotHistory
        /// What is listed now; nil when nothing could be read.
        let listed: ListedModels?
        /// What the judgement of the text by itself found.
        let diagnostics: [Diagnostic]
    }

    let catalog: CommittedCatalog
    let maximumBytes: Int

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: An answer, or a snapshot.
    ///   - statedDate: The date of the answer as `YYYY-MM-DD`; nil for that of its provenance, or else today. A
    ///     snapshot states its own.
    /// - Returns: What is compared, as far as it could be read.
    /// - Throws: ``CommandFailure`` when the file cannot be read, the date is none, or a newer snapshot is committed:
    ///   nothing that is accepted of the past could match a change.
    func step(to path: String, on statedDate: String?) throws(CommandFailure) -> Step {
        // As `check` names it: a committed snapshot, wherever the working directory is.
        if let committed = catalog.history.snapshots.first(where: { $0.path.utf8.elementsEqual(path.utf8) }) {
            return Step(base: catalog.history.before(committed.date), listed: ListedModels(committed), diagnostics: [])
        }
        let read = try AnswerReader(maximumBytes: maximumBytes).readStored(.file(path), kind: nil)
        let bytes = read.answer.bytes
        if looksLikeSnapshot(bytes, name: path) {
            let judged = judgeSnapshot(bytes, path: path, vocabulary: catalog.vocabulary)
            let base = judged.value.map { catalog.history.before($0.date) } ?? catalog.history
            return Step(base: base, listed: judged.value.map { ListedModels($0) }, diagnostics: judged.diagnostics)
        }
        let day: CalendarDate
        if let statedDate {
            day = try CalendarDate(commandLine: statedDate)
        } else if let fetchedOn = read.fetchedOn {
            day = fetchedOn
        } else {
            day = try .today()
        }
        if let newest = catalog.history.newest, day < newest.date {
            throw CommandFailure(
                .finding,
                "the date \(day) is before the newest snapshot, \(newest.date)",
                nextStep: "give a --date of \(newest.date) or later"
            )
        }
        let base = catalog.history.before(day)
        let judged = judgeAnswer(bytes, name: path, vocabulary: catalog.vocabulary)
        return Step(
            base: base,
            listed: judged.rows.map { ListedModels($0, base: base.newest) },
            diagnostics: judged.diagnostics
        )
    }
}
