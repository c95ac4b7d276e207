// SPDX-License-Identifier: Apache-2.0

/// The two public shapes of the catalog.
package enum CatalogShape: String, Hashable, Sendable, CaseIterable {
    /// An array of models with `flavors`: `GET /api/public/models_info`.
    case modelsInfo = "models_info"
    /// An object with `data`, prices per token as text: `GET /v1/models?verbose=true`.
    case verboseModels = "/v1/models?verbose=true"
}
