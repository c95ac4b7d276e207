// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// Holds the judgement of answers and snapshots against any bytes.
///
/// There is a value exactly when there is no error, every finding can be printed, accepted facts survive being written
/// as a snapshot and read again, and a change passes when it has been acknowledged.
///
/// - Parameter bytes: An answer; or two with a record separator (0x1E, which no JSON has) between them, of which the
///   first is that of the day before.
/// - Throws: ``PropertyFailure`` for what does not hold.
func checkAnswer(_ bytes: [UInt8]) throws(PropertyFailure) {
    let parts = bytes.split(separator: 0x1E, maxSplits: 1, omittingEmptySubsequences: false).map { Array($0) }
    var history = SnapshotHistory([])
    for (answer, date) in zip(parts, ["2026-10-14", "2026-10-15"]) {
        let day = try require(CalendarDate(date), "\(date) is no day")
        let snapshot = try checkAnswer(answer, on: day, after: history)
        history = SnapshotHistory(history.snapshots + (snapshot.map { [$0] } ?? []))
    }
}

/// Judges one answer by itself and as the step from the last snapshot.
///
/// - Returns: The snapshot of the answer; nil when it is rejected, or of a shape that gives none.
private func checkAnswer(
    _ bytes: [UInt8],
    on date: CalendarDate,
    after history: SnapshotHistory
) throws(PropertyFailure) -> Snapshot? {
    let name = "answer.json"
    let judged = judgeAnswer(bytes, name: name, vocabulary: .recorded)
    let positions = LinePositions(bytes)
    try checkFindings(judged.diagnostics, of: name, positions, isAccepted: judged.value != nil)
    if looksLikeSnapshot(bytes, name: name) {
        let read = judgeSnapshot(bytes, path: name, vocabulary: .recorded)
        try checkFindings(read.diagnostics, of: name, positions, isAccepted: read.value != nil)
    }
    try require(judged.value == nil || judged.rows != nil, "an accepted answer has no rows")
    if let rows = judged.rows { try checkStep(to: rows, from: history, of: name, positions) }
    guard let catalog = judged.value else { return nil }
    let normalized = normalize(catalog)
    try checkFindings(normalized.diagnostics, of: name, positions, isAccepted: normalized.value != nil)
    guard let facts = normalized.value else { return nil }
    let snapshot = Snapshot(date: date, source: source(of: bytes), facts: facts)
    try checkReadsBack(snapshot)
    if let rows = judged.rows { try checkNoStep(to: rows, from: snapshot) }
    return snapshot
}

private func source(of bytes: [UInt8]) -> SnapshotSource {
    SnapshotSource(
        kind: .recorded,
        url: "https://example.com/",
        byteCount: bytes.count,
        sha256: SHA256.hexDigest(of: bytes)
    )
}

/// A stage gives a value or an error, not both and not neither; what it found is where it says, and can be printed.
private func checkFindings(
    _ findings: [Diagnostic],
    of name: String,
    _ positions: LinePositions,
    isAccepted: Bool
) throws(PropertyFailure) {
    let report = DiagnosticReport(findings)
    try require(isAccepted == !report.hasErrors, "a value and an error, or neither: \(report.summary)")
    try positions.check(findings, of: name)
    try checkPrinted(report)
}

/// Facts that were accepted are those of a snapshot that is accepted.
private func checkReadsBack(_ snapshot: Snapshot) throws(PropertyFailure) {
    let written = snapshot.canonicalBytes
    let judged = judgeSnapshot(written, path: snapshot.path, vocabulary: .recorded)
    let problem = judged.diagnostics.first.map { "\(snapshot.path): \($0.message)" }
    let copy = try require(judged.value, problem ?? "the snapshot is refused without a finding")
    try require(problem == nil, "an accepted snapshot has a finding: \(problem ?? "")")
    try require(copy == snapshot && copy.canonicalBytes == written, "the snapshot reads back with other facts")
}
