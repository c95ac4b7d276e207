// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Reads the list of `/v1/models?verbose=true`.
func decodeVerboseModels(_ root: JSONNode, list: JSONNode) -> StageResult<DecodedCatalog> {
    var reader = FieldReader()
    _ = reader.read(root, as: .verboseEnvelope)
    let models = list.elements.compactMap { decodeVerboseModel($0, with: &reader) }
    return StageResult(DecodedCatalog(shape: .verboseModels, list: list, models: models), reader.finish())
}

private func decodeVerboseModel(_ node: JSONNode, with reader: inout FieldReader) -> DecodedModel? {
    guard let fields = reader.read(node, as: .verboseModel) else { return nil }
    if let limits = fields["per_request_limits"] { _ = reader.read(limits, as: .verboseLimits) }
    _ = reader.texts(in: fields["supported_sampling_parameters"])
    return DecodedModel(
        node: node,
        displayName: text(fields["name"]),
        vendor: nil,
        kind: nil,
        status: nil,
        tags: nil,
        useCases: nil,
        licenseName: nil,
        licenseURL: nil,
        created: fields["created"].flatMap(creationTime),
        embeddingDimensions: nil,
        contextWindowThousands: nil,
        flavors: [decodeVerboseFlavor(node, fields: fields, with: &reader)]
    )
}

private func decodeVerboseFlavor(
    _ node: JSONNode,
    fields: FieldValues,
    with reader: inout FieldReader
) -> DecodedFlavor {
    let architecture = fields["architecture"].flatMap { reader.read($0, as: .verboseArchitecture) }
    let pricing = fields["pricing"].flatMap { reader.read($0, as: .verbosePricing) }
    let otherPrices = ["image", "request", "price_per_minute", "price_per_video_second"]
    return DecodedFlavor(
        node: node,
        id: text(fields["id"]),
        kind: nil,
        displayName: nil,
        tags: nil,
        useCases: nil,
        contextWindowThousands: nil,
        contextWindowTokens: number(fields["context_length"]),
        inputPrice: text(pricing?["prompt"]).map { DecodedPrice(text: $0, unit: .token) },
        outputPrice: text(pricing?["completion"]).map { DecodedPrice(text: $0, unit: .token) },
        otherPrices: otherPrices.compactMap { text(pricing?[$0]) },
        regions: decodeRegions(fields["regions"], with: &reader),
        quantization: text(fields["quantization"]),
        modality: text(architecture?["modality"]),
        features: reader.texts(in: fields["supported_features"])
    )
}
