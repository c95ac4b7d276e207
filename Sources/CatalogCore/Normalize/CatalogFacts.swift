// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The facts of a whole catalog, in the one order in which they are stored.
package struct CatalogFacts: Hashable, Sendable {
    /// Sorted by the UTF-8 bytes of the id; ids are unique.
    package let models: [ModelFacts]

    package init(_ models: [ModelFacts]) {
        self.models = models.sortedByBytes { $0.id }
    }

    /// `25 models`, or `1 model`.
    package var countText: String { "\(models.count) model\(models.count == 1 ? "" : "s")" }

    /// The facts of the model with exactly this id.
    ///
    /// Complexity: O(log *n*).
    package func model(id: String) -> ModelFacts? {
        var low = 0
        var high = models.count
        while low < high {
            let middle = (low + high) / 2
            if models[middle].id.precedesInBytes(id) { low = middle + 1 } else { high = middle }
        }
        guard low < models.count, models[low].id.hasSameBytes(as: id) else { return nil }
        return models[low]
    }
}
