// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Whether a document claims to be a snapshot rather than an answer, by its place or by what it states.
package func looksLikeSnapshot(_ bytes: [UInt8], name: String) -> Bool {
    if let date = dateInName(of: name), name.utf8.hasSuffix(Snapshot.path(of: date).utf8) { return true }
    // Most answers are a list, and need not be read for this.
    guard firstByteOfJSON(bytes) == UInt8(ascii: "{"),
        let document = try? JSONDocument(bytes: bytes, file: name)
    else { return false }
    return document.root["schema"] != nil && document.root["factsSHA256"] != nil
}

/// The date that the name of a file states; nil when it is named otherwise.
private func dateInName(of path: String) -> CalendarDate? {
    let name = NamedFile(path: path, state: .missing).name
    return name.utf8.hasSuffix(".json".utf8) ? CalendarDate(String(name.dropLast(5))) : nil
}

/// Judges a snapshot by itself: canonical, its facts those of its hash, every word in the vocabulary.
///
/// - Parameters:
///   - bytes: The file.
///   - path: What findings call it.
///   - vocabulary: The closed lists.
/// - Returns: The snapshot, or nil when it does not fit; and what was found.
package func judgeSnapshot(_ bytes: [UInt8], path: String, vocabulary: Vocabulary) -> StageResult<Snapshot> {
    let snapshot: Snapshot
    do {
        snapshot = try Snapshot(bytes: bytes, path: path, date: dateInName(of: path))
    } catch {
        return StageResult(nil, [error.diagnostic.showingLine(of: path, bytes: bytes[...])])
    }
    let findings = judgeWords(of: SnapshotHistory([snapshot]), vocabulary: vocabulary)
    return StageResult(findings.isEmpty ? snapshot : nil, findings)
}
