// SPDX-License-Identifier: Apache-2.0

/// Gives each id of a snapshot its Swift identifier, and marks the ids that are gone.
///
/// An id that the ledger has keeps its identifier for ever. The others are named after the rules of
/// ``IdentifierDerivation`` and ``IdentifierAssignment``; where those fail, the problem asks a person for an
/// entry by hand. The result depends on the set of ids alone, not on their order, and adding an id changes no
/// name in the ledger. The ledger itself is judged by ``IdentifierLedger/problems()``, when it is read.
///
/// - Complexity: O(*n* log *n*) in the number of ids and entries.
/// - Parameters:
///   - ids: The model ids that are served now, compared by their bytes; repeated ones count once.
///   - ledger: The identifiers so far.
///   - snapshotDate: The date, `YYYY-MM-DD`, of the snapshot that has these ids.
///   - previousSnapshotDate: The date of the snapshot before it, or `nil` if this is the first.
///   - previousIDs: The ids of the snapshot before it. With `nil`, every unmarked entry of the ledger is taken to
///     be in that snapshot; with the ids, an entry that was written by hand for an id that no snapshot has is found.
/// - Returns: The new ledger, the identifiers that are new in it, and all problems.
package func name(
    ids: [String],
    ledger: IdentifierLedger,
    snapshotDate: String,
    previousSnapshotDate: String?,
    previousIDs: [String]? = nil
) -> NamingResult {
    let served = Set(ids.map { Array($0.utf8) })
    let previous = previousIDs.map { Set($0.map { Array($0.utf8) }) }
    var problems: [NamingProblem] = []
    var entries = ledger.entries
    for index in entries.indices {
        let id = Array(entries[index].id.utf8)
        if served.contains(id) {
            entries[index].lastSeen = nil
            entries[index].absentSince = nil
        } else if entries[index].isServed {
            guard let previousSnapshotDate, previous?.contains(id) ?? true else {
                problems.append(NamingProblem(id: entries[index].id, reason: .neverServed))
                continue
            }
            entries[index].lastSeen = previousSnapshotDate
            entries[index].absentSince = snapshotDate
        }
    }
    let newcomers = nameNewcomers(served.filter { ledger[id: String(decoding: $0, as: UTF8.self)] == nil }, ledger)
    entries += newcomers.identifiers.map { IdentifierLedger.Entry(id: $0.id, identifier: $0.identifier) }
    problems += newcomers.problems
    return NamingResult(
        ledger: IdentifierLedger(entries: entries),
        newIdentifiers: newcomers.identifiers,
        problems: problems.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    )
}

/// Names the ids that the ledger lacks.
///
/// - Returns: The identifiers and the problems, both sorted by the bytes of the ids.
private func nameNewcomers(
    _ ids: Set<[UInt8]>,
    _ ledger: IdentifierLedger
) -> (identifiers: [DerivedIdentifier], problems: [NamingProblem]) {
    var problems: [NamingProblem] = []
    var derivations: [IdentifierDerivation] = []
    for bytes in ids.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        let id = String(decoding: bytes, as: UTF8.self)
        if bytes.isEmpty {
            problems.append(NamingProblem(id: id, reason: .emptyID))
        } else if bytes.count > NamingProblem.maximumIDBytes {
            problems.append(NamingProblem(id: id, reason: .longID(bytes: bytes.count)))
        } else {
            let derivation = IdentifierDerivation(id: id)
            if derivation.isEmpty {
                problems.append(NamingProblem(id: id, reason: .nothingLeft))
            } else {
                derivations.append(derivation)
            }
        }
    }
    var identifiers: [DerivedIdentifier] = []
    let outcomes = IdentifierAssignment(newcomers: derivations, ledger: ledger).outcomes()
    for (derivation, outcome) in zip(derivations, outcomes) {
        switch outcome {
        case .success(let derived):
            identifiers.append(derived)
            guard !derived.lostScalars.isEmpty else { continue }
            let reason = NamingProblem.Reason.lettersLost(identifier: derived.identifier, scalars: derived.lostScalars)
            problems.append(NamingProblem(id: derivation.id, reason: reason))
        case .failure(let failure):
            problems.append(NamingProblem(id: derivation.id, reason: failure.reason))
        }
    }
    return (identifiers, problems.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) })
}
