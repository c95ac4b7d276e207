// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// One run of the validator: the closed lists, and what has been found so far.
///
/// Each rule lives in an extension of this type, in a file of its own.
struct Validation {
    let vocabulary: Vocabulary
    var findings = DiagnosticCollector()

    init(vocabulary: Vocabulary) {
        self.vocabulary = vocabulary
    }

    /// Judges a model and its flavors.
    ///
    /// - Returns: A row for each flavor of which no field is absent or broke a rule.
    mutating func judge(_ model: DecodedModel, shape: CatalogShape) -> JudgedRows {
        let errorsBefore = findings.errorCount
        let shared = judgeShared(model, shape: shape)
        let isSharedSound = findings.errorCount == errorsBefore
        guard let flavors = model.flavors else { return JudgedRows(accepted: [], isComplete: false) }
        let list = model.node["flavors"]
        if let list, list.kind == .array, list.count == 0 {
            findings.add(
                Diagnostic(
                    .noFlavors,
                    "the model has no flavor, so nothing is served under its name",
                    at: DiagnosticPlace(list),
                    nextStep: "ask for the answer again; if upstream lists such models for good, decide what they mean"
                )
            )
        }
        var rows: [ValidModel] = []
        for flavor in flavors {
            judgeAgreement(of: flavor, with: model)
            let errors = findings.errorCount
            let row = judge(flavor, of: model, shared: shared, shape: shape)
            if let row, isSharedSound, findings.errorCount == errors { rows.append(row) }
        }
        return JudgedRows(accepted: rows, isComplete: rows.count == flavors.count)
    }

    /// Judges the fields that all flavors of a model share.
    private mutating func judgeShared(_ model: DecodedModel, shape: CatalogShape) -> SharedFields {
        SharedFields(
            name: judgeText(model.displayName, what: "name", maximumBytes: FactLimits.maximumNameBytes),
            vendor: judgeText(model.vendor, what: "vendor", maximumBytes: FactLimits.maximumVendorOrTagBytes),
            kind: judgeWord(model.kind, in: .kind),
            status: judgeWord(model.status, in: .status),
            useCases: judgeWords(model.useCases, in: .useCase),
            tags: judgeTags(model.tags),
            license: judgeLicense(name: model.licenseName, url: model.licenseURL),
            embeddingDimensions: judgeEmbeddingDimensions(model.embeddingDimensions),
            createdOn: judgeCreationTime(model.created)
        )
    }

    private mutating func judge(
        _ flavor: DecodedFlavor,
        of model: DecodedModel,
        shared: SharedFields,
        shape: CatalogShape
    ) -> ValidModel? {
        let words = shape == .verboseModels ? judgeVerboseWords(of: flavor) : nil
        let kind = words == nil ? shared.kind : words?.kind
        let role = kind.flatMap { vocabulary.word($0, in: .kind)?.role }
        let id = judgeID(flavor.id)
        let window = judgeContextWindow(flavor.contextWindowTokens, rounded: flavor.contextWindowThousands)
        let input = judgePrice(flavor.inputPrice, mayBeZero: false)
        let output = judgePrice(flavor.outputPrice, mayBeZero: role != .generative)
        judgeOtherPrices(flavor.otherPrices)
        let regions = judgeRegions(flavor.regions)
        let quantization = judgeWord(flavor.quantization, in: .quantization)
        guard let id, let name = shared.name, let kind, let window, let input, let output, let regions,
            let useCases = words?.useCases ?? shared.useCases, let tags = words?.tags ?? shared.tags
        else { return nil }
        return ValidModel(
            id: id,
            name: name,
            vendor: shared.vendor,
            kind: kind,
            status: shared.status,
            contextWindowTokens: window.tokens,
            roundedContextWindowTokens: window.rounded,
            inputUSDPerMillionTokens: input,
            outputUSDPerMillionTokens: output,
            regions: regions,
            useCases: useCases,
            tags: tags,
            quantization: quantization,
            license: shared.license,
            embeddingDimensions: shared.embeddingDimensions,
            createdOn: shared.createdOn,
            places: FactPlaces(model: model.node, flavor: flavor.node)
        )
    }
}

/// What judging the flavors of a model gives.
struct JudgedRows {
    /// The rows that passed.
    let accepted: [ValidModel]
    /// Whether all of them did.
    let isComplete: Bool
}

/// The judged fields of a model that each of its flavors takes over.
private struct SharedFields {
    let name: String?
    let vendor: String?
    let kind: String?
    let status: String?
    let useCases: [String]?
    let tags: [String]?
    let license: LicenseFacts?
    let embeddingDimensions: Int?
    let createdOn: CalendarDate?
}
