// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Reads the array of `models_info`.
func decodeModelsInfo(_ list: JSONNode) -> StageResult<DecodedCatalog> {
    var reader = FieldReader()
    let models = list.elements.compactMap { decodeModel($0, with: &reader) }
    return StageResult(DecodedCatalog(shape: .modelsInfo, list: list, models: models), reader.finish())
}

private func decodeModel(_ node: JSONNode, with reader: inout FieldReader) -> DecodedModel? {
    guard let fields = reader.read(node, as: .modelsInfoModel) else { return nil }
    let license = fields["license"].flatMap { reader.read($0, as: .modelsInfoLicense) }
    if let fineTune = fields["fine_tune"] { _ = reader.read(fineTune, as: .modelsInfoFineTune) }
    return DecodedModel(
        node: node,
        displayName: text(fields["name"]),
        vendor: text(fields["vendor"]),
        kind: text(fields["type"]),
        status: text(fields["status"]),
        tags: reader.texts(in: fields["tags"]),
        useCases: reader.texts(in: fields["use_cases"]),
        licenseName: text(license?["name"]),
        licenseURL: text(license?["url"]),
        created: fields["created_at"].flatMap(creationTime),
        embeddingDimensions: number(fields["embedding_dimensions"]),
        contextWindowThousands: number(fields["context_window_k"]),
        flavors: fields["flavors"].map { flavors in
            flavors.elements.compactMap { decodeFlavor($0, with: &reader) }
        }
    )
}

private func decodeFlavor(_ node: JSONNode, with reader: inout FieldReader) -> DecodedFlavor? {
    guard let fields = reader.read(node, as: .modelsInfoFlavor) else { return nil }
    return DecodedFlavor(
        node: node,
        id: text(fields["model_id"]),
        kind: text(fields["model_type"]),
        displayName: text(fields["model_name"]),
        tags: reader.texts(in: fields["tags"]),
        useCases: reader.texts(in: fields["use_cases"]),
        contextWindowThousands: number(fields["context_window_k"]),
        contextWindowTokens: number(fields["max_model_len"]),
        inputPrice: number(fields["input_price_per_million_tokens"]).map {
            DecodedPrice(text: $0, unit: .millionTokens)
        },
        outputPrice: number(fields["output_price_per_million_tokens"]).map {
            DecodedPrice(text: $0, unit: .millionTokens)
        },
        otherPrices: [],
        regions: decodeRegions(fields["regions"], with: &reader),
        quantization: text(fields["quantization"]),
        modality: nil,
        features: nil
    )
}

/// Reads the regions, which both shapes write in the same way.
func decodeRegions(_ node: JSONNode?, with reader: inout FieldReader) -> DecodedRegions? {
    guard let node else { return nil }
    let regions = node.elements.compactMap { element -> DecodedRegions.Region? in
        guard let fields = reader.read(element, as: .region) else { return nil }
        return DecodedRegions.Region(name: text(fields["name"]), countryCode: text(fields["country_code"]))
    }
    return DecodedRegions(node: node, regions: regions)
}

/// The string of a node that is one.
func text(_ node: JSONNode?) -> Located<String>? {
    guard let node, let value = node.string else { return nil }
    return Located(value, at: node)
}

/// The exact text of a node that is a number.
func number(_ node: JSONNode?) -> Located<String>? {
    guard let node, let value = node.numberText else { return nil }
    return Located(value, at: node)
}

/// A creation time, which the field table has already limited to a string or a number.
func creationTime(_ node: JSONNode) -> DecodedTime? {
    if let value = text(node) { return .text(value) }
    return number(node).map(DecodedTime.epochSeconds)
}
