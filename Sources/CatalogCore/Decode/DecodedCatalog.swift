// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// An answer whose shape is known and whose fields have been read, but not judged.
package struct DecodedCatalog: Sendable {
    package let shape: CatalogShape
    /// The array that holds the models.
    package let list: JSONNode
    /// In the order of the answer, which means nothing.
    package let models: [DecodedModel]

    /// The model whose object holds a byte of the answer.
    ///
    /// Complexity: O(log *n*).
    package func model(holding byteOffset: Int) -> DecodedModel? {
        var low = 0
        var high = models.count
        while low < high {
            let middle = (low + high) / 2
            if models[middle].node.byteRange.upperBound <= byteOffset { low = middle + 1 } else { high = middle }
        }
        guard low < models.count, models[low].node.byteRange.contains(byteOffset) else { return nil }
        return models[low]
    }
}
