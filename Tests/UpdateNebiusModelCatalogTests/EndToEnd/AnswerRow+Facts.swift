// SPDX-License-Identifier: Apache-2.0

@testable import CatalogCore

extension AnswerRow {
    /// The row from which a snapshot has these facts.
    init(_ facts: ModelFacts, vocabulary: Vocabulary) {
        self.init(facts.id)
        name = facts.name
        vendor = facts.vendor
        kind = facts.kind
        status = facts.status
        // A time that is not midnight counts as that of the request.
        createdAt = "\"\(facts.createdOn.map { "\($0)T00:00:00.000Z" } ?? "2026-01-02T03:04:05.000Z")\""
        tags = facts.tags
        useCases = facts.useCases
        license = facts.license.map { #"{"name": "\#($0.name)", "url": "\#($0.url ?? "")", "type": ""}"# } ?? "null"
        let countries = facts.regions.map { ($0, vocabulary.word($0, in: .region)?.countryCode ?? "") }
        regions = "[" + countries.map { #"{"name": "\#($0)", "country_code": "\#($1)"}"# }.joined(separator: ", ") + "]"
        windowTokens = String(facts.contextWindowTokens)
        windowThousands = String(facts.contextWindowTokens / 1_000)
        input = facts.inputUSDPerMillionTokens.description
        output = facts.outputUSDPerMillionTokens.description
        quantization = facts.quantization.map { "\"\($0)\"" } ?? "null"
        extra = facts.embeddingDimensions.map { "\"embedding_dimensions\": \($0), " } ?? ""
    }
}
