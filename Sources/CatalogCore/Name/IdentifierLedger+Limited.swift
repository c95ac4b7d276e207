// SPDX-License-Identifier: Apache-2.0

extension IdentifierLedger {
    /// The names of the models of a catalog alone, as those of a package that has published no others.
    package func limited(to facts: CatalogFacts) -> IdentifierLedger {
        IdentifierLedger(
            entries: entries.filter { facts.model(id: $0.id) != nil }
                .map { Entry(id: $0.id, identifier: $0.identifier) }
        )
    }
}
