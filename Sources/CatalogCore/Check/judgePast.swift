// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Compares the snapshots of a commit that was there before with those of now: all but its newest have to be the same.
///
/// The newest one may be replaced, as an update of the same day does.
///
/// - Parameters:
///   - past: What the commit has in `snapshots/`.
///   - present: What stands there now.
///   - revision: What names the commit.
/// - Returns: A finding for each snapshot that is another one or gone, in the order of their days.
package func judgePast(_ past: [NamedFile], against present: [NamedFile], of revision: String) -> [Diagnostic] {
    let dated = past.compactMap { file in snapshotDay(of: file.path).map { (day: $0, file: file) } }
        .sorted { $0.day < $1.day }
    return dated.dropLast().compactMap { _, file in
        let now = present.first { $0.path.hasSameBytes(as: file.path) }?.state ?? .missing
        guard now != file.state else { return nil }
        let what = now == .missing ? "is gone" : "is not what it was"
        return Diagnostic(
            .snapshotRewritten,
            "the snapshot \(what) at \(QuotedText.quote(revision))",
            at: DiagnosticPlace(file: file.path),
            nextStep: "restore it from version control: what was published stays"
        )
    }
}

/// The day of a snapshot by its path; nil for other files.
private func snapshotDay(of path: String) -> CalendarDate? {
    let bytes = Array(path.utf8)
    let (start, end) = (Array("\(Snapshot.directory)/".utf8), Array(".json".utf8))
    guard bytes.starts(with: start), bytes.suffix(end.count).elementsEqual(end),
        bytes.count == start.count + 10 + end.count
    else { return nil }
    return CalendarDate(String(decoding: bytes[start.count..<(start.count + 10)], as: UTF8.self))
}
