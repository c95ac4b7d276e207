// SPDX-License-Identifier: Apache-2.0

/// Gives each served id its Swift identifier.
///
/// An id that the ledger has keeps its identifier for ever, and loses its marks of absence. The others are named after
/// the rules of ``IdentifierDerivation`` and ``IdentifierAssignment``; where those fail, the problem asks a person for
/// an entry by hand. The result depends on the set of ids alone, not on their order, and adding an id changes no name
/// in the ledger. The ledger itself is judged by ``IdentifierLedger/problems()``, when it is read, and absent ids are
/// marked by ``nameModels(of:in:)``, which knows the history.
///
/// - Complexity: O(*n* log *n*) in the number of ids and entries.
/// - Parameters:
///   - ids: The model ids that are served now, compared by their bytes; repeated ones count once.
///   - ledger: The identifiers so far.
/// - Returns: The new ledger, the identifiers that are new in it, and all problems.
package func name(ids: [String], ledger: IdentifierLedger) -> NamingResult {
    let served = Set(ids.map { Array($0.utf8) })
    var entries = ledger.entries
    for index in entries.indices where served.contains(Array(entries[index].id.utf8)) {
        entries[index].lastSeen = nil
        entries[index].absentSince = nil
        entries[index].isPruned = false
    }
    let newcomers = nameNewcomers(served.filter { ledger[id: String(decoding: $0, as: UTF8.self)] == nil }, ledger)
    entries += newcomers.identifiers.map { IdentifierLedger.Entry(id: $0.id, identifier: $0.identifier) }
    return NamingResult(
        ledger: IdentifierLedger(entries: entries),
        newIdentifiers: newcomers.identifiers,
        problems: newcomers.problems
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
