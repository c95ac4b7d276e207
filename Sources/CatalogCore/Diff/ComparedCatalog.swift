// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// One side of a comparison: a catalog as it was, as it is, or as an answer would make it.
package struct ComparedCatalog: Sendable {
    /// What a side is.
    package enum Kind: String, Sendable {
        case snapshot
        case answer
    }

    package let kind: Kind
    /// What people call it: a path, or `REF:path`; not safe for any sink yet.
    package let name: String
    /// The day that it is of; nil for an answer of which nobody knows.
    package let date: CalendarDate?
    /// The bytes that are compared.
    let bytes: [UInt8]
    /// The committed data it stands in, with itself as the newest snapshot.
    let catalog: CommittedCatalog
    /// What it lists, with places.
    let listed: ListedModels

    /// A committed snapshot: the newest of a catalog.
    ///
    /// - Parameters:
    ///   - snapshot: The newest snapshot of `catalog`.
    ///   - catalog: The committed data, up to the snapshot.
    ///   - name: What people call it.
    package init(_ snapshot: Snapshot, of catalog: CommittedCatalog, name: String) {
        self.kind = .snapshot
        self.name = name
        self.date = snapshot.date
        self.bytes = snapshot.canonicalBytes
        self.catalog = catalog
        self.listed = ListedModels(snapshot)
    }

    /// An answer, as the catalog that an update would make of it.
    ///
    /// - Parameters:
    ///   - rows: What the answer lists.
    ///   - bytes: The answer.
    ///   - name: What people call it.
    ///   - date: The day on which it was fetched; nil when nobody knows.
    ///   - history: The snapshots that it comes after; what it does not state is taken from the newest of them.
    ///   - catalog: The committed data, for names, words and what people accepted.
    package init(
        answer rows: AcceptedRows,
        bytes: [UInt8],
        name: String,
        date: CalendarDate?,
        after history: SnapshotHistory,
        in catalog: CommittedCatalog
    ) {
        let newest = history.newest
        let listed = ListedModels(rows, base: newest)
        self.kind = .answer
        self.name = name
        self.date = date
        self.bytes = bytes
        self.listed = listed
        // Whatever day it is of, it comes after what it is compared with.
        let day = newest.flatMap { $0.date.nextDay ?? $0.date } ?? CalendarDate(epochSeconds: 0)
        let snapshot = day.map { day in
            Snapshot(
                date: day,
                // Where it is from is compared by nobody.
                source: SnapshotSource(kind: .recorded, url: "", byteCount: bytes.count, sha256: ""),
                facts: CatalogFacts(listed.models.map(\.facts))
            )
        }
        self.catalog = catalog.standing(in: snapshot.map { SnapshotHistory(history.snapshots + [$0]) } ?? history)
    }

    private init(_ side: ComparedCatalog, in catalog: CommittedCatalog) {
        self.kind = side.kind
        self.name = side.name
        self.date = side.date
        self.bytes = side.bytes
        self.listed = side.listed
        self.catalog = catalog
    }

    /// The same side with a snapshot among those before it, as an update from there would have it.
    ///
    /// - Parameter old: A side that is in no history. When it is the later one, nothing changes.
    /// - Returns: The side in its new history.
    package func following(_ old: ComparedCatalog) -> ComparedCatalog {
        guard let newest = catalog.history.newest, let before = old.catalog.history.newest,
            before.date < newest.date, catalog.history.snapshot(of: before.date) == nil
        else { return self }
        return ComparedCatalog(self, in: catalog.standing(in: catalog.history.replacing(with: before)))
    }

    /// The SHA-256 of the bytes that are compared.
    package var sha256: String { SHA256.hexDigest(of: bytes) }

    /// The snapshots up to and with the side.
    package var history: SnapshotHistory { catalog.history }

    /// The number of models that it lists.
    package var modelCount: Int { listed.models.count }

    /// `25 models`, or `1 model`.
    var countText: String { "\(modelCount) model\(modelCount == 1 ? "" : "s")" }

    /// The SHA-256 of the facts, as a snapshot states it.
    package var factsSHA256: String { catalog.history.newest?.factsSHA256 ?? "" }

    /// The words that stand for capabilities.
    var capabilityRules: [CapabilityRule] { catalog.vocabulary.capabilityRules }

    /// The capabilities that the words of a model stand for.
    func capabilities(of facts: ModelFacts) -> [Capability] { catalog.vocabulary.capabilities(of: facts) }
}
