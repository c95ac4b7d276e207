// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// An answer whose shape is known and whose fields have been read, but not judged.
package struct DecodedCatalog: Sendable {
    package let shape: CatalogShape
    /// The array that holds the models.
    package let list: JSONNode
    /// In the order of the answer, which means nothing.
    package let models: [DecodedModel]
}
