// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// A decoded value together with the JSON node it came from, so that every later finding can say where.
package struct Located<Value: Sendable>: Sendable {
    package let value: Value
    package let node: JSONNode

    package init(_ value: Value, at node: JSONNode) {
        self.value = value
        self.node = node
    }

    /// The place to report.
    package var place: DiagnosticPlace { DiagnosticPlace(node) }
}
