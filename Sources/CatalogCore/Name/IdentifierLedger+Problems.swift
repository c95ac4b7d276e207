// SPDX-License-Identifier: Apache-2.0

extension IdentifierLedger {
    /// What is wrong with the ledger itself, sorted by the UTF-8 bytes of the ids.
    ///
    /// People edit the ledger by hand where a name could not be derived, and merge it. So it is judged whenever
    /// it is read: each identifier is well-formed, free, and the only one of its spelling regardless of case;
    /// each id appears once; and the marks of an absent id are two snapshots in their order.
    ///
    /// - Complexity: O(*n*), for short ids.
    package func problems() -> [NamingProblem] {
        var idsByKey: [String: [String]] = [:]
        for entry in entries {
            idsByKey[IdentifierASCII.lowercased(entry.identifier), default: []].append(entry.id)
        }
        var problems: [NamingProblem] = []
        var previous: Entry?
        for entry in entries {
            let isRepeated = previous.map { $0.id.utf8.elementsEqual(entry.id.utf8) } ?? false
            if isRepeated {
                problems.append(NamingProblem(id: entry.id, reason: .repeatedID))
            }
            previous = entry
            if let reason = fault(of: entry, heldBy: idsByKey) {
                problems.append(NamingProblem(id: entry.id, reason: reason))
            }
            if !hasValidMarks(entry) {
                problems.append(NamingProblem(id: entry.id, reason: .invalidMarks))
            }
        }
        return problems
    }

    /// What is wrong with the identifier of an entry, if anything is.
    private func fault(of entry: Entry, heldBy idsByKey: [String: [String]]) -> NamingProblem.Reason? {
        guard DerivedIdentifier.isWellFormed(entry.identifier) else { return .malformedIdentifier }
        guard !ReservedIdentifiers.contains(entry.identifier) else {
            return .reserved(identifier: entry.identifier)
        }
        let holders = idsByKey[IdentifierASCII.lowercased(entry.identifier)] ?? []
        let others = holders.lazy.filter { !$0.utf8.elementsEqual(entry.id.utf8) }
            .prefix(NamingProblem.maximumConflicts)
        guard !others.isEmpty else { return nil }
        return .taken(identifier: entry.identifier, by: Array(others))
    }

    /// Whether an entry has no marks, or two dates of which the second is later.
    private func hasValidMarks(_ entry: Entry) -> Bool {
        switch (entry.lastSeen, entry.absentSince) {
        case (nil, nil): return true
        case (let lastSeen?, let absentSince?):
            guard let last = CalendarDate(lastSeen), let first = CalendarDate(absentSince) else { return false }
            return last < first
        case (nil, _?), (_?, nil): return false
        }
    }
}
