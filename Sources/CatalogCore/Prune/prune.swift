// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Drops the deprecated symbols of removed models.
///
/// That breaks the source of apps that still use them. The identifier stays in the ledger: it is never given to another
/// model, and a model that comes back has it again.
///
/// - Parameters:
///   - ids: The exact ids of models that are gone.
///   - ledger: The identifiers so far.
/// - Returns: The ledger with the marks, and the entries that are new in having one.
/// - Throws: ``PruneProblem`` for an id that is served or unknown; then nothing is dropped.
/// - Complexity: O(*n*) in the number of entries.
package func prune(
    _ ids: [String],
    in ledger: IdentifierLedger
) throws(PruneProblem) -> (ledger: IdentifierLedger, pruned: [IdentifierLedger.Entry]) {
    var wanted: Set<[UInt8]> = []
    for id in ids {
        guard let entry = ledger[id: id] else {
            let named = ledger.entries.first { $0.identifier.utf8.elementsEqual(id.utf8) }?.id
            throw .unknown(id: id, nearest: named ?? NearestWord.find(id, among: ledger.entries.map(\.id)))
        }
        guard !entry.isServed else { throw .served(id: id) }
        wanted.insert(Array(id.utf8))
    }
    var pruned: [IdentifierLedger.Entry] = []
    let entries = ledger.entries.map { entry -> IdentifierLedger.Entry in
        guard !entry.isPruned, wanted.contains(Array(entry.id.utf8)) else { return entry }
        var marked = entry
        marked.isPruned = true
        pruned.append(marked)
        return marked
    }
    return (IdentifierLedger(entries: entries), pruned)
}
