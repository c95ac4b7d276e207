// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// Reads the two sides of a comparison.
struct ComparedCatalogReader {
    /// The two sides.
    struct Sides: Sendable {
        let old: ComparedCatalog
        let new: ComparedCatalog
    }

    /// The committed data of the working tree.
    let catalog: CommittedCatalog
    let folder: CatalogFolder
    let maximumBytes: Int

    /// Reads both sides.
    ///
    /// Where none is named, the last two snapshots are meant; one alone is compared with the newest snapshot, and the
    /// newest snapshot with an answer.
    ///
    /// - Returns: The sides; nil when one cannot be used, with what is wrong with it.
    /// - Throws: ``CommandFailure`` when one cannot be read.
    func read(old: ComparedSource?, new: ComparedSource?) throws(CommandFailure) -> StageResult<Sides> {
        guard let old else { return try lastTwo() }
        let first = try side(old, after: new == nil ? nil : SnapshotHistory([]))
        guard let firstSide = first.value else { return StageResult(nil, first.diagnostics) }
        guard let new else {
            let newest = try newest()
            return StageResult(
                firstSide.kind == .answer
                    ? Sides(old: newest, new: firstSide) : sides(firstSide, newest, from: old)
            )
        }
        // An answer is what an update from the old side would take.
        let second = try side(new, after: firstSide.history)
        guard let secondSide = second.value else { return StageResult(nil, second.diagnostics) }
        return StageResult(sides(firstSide, secondSide, from: old))
    }

    /// What is in no history is one that the new side could have grown from.
    private func sides(_ old: ComparedCatalog, _ new: ComparedCatalog, from source: ComparedSource) -> Sides {
        switch source {
        case .file, .standardInput: Sides(old: old, new: new.following(old))
        // A commit and a committed day have their place in the history.
        case .date, .revision: Sides(old: old, new: new)
        }
    }

    private func lastTwo() throws(CommandFailure) -> StageResult<Sides> {
        let newest = try newest()
        guard let previous = catalog.history.snapshots.dropLast().last else {
            throw CommandFailure(
                .missingInput,
                "there is only one snapshot, \(VisibleText.encode(newest.name)), and none before it to compare",
                nextStep: "name what to compare it with: a snapshot, an answer, or a git revision such as HEAD~1:"
            )
        }
        return StageResult(Sides(old: committed(previous), new: newest))
    }

    private func newest() throws(CommandFailure) -> ComparedCatalog {
        guard let newest = catalog.history.newest else {
            throw CommandFailure(
                .missingInput,
                "there is no snapshot to compare with",
                nextStep: "run: UpdateNebiusModelCatalog update"
            )
        }
        return committed(newest)
    }

    private func committed(_ snapshot: Snapshot) -> ComparedCatalog {
        ComparedCatalog(snapshot, of: catalog.upTo(snapshot.date), name: snapshot.path)
    }

    /// Reads a side.
    ///
    /// - Parameters:
    ///   - source: What is named.
    ///   - history: What an answer comes after: nothing for the old side, the committed snapshots for nil.
    /// - Returns: The side; nil when its text is rejected, with what is wrong with it.
    /// - Throws: ``CommandFailure`` when it cannot be read.
    private func side(
        _ source: ComparedSource,
        after history: SnapshotHistory?
    ) throws(CommandFailure) -> StageResult<ComparedCatalog> {
        switch source {
        case .date(let date):
            guard let snapshot = catalog.history.snapshot(of: date) else { throw missing(date) }
            return StageResult(committed(snapshot))
        case .revision(let revision, let path):
            return try RevisionReader(folder: folder).side(revision, path: path)
        case .standardInput:
            return try file("-", name: "<standard input>", after: history)
        case .file(let path):
            // As `check` names it: a committed snapshot, wherever the working directory is.
            if let known = catalog.history.snapshots.first(where: { $0.path.utf8.elementsEqual(path.utf8) }) {
                return StageResult(committed(known))
            }
            return try file(path, name: path, after: history)
        }
    }

    private func missing(_ date: CalendarDate) -> CommandFailure {
        let dates = catalog.history.snapshots.map(\.date.description)
        return CommandFailure(
            .missingInput,
            "there is no snapshot of \(date)",
            nextStep: dates.isEmpty
                ? "run: UpdateNebiusModelCatalog update" : "the snapshots are of \(dates.joined(separator: ", "))"
        )
    }

    /// A snapshot or an answer that the user names.
    private func file(
        _ path: String,
        name: String,
        after history: SnapshotHistory?
    ) throws(CommandFailure) -> StageResult<ComparedCatalog> {
        let read = try answer(path)
        let bytes = read.answer.bytes
        guard !looksLikeSnapshot(bytes, name: name) else {
            let judged = judgeSnapshot(bytes, path: name, vocabulary: catalog.vocabulary)
            return StageResult(
                judged.value.map { snapshot in
                    let past = catalog.history.before(snapshot.date).snapshots
                    return ComparedCatalog(
                        snapshot,
                        of: catalog.standing(in: SnapshotHistory(past + [snapshot])),
                        name: name
                    )
                },
                judged.diagnostics
            )
        }
        let judged = judgeAnswer(bytes, name: name, vocabulary: catalog.vocabulary)
        guard judged.value != nil, let rows = judged.rows else { return StageResult(nil, judged.diagnostics) }
        guard rows.shape == .modelsInfo || history?.newest != nil || history == nil else {
            throw CommandFailure(
                .usage,
                "\(QuotedText.quote(name)) states too little to be the old side: no vendor, use cases or status",
                nextStep: "give it as NEW"
            )
        }
        return StageResult(
            ComparedCatalog(
                answer: rows,
                bytes: bytes,
                name: name,
                date: read.fetchedOn,
                after: history ?? catalog.history,
                in: catalog
            ),
            judged.diagnostics
        )
    }

    private func answer(_ path: String) throws(CommandFailure) -> ReadAnswer {
        let reader = AnswerReader(maximumBytes: maximumBytes)
        do throws(CommandFailure) {
            return try reader.readStored(path == "-" ? .standardInput : .file(path), kind: nil)
        } catch {
            guard error.status == .missingInput, error.nextStep == nil, error.finding == nil else { throw error }
            throw CommandFailure(
                .missingInput,
                error.message,
                nextStep: "name a day, a snapshot, an answer, or a git revision with a colon, such as HEAD~1:"
            )
        }
    }
}
