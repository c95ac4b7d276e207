// SPDX-License-Identifier: Apache-2.0

/// Brings an accepted catalog into the canonical form of a snapshot: models by id, words sorted and without repetition.
///
/// - Returns: The facts, or the finding that this shape does not state all of them.
package func normalize(_ catalog: ValidCatalog) -> StageResult<CatalogFacts> {
    var models: [ModelFacts] = []
    for model in catalog.models {
        guard let vendor = model.vendor, let status = model.status else {
            return StageResult(nil, [incompleteShape(catalog.shape, place: catalog.place)])
        }
        models.append(
            ModelFacts(
                id: model.id,
                name: model.name,
                vendor: vendor,
                kind: model.kind,
                status: status,
                contextWindowTokens: model.contextWindowTokens,
                inputUSDPerMillionTokens: model.inputUSDPerMillionTokens,
                outputUSDPerMillionTokens: model.outputUSDPerMillionTokens,
                regions: canonical(model.regions),
                useCases: canonical(model.useCases),
                tags: canonical(model.tags),
                quantization: model.quantization,
                license: model.license,
                embeddingDimensions: model.embeddingDimensions,
                createdOn: model.createdOn
            )
        )
    }
    return StageResult(CatalogFacts(models))
}

/// Words sorted by their UTF-8 bytes, each once.
private func canonical(_ words: [String]) -> [String] {
    var result: [String] = []
    for word in words.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        if let last = result.last, last.utf8.elementsEqual(word.utf8) { continue }
        result.append(word)
    }
    return result
}

private func incompleteShape(_ shape: CatalogShape, place: DiagnosticPlace) -> Diagnostic {
    Diagnostic(
        .incompleteShape,
        "an answer of \(shape.rawValue) can be validated, but no snapshot can be made from it:"
            + " it states no vendor, status, licence, tags or use cases",
        at: place,
        nextStep: "update from \(CatalogShape.modelsInfo.rawValue)"
    )
}
