// SPDX-License-Identifier: Apache-2.0

/// A declaration that generated files make part of the interface of the library.
package struct PublicSymbol: Hashable, Sendable {
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

    /// The name as a source file writes it.
    package var qualifiedName: String { "\(container).\(name)" }
}
