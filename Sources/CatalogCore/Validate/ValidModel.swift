// SPDX-License-Identifier: Apache-2.0

/// One served model whose every field has passed every rule.
package struct ValidModel: Hashable, Sendable {
    package let id: String
    package let name: String
    /// Nil in the verbose shape, which states none.
    package let vendor: String?
    package let kind: String
    /// Nil in the verbose shape, which states none.
    package let status: String?
    package let contextWindowTokens: Int
    package let inputUSDPerMillionTokens: USDPerMillionTokens
    package let outputUSDPerMillionTokens: USDPerMillionTokens
    package let regions: [String]
    package let useCases: [String]
    package let tags: [String]
    package let quantization: String?
    package let license: LicenseFacts?
    package let embeddingDimensions: Int?
    package let createdOn: CalendarDate?
}
