// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A catalog that has passed every rule.
///
/// Only ``validate(_:vocabulary:)`` makes one.
package struct ValidCatalog: Sendable {
    package let shape: CatalogShape
    package let models: [ValidModel]
    /// The list of models in the answer.
    package let place: DiagnosticPlace

    fileprivate init(shape: CatalogShape, models: [ValidModel], place: DiagnosticPlace) {
        self.shape = shape
        self.models = models
        self.place = place
    }
}

/// Judges a decoded catalog by itself: every rule on every row, in one run.
///
/// - Parameters:
///   - catalog: The rows.
///   - vocabulary: The closed lists.
/// - Returns: The accepted catalog, or nil when any rule was broken or a field was lost in decoding; and all findings.
/// - Complexity: O(*n*) in the number of rows, times the small size of the vocabulary.
package func validate(_ catalog: DecodedCatalog, vocabulary: Vocabulary) -> ValidationResult {
    let place = DiagnosticPlace(catalog.list)
    guard catalog.list.count > 0 else {
        let empty = Diagnostic(
            .emptyCatalog,
            "the catalog lists no models",
            at: place,
            nextStep: "ask for the answer again; an empty catalog is never written"
        )
        return ValidationResult(nil, rows: nil, [empty])
    }
    var validation = Validation(vocabulary: vocabulary)
    var models: [ValidModel] = []
    var isComplete = true
    for model in catalog.models {
        let rows = validation.judge(model, shape: catalog.shape)
        isComplete = isComplete && rows.isComplete
        models += rows.accepted
    }
    validation.judgeIdentities(catalog.models.flatMap { $0.flavors ?? [] }.compactMap(\.id))
    validation.judgeTwins(in: catalog)
    let isAccepted = isComplete && !validation.findings.hasErrors
    return ValidationResult(
        isAccepted ? ValidCatalog(shape: catalog.shape, models: models, place: place) : nil,
        rows: AcceptedRows(of: catalog, models: models),
        validation.findings.diagnostics
    )
}
