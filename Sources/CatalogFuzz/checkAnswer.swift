// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// Holds the judgement of answers and snapshots against any bytes.
///
/// There is a value exactly when there is no error, every finding can be printed, and accepted facts survive being
/// written as a snapshot and read again.
func checkAnswer(_ bytes: [UInt8]) throws(PropertyFailure) {
    let positions = LinePositions(bytes)
    let judged = judgeAnswer(bytes, name: answerName, vocabulary: .recorded)
    try check(judged, positions)
    if let catalog = judged.value {
        let normalized = normalize(catalog)
        try check(normalized, positions)
        if let facts = normalized.value { try checkSnapshot(of: facts, from: bytes) }
    }
    if looksLikeSnapshot(bytes, name: answerName) {
        try check(judgeSnapshot(bytes, path: answerName, vocabulary: .recorded), positions)
    }
}

private let answerName = "answer.json"

/// A stage gives a value or an error, not both and not neither, and what it found can be printed.
private func check(_ result: StageResult<some Sendable>, _ positions: LinePositions) throws(PropertyFailure) {
    let report = DiagnosticReport(result.diagnostics)
    try require((result.value != nil) == !report.hasErrors, "a value and an error, or neither: \(report.summary)")
    for diagnostic in report.diagnostics {
        guard let place = diagnostic.place, place.file == answerName, let location = place.location else { continue }
        try positions.check(location)
    }
    try checkPrinted(report)
}

/// Facts that were accepted are those of a snapshot that is accepted.
private func checkSnapshot(of facts: CatalogFacts, from bytes: [UInt8]) throws(PropertyFailure) {
    let date = try require(CalendarDate("2026-10-15"), "there is no such day")
    let source = SnapshotSource(
        kind: .recorded,
        url: "https://example.com/",
        byteCount: bytes.count,
        sha256: SHA256.hexDigest(of: bytes)
    )
    let snapshot = Snapshot(date: date, source: source, facts: facts)
    let written = snapshot.canonicalBytes
    let judged = judgeSnapshot(written, path: snapshot.path, vocabulary: .recorded)
    let problem = judged.diagnostics.first.map { "\(snapshot.path): \($0.message)" }
    let copy = try require(judged.value, problem ?? "the snapshot is refused without a finding")
    try require(problem == nil, "an accepted snapshot has a finding: \(problem ?? "")")
    try require(copy == snapshot && copy.canonicalBytes == written, "the snapshot reads back with other facts")
}
