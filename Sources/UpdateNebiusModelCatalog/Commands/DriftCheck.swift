// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// What `check --live` adds: what upstream has that the newest snapshot has not.
struct DriftCheck {
    private let live: CheckOptions.Live
    private let catalog: CommittedCatalog
    private let newest: Snapshot
    private let cacheFile: CacheFile?
    private let console: Console

    /// Prepares the comparison.
    ///
    /// - Parameters:
    ///   - live: How upstream is asked.
    ///   - catalog: The committed files.
    ///   - root: Where they are.
    ///   - console: Where progress is told.
    /// - Throws: ``CommandFailure`` when there is no snapshot, or the cache cannot be used.
    init(_ live: CheckOptions.Live, catalog: CommittedCatalog, root: String, console: Console) throws(CommandFailure) {
        guard let newest = catalog.history.newest else {
            throw CommandFailure(
                .missingInput,
                "there is no snapshot to compare upstream with",
                nextStep: "run: UpdateNebiusModelCatalog update"
            )
        }
        self.live = live
        self.catalog = catalog
        self.newest = newest
        self.console = console
        cacheFile = try CacheFile(live.network.cache, root: root)
    }

    /// The update that takes what was compared.
    private var advice: String {
        let update = "run: UpdateNebiusModelCatalog update"
        return switch live.source {
        case nil: update
        case .url(let text), .file(let text): "\(update) --from " + (ShellWord.quote(text) ?? "with the same source")
        case .standardInput: "\(update) --from - with the same input"
        }
    }

    /// Asks upstream and compares; writes nothing but the cache.
    ///
    /// - Throws: ``CommandFailure`` when upstream gives no answer.
    func run() throws(CommandFailure) -> UpstreamDrift {
        let source = live.source ?? .url(AnswerReader.publicCatalogURL)
        let cache = try cacheFile?.read(for: source, whereFactsAre: catalog)
        let reader = AnswerReader(live.network, console: console)
        guard let read = try reader.read(source, kind: nil, unlessAs: cache) else {
            return UpstreamDrift(none: newest, isModified: false)
        }
        let drift = compareWithUpstream(
            read.answer,
            on: read.fetchedOn,
            in: catalog,
            newest: newest,
            advice: advice
        )
        if let fetched = read.fetched, drift.result == .none, drift.isWhole {
            cacheFile?.write(fetched, facts: newest.factsSHA256, console: console)
        }
        return drift
    }
}
