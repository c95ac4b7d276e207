// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Why an answer is not a catalog of ours.
struct ShapeMismatch: Error {
    let diagnostic: Diagnostic

    init(_ description: String, at node: JSONNode) {
        self.diagnostic = Diagnostic(
            .notACatalog,
            outcome: .unusableAnswer,
            "this is not a Nebius model catalog: \(description)",
            at: DiagnosticPlace(node),
            nextStep: "give an answer of /api/public/models_info or of /v1/models?verbose=true"
        )
    }
}
