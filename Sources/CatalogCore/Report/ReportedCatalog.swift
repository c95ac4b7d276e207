// SPDX-License-Identifier: Apache-2.0

/// Everything that a page tells.
struct ReportedCatalog {
    /// The served models as the generated catalog states them.
    let rendered: RenderedCatalog
    /// Every model that was ever listed, sorted by the UTF-8 bytes of the id.
    let lives: [ModelLife]
    /// The committed snapshots.
    let history: SnapshotHistory
    /// What the newest snapshot changed; nil when it is the only one.
    let difference: CatalogDifference?

    /// Puts a page together.
    ///
    /// - Complexity: O(*n* log *n*) in the size of all snapshots.
    init(_ rendered: RenderedCatalog, of catalog: CommittedCatalog) {
        let snapshots = catalog.history.snapshots
        self.rendered = rendered
        self.lives = modelLives(in: catalog)
        self.history = catalog.history
        self.difference = snapshots.dropLast().last.map { previous in
            diffCatalogs(
                from: ComparedCatalog(previous, of: catalog.upTo(previous.date), name: previous.path),
                to: ComparedCatalog(rendered.snapshot, of: catalog, name: rendered.snapshot.path)
            )
        }
    }

    /// The models that are gone.
    var removedLives: [ModelLife] { lives.filter { !$0.isServed } }

    /// What models of this kind are for.
    func role(of facts: ModelFacts) -> KindRole {
        rendered.vocabulary.word(facts.kind, in: .kind)?.role ?? .other
    }

    func capabilities(of facts: ModelFacts) -> [Capability] { rendered.vocabulary.capabilities(of: facts) }
}
