// SPDX-License-Identifier: Apache-2.0

/// Who may use the catalog that `init` lays out.
enum CatalogAccess: String, ArgumentWord {
    /// Every module that imports the one of the target.
    case `public`
    /// The target alone.
    case `internal`
}
