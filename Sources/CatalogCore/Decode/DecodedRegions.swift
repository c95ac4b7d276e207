// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// The regions that serve a flavor.
package struct DecodedRegions: Sendable {
    /// One region as the answer states it.
    package struct Region: Sendable {
        package let name: Located<String>?
        package let countryCode: Located<String>?
    }

    /// The array, for the finding that it is empty.
    package let node: JSONNode
    package let regions: [Region]
}
