// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// One model as the answer states it.
///
/// A field that is nil was absent where it may be, or has been reported as missing or of the wrong type; either way the
/// fields beside it are still there to be judged in the same run.
package struct DecodedModel: Sendable {
    /// The object of the model.
    package let node: JSONNode
    package let displayName: Located<String>?
    package let vendor: Located<String>?
    package let kind: Located<String>?
    package let status: Located<String>?
    package let tags: [Located<String>]?
    package let useCases: [Located<String>]?
    package let licenseName: Located<String>?
    package let licenseURL: Located<String>?
    package let created: DecodedTime?
    /// The exact text of a JSON number.
    package let embeddingDimensions: Located<String>?
    /// The exact text of a JSON number.
    package let contextWindowThousands: Located<String>?
    /// What is served, each under an id of its own.
    ///
    /// Nil when the list itself could not be read.
    package let flavors: [DecodedFlavor]?

    /// The flavor whose object holds a byte of the answer.
    ///
    /// Complexity: O(log *n*), because nothing bounds the number of flavors.
    package func flavor(holding byteOffset: Int) -> DecodedFlavor? {
        guard let flavors else { return nil }
        var low = 0
        var high = flavors.count
        while low < high {
            let middle = (low + high) / 2
            if flavors[middle].node.byteRange.upperBound <= byteOffset { low = middle + 1 } else { high = middle }
        }
        guard low < flavors.count, flavors[low].node.byteRange.contains(byteOffset) else { return nil }
        return flavors[low]
    }
}
