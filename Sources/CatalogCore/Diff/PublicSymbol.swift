// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A declaration that generated files make part of the interface of the library.
package struct PublicSymbol: Hashable, Sendable {
    /// The type with a symbol for each model.
    package static let catalogType = "NebiusModelCatalog"
    /// The type with a name for each model that writes text.
    package static let nameType = "NebiusModelName"

    /// The type that has the declaration as a static member, such as `NebiusModelCatalog`.
    package let container: String
    /// The identifier without backticks.
    package let name: String
    package let isDeprecated: Bool

    package init(container: String, name: String, isDeprecated: Bool = false) {
        self.container = container
        self.name = name
        self.isDeprecated = isDeprecated
    }

    /// The declaration apart from whether it is deprecated.
    var identity: PublicSymbol { PublicSymbol(container: container, name: name) }

    /// Whether it comes first by the UTF-8 bytes of its type and name.
    func precedes(_ other: PublicSymbol) -> Bool {
        container.hasSameBytes(as: other.container)
            ? name.precedesInBytes(other.name) : container.precedesInBytes(other.container)
    }

    /// The name as a source file writes it.
    package var qualifiedName: String { "\(container).\(name)" }
}
