// SPDX-License-Identifier: Apache-2.0

/// Gives identifiers to ids that have none yet, so that no two are equal regardless of case.
///
/// All newcomers start with their plain form. In each round, every newcomer whose form is wanted by another one,
/// or held by the ledger, moves on to its next form, all at the same time; so the order of the ids is of no
/// importance. Where the rivals have different vendors, the next form puts the vendor in front. Where they have
/// the same vendor, which the vendor cannot tell apart, it spells the soft joins. A newcomer without a next form
/// stays where it is, and is a problem if it is not alone there at the end. Numbers are never appended: `x2`
/// would look like a version.
struct IdentifierAssignment {
    /// A newcomer with the form it has reached.
    private struct Candidate {
        let derivation: IdentifierDerivation
        let vendorKey: String
        var form: IdentifierDerivation.Form
        var derived: DerivedIdentifier

        /// The identifier as it is compared.
        var key: String { IdentifierASCII.lowercased(derived.identifier) }
    }

    /// An id that has an identifier already.
    private struct Holder {
        let id: String
        let vendorKey: String
    }

    private var candidates: [Candidate]
    private let holders: [String: [Holder]]

    /// The positions of the candidates at each key.
    private var buckets: [String: [Int]] = [:]

    /// Settles the forms of all newcomers.
    ///
    /// Each newcomer moves at most twice, so the work is linear in their number, and a round in which nobody
    /// moves is the last.
    ///
    /// - Parameters:
    ///   - newcomers: The derivations of ids that the ledger lacks, each id once, none of them empty.
    ///   - ledger: The identifiers that are taken.
    init(newcomers: [IdentifierDerivation], ledger: IdentifierLedger) {
        candidates = newcomers.map { derivation in
            let form = derivation.plainForm
            return Candidate(
                derivation: derivation,
                vendorKey: derivation.vendorKey,
                form: form,
                derived: derivation.derive(form)
            )
        }
        var holders: [String: [Holder]] = [:]
        for entry in ledger.entries {
            let holder = Holder(id: entry.id, vendorKey: IdentifierDerivation(id: entry.id).vendorKey)
            holders[IdentifierASCII.lowercased(entry.identifier), default: []].append(holder)
        }
        self.holders = holders
        var moved = Array(candidates.indices)
        while !moved.isEmpty {
            for position in moved { buckets[candidates[position].key, default: []].append(position) }
            moved = moveRivals(at: Set(moved.map { candidates[$0].key }))
        }
    }

    /// The identifier of each newcomer, or the reason why it has none, in the order of the newcomers.
    func outcomes() -> [Result<DerivedIdentifier, NamingFailure>] {
        var sortedBuckets: [String: [Int]] = [:]
        return candidates.indices.map { position in
            let candidate = candidates[position]
            let key = candidate.key
            guard isContested(key) else { return .success(candidate.derived) }
            guard !ReservedIdentifiers.contains(key) else {
                return .failure(NamingFailure(reason: .reserved(identifier: candidate.derived.identifier)))
            }
            let rivals = sortedBuckets[key] ?? (buckets[key] ?? []).sorted()
            sortedBuckets[key] = rivals
            let others =
                (holders[key] ?? []).map(\.id)
                + rivals.prefix(NamingProblem.maximumConflicts + 1).filter { $0 != position }
                .map { candidates[$0].derivation.id }
            let listed = Array(others.prefix(NamingProblem.maximumConflicts))
            return .failure(NamingFailure(reason: .taken(identifier: candidate.derived.identifier, by: listed)))
        }
    }

    /// Moves every candidate that shares a key, and that has a next form, to that form.
    ///
    /// - Parameter keys: The keys at which candidates arrived since the last round; their order is of no importance,
    ///   because the moves are only made visible in the buckets after all of them are decided.
    /// - Returns: The positions of the candidates that moved.
    private mutating func moveRivals(at keys: Set<String>) -> [Int] {
        var moved: [Int] = []
        for key in keys where isContested(key) {
            let rivals = buckets[key] ?? []
            let vendors = Set(rivals.map { candidates[$0].vendorKey } + (holders[key] ?? []).map(\.vendorKey))
            var staying: [Int] = []
            for position in rivals {
                if let form = nextForm(of: candidates[position], vendorDecides: vendors.count > 1) {
                    candidates[position].form = form
                    candidates[position].derived = candidates[position].derivation.derive(form)
                    moved.append(position)
                } else {
                    staying.append(position)
                }
            }
            buckets[key] = staying
        }
        return moved
    }

    /// Whether a key is reserved, held by the ledger, or wanted by more than one candidate.
    private func isContested(_ key: String) -> Bool {
        holders[key] != nil || (buckets[key]?.count ?? 0) > 1 || ReservedIdentifiers.contains(key)
    }

    /// The form that comes after a candidate's, or `nil` if there is none that would help.
    private func nextForm(of candidate: Candidate, vendorDecides: Bool) -> IdentifierDerivation.Form? {
        var form = candidate.form
        if vendorDecides, form.prefix == nil {
            form.prefix = .isTaken
            return form
        }
        guard form.softJoins == .closed, candidate.derivation.hasSoftJoins else { return nil }
        form.softJoins = .spelled
        return form
    }
}
