// SPDX-License-Identifier: Apache-2.0

/// Where the identifier in a ledger entry comes from.
package enum IdentifierOrigin: Hashable, Sendable {
    /// Derived from the id, by these rules.
    case derived([NamingRule])

    /// Written by a person, or derived by rules that have changed since.
    case byHand

    /// Finds the origin of an entry, by comparing its identifier with all that the id could have become.
    ///
    /// Which form an id was given depended on the other models of that day, so the plainest equal form is named.
    package init(of entry: IdentifierLedger.Entry) {
        guard entry.id.utf8.count <= NamingProblem.maximumIDBytes else {
            self = .byHand
            return
        }
        let derivation = IdentifierDerivation(id: entry.id)
        let plain = derivation.plainForm
        let prefixes = plain.prefix.map { [$0] } ?? [nil, .isTaken]
        let spellings: [FoldedText.SoftJoins] = derivation.hasSoftJoins ? [.closed, .spelled] : [.closed]
        for softJoins in spellings {
            for prefix in prefixes {
                let derived = derivation.derive(IdentifierDerivation.Form(prefix: prefix, softJoins: softJoins))
                if derived.identifier.utf8.elementsEqual(entry.identifier.utf8) {
                    self = .derived(derived.rules)
                    return
                }
            }
        }
        self = .byHand
    }
}
