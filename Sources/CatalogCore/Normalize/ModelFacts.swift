// SPDX-License-Identifier: Apache-2.0

/// What the catalog states about one served model: the facts that a snapshot keeps, in canonical form.
package struct ModelFacts: Hashable, Sendable {
    /// The exact bytes of upstream's `model_id`: the identity.
    package let id: String
    package let name: String
    package let vendor: String
    package let kind: String
    package let status: String
    /// The context window in tokens, at least 1.
    package let contextWindowTokens: Int
    package let inputUSDPerMillionTokens: USDPerMillionTokens
    package let outputUSDPerMillionTokens: USDPerMillionTokens
    /// Sorted by UTF-8 bytes, without repetition, at least one.
    package let regions: [String]
    /// Sorted by UTF-8 bytes, without repetition.
    package let useCases: [String]
    /// Sorted by UTF-8 bytes, without repetition.
    package let tags: [String]
    /// Nil when upstream states none.
    package let quantization: String?
    /// Nil when upstream states none.
    package let license: LicenseFacts?
    /// The length of an embedding vector; nil when upstream states none.
    package let embeddingDimensions: Int?
    /// Nil when upstream states no date, or a time that is not midnight and so may be the time of the request.
    package let createdOn: CalendarDate?

    package init(
        id: String,
        name: String,
        vendor: String,
        kind: String,
        status: String,
        contextWindowTokens: Int,
        inputUSDPerMillionTokens: USDPerMillionTokens,
        outputUSDPerMillionTokens: USDPerMillionTokens,
        regions: [String],
        useCases: [String],
        tags: [String],
        quantization: String?,
        license: LicenseFacts?,
        embeddingDimensions: Int?,
        createdOn: CalendarDate?
    ) {
        self.id = id
        self.name = name
        self.vendor = vendor
        self.kind = kind
        self.status = status
        self.contextWindowTokens = contextWindowTokens
        self.inputUSDPerMillionTokens = inputUSDPerMillionTokens
        self.outputUSDPerMillionTokens = outputUSDPerMillionTokens
        self.regions = regions
        self.useCases = useCases
        self.tags = tags
        self.quantization = quantization
        self.license = license
        self.embeddingDimensions = embeddingDimensions
        self.createdOn = createdOn
    }
}
