// SPDX-License-Identifier: Apache-2.0

/// The served model to use instead of a removed one: the replacement that people named, or that one's replacement, and
/// so on while those are gone as well.
///
/// - Parameters:
///   - id: The removed model.
///   - lastSeen: The date of the snapshot that listed it last.
///   - ledger: Which models are served.
///   - acknowledgements: What people named.
/// - Returns: Nil when nobody named one, or when the last one is gone, too.
/// - Complexity: O(replacements in a row * entries).
func servedReplacement(
    for id: String,
    lastSeen: CalendarDate,
    in ledger: IdentifierLedger,
    acknowledgements: AcknowledgementList
) -> String? {
    var (id, lastSeen) = (id, lastSeen)
    // Models that replace each other would go on for ever.
    var visited: Set<[UInt8]> = []
    while visited.insert(Array(id.utf8)).inserted {
        guard let next = acknowledgements.replacement(for: id, lastSeen: lastSeen), let entry = ledger[id: next] else {
            return nil
        }
        guard let date = entry.lastSeen.flatMap({ CalendarDate($0) }) else { return next }
        (id, lastSeen) = (next, date)
    }
    return nil
}
