// SPDX-License-Identifier: Apache-2.0

package import CatalogCore

/// What `init` lays out in a package.
package struct Starter: Hashable, Sendable {
    /// The folder of the catalog in a target: the hand-written types, and in it that of the generated files.
    package static func folder(inTarget target: String) -> String { "Sources/\(target)/Catalog" }

    /// The files that belong to the catalog alone, sorted by path but for the list of outputs, which is last.
    package let files: [PlannedFile]
    /// The files of the adopter that have to have some lines.
    package let lists: [RequiredLines]
    /// The snapshot that the catalog starts from.
    package let snapshotPath: String
    /// How many models it has.
    package let modelCount: Int
}
