// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// One field that an upstream object is known to have.
package struct CatalogField: Hashable, Sendable {
    /// The key, exactly as upstream spells it.
    package let name: String
    /// The JSON kinds in which the field has been seen.
    package let kinds: [JSONKind]
    /// Whether every object seen so far has the field.
    package let isRequired: Bool
    package let use: FieldUse

    /// A field that every object has.
    package static func required(_ name: String, _ kinds: JSONKind..., use: FieldUse) -> CatalogField {
        CatalogField(name: name, kinds: kinds, isRequired: true, use: use)
    }

    /// A field that some objects lack.
    package static func optional(_ name: String, _ kinds: JSONKind..., use: FieldUse) -> CatalogField {
        CatalogField(name: name, kinds: kinds, isRequired: false, use: use)
    }
}
