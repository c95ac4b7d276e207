// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// One served flavor of a model as the answer states it.
package struct DecodedFlavor: Sendable {
    /// The object of the flavor; in the verbose shape the model itself.
    package let node: JSONNode
    package let id: Located<String>?
    package let kind: Located<String>?
    package let displayName: Located<String>?
    package let tags: [Located<String>]?
    package let useCases: [Located<String>]?
    /// The exact text of a JSON number.
    package let contextWindowThousands: Located<String>?
    /// The exact text of a JSON number.
    package let contextWindowTokens: Located<String>?
    package let inputPrice: DecodedPrice?
    package let outputPrice: DecodedPrice?
    /// Prices in units that the catalog does not keep.
    package let otherPrices: [Located<String>]
    package let regions: DecodedRegions?
    package let quantization: Located<String>?
    /// `architecture.modality` of the verbose shape.
    package let modality: Located<String>?
    /// `supported_features` of the verbose shape.
    package let features: [Located<String>]?
}
