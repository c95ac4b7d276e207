// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The rows of an answer that passed every rule, and what is known of the others.
///
/// Of a rejected answer it is there so that one run can tell everything; nothing is ever written from it.
package struct AcceptedRows: Sendable {
    package let shape: CatalogShape
    package let models: [ValidModel]
    /// The UTF-8 bytes of every id that is listed, those of rejected rows too.
    let ids: Set<[UInt8]>
    /// Whether every row states an id, so that an id that is not among them is really absent.
    let namesEveryRow: Bool
    /// The list of models in the answer.
    package let place: DiagnosticPlace

    init(of catalog: DecodedCatalog, models: [ValidModel]) {
        self.shape = catalog.shape
        self.models = models
        self.place = DiagnosticPlace(catalog.list)
        let flavors = catalog.models.flatMap { $0.flavors ?? [] }
        self.ids = Set(flavors.compactMap { $0.id.map { Array($0.value.utf8) } })
        self.namesEveryRow =
            catalog.models.count == catalog.list.count
            && catalog.models.allSatisfy { model in
                guard let flavors = model.flavors else { return false }
                let isWhole = model.node["flavors"].map { $0.count == flavors.count } ?? true
                return isWhole && flavors.allSatisfy { $0.id != nil }
            }
    }
}
