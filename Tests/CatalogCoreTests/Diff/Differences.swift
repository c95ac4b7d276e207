// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

/// Comparisons of small catalogs.
enum Differences {
    /// The committed data of catalogs, a day each, with names for all that they list.
    static func committed(
        _ catalogs: [[ModelFacts]],
        ledger: IdentifierLedger? = nil,
        vocabulary: Vocabulary = .sample,
        acknowledgements: [Acknowledgement] = [],
        corrections: CorrectionList? = nil
    ) throws -> CommittedCatalog {
        let ids = catalogs.joined().map(\.id)
        return CommittedCatalog(
            history: try Steps.history(catalogs),
            vocabulary: vocabulary,
            ledger: ledger ?? name(ids: ids, ledger: IdentifierLedger()).ledger,
            templates: .none,
            acknowledgements: AcknowledgementList().adding(acknowledgements),
            corrections: corrections
        )
    }

    /// The side that the newest snapshot of committed data is.
    static func side(_ catalog: CommittedCatalog) throws -> ComparedCatalog {
        let newest = try #require(catalog.history.newest)
        return ComparedCatalog(newest, of: catalog, name: newest.path)
    }

    /// The last step of a history.
    static func last(_ catalog: CommittedCatalog) throws -> CatalogDifference {
        let snapshots = catalog.history.snapshots
        let previous = try #require(snapshots.dropLast().last)
        return diffCatalogs(from: try side(catalog.upTo(previous.date)), to: try side(catalog))
    }

    /// The step from one catalog to another, the next day.
    static func between(
        _ old: [ModelFacts],
        _ new: [ModelFacts],
        vocabulary: Vocabulary = .sample
    ) throws -> CatalogDifference {
        try last(committed([old, new], vocabulary: vocabulary))
    }
}

extension CatalogDifference {
    /// Rule, weight on both axes and model of each change: `price-raised risky nothing acme/a`.
    var summaries: [String] {
        changes.map { change in
            [change.rule.code, change.service.rawValue, change.source.rawValue, change.subject]
                .compactMap(\.self).joined(separator: " ")
        }
    }
}
