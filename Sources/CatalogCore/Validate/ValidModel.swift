// SPDX-License-Identifier: Apache-2.0

/// One served model whose every field has passed every rule.
package struct ValidModel: Sendable {
    package let id: String
    package let name: String
    /// Nil in the verbose shape, which states none.
    package let vendor: String?
    package let kind: String
    /// Nil in the verbose shape, which states none.
    package let status: String?
    package let contextWindowTokens: Int
    /// The window in thousands of tokens that upstream states beside the exact one, in tokens; nil when it states none.
    package let roundedContextWindowTokens: Int?
    package let inputUSDPerMillionTokens: USDPerMillionTokens
    package let outputUSDPerMillionTokens: USDPerMillionTokens
    package let regions: [String]
    package let useCases: [String]
    package let tags: [String]
    package let quantization: String?
    package let license: LicenseFacts?
    package let embeddingDimensions: Int?
    package let createdOn: CalendarDate?
    /// Where the answer states all of this.
    package let places: FactPlaces
}
