// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The lives of all models that any committed snapshot lists.
///
/// - Parameter catalog: The committed files.
/// - Returns: Sorted by the UTF-8 bytes of the id; none without a snapshot.
/// - Complexity: O(*n* log *n*) in the size of all snapshots.
package func modelLives(in catalog: CommittedCatalog) -> [ModelLife] {
    var lives: [[UInt8]: LifeRecord] = [:]
    var previous: ComparedCatalog?
    for snapshot in catalog.history.snapshots {
        let side = ComparedCatalog(snapshot, of: catalog, name: snapshot.path)
        for model in side.listed.models {
            lives[Array(model.facts.id.utf8), default: LifeRecord(id: model.facts.id)]
                .list(model, in: side, after: previous ?? side, on: snapshot.date)
        }
        for model in previous?.listed.models ?? [] where !side.listed.lists(model.facts.id) {
            lives[Array(model.facts.id.utf8)]?.steps.append(
                ModelLife.Step(date: snapshot.date, event: .gone, facts: nil, changes: [])
            )
        }
        previous = side
    }
    return lives.values.map { $0.life(in: catalog) }.sortedByBytes { $0.id }
}
