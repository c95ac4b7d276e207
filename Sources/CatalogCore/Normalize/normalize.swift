// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Brings an accepted catalog into the canonical form of a snapshot: models by id, words sorted and without repetition.
///
/// - Returns: The facts, or the finding that this shape does not state all of them.
package func normalize(_ catalog: ValidCatalog) -> StageResult<CatalogFacts> {
    var models: [ModelFacts] = []
    for model in catalog.models {
        guard let facts = normalize(model) else {
            return StageResult(nil, [incompleteShape(catalog.shape, place: catalog.place)])
        }
        models.append(facts)
    }
    return StageResult(CatalogFacts(models))
}

/// Brings one accepted row into the canonical form of a snapshot.
///
/// - Returns: Nil when the shape of the answer does not state all facts.
private func normalize(_ model: ValidModel) -> ModelFacts? {
    guard let vendor = model.vendor, let status = model.status else { return nil }
    return facts(of: model, vendor: vendor, status: status, like: nil)
}

/// Brings one accepted row into the form of a snapshot, to be compared with one.
///
/// - Parameters:
///   - model: The row.
///   - known: Facts of the same model that stand in for those that the shape of the answer does not state.
/// - Returns: The facts; of those that are not stated and not known texts are empty and others absent.
func comparableFacts(of model: ValidModel, like known: ModelFacts?) -> ModelFacts {
    normalize(model)
        ?? facts(of: model, vendor: known?.vendor ?? "", status: known?.status ?? "", like: known)
}

private func facts(of model: ValidModel, vendor: String, status: String, like known: ModelFacts?) -> ModelFacts {
    ModelFacts(
        id: model.id,
        name: known?.name ?? model.name,
        vendor: vendor,
        kind: model.kind,
        status: status,
        contextWindowTokens: model.contextWindowTokens,
        inputUSDPerMillionTokens: model.inputUSDPerMillionTokens,
        outputUSDPerMillionTokens: model.outputUSDPerMillionTokens,
        regions: canonical(model.regions),
        useCases: words(model.useCases, like: known?.useCases, stated: Validation.useCasesOfFeatures),
        tags: words(model.tags, like: known?.tags, stated: Validation.tagsOfFeatures),
        quantization: model.quantization,
        license: known.map(\.license) ?? model.license,
        embeddingDimensions: known.map(\.embeddingDimensions) ?? model.embeddingDimensions,
        createdOn: known.map(\.createdOn) ?? model.createdOn
    )
}

/// The words of a row, with the known ones that its shape has no way to state.
private func words(_ words: [String], like known: [String]?, stated: [String]) -> [String] {
    let kept = (known ?? []).filter { word in !stated.contains { $0.utf8.elementsEqual(word.utf8) } }
    return canonical(words + kept)
}

/// Words sorted by their UTF-8 bytes, each once.
private func canonical(_ words: [String]) -> [String] {
    var result: [String] = []
    for word in words.sorted(by: { $0.precedesInBytes($1) }) {
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
