// SPDX-License-Identifier: Apache-2.0

/// A fact that a correction can be about: every member of a model's record but its id, under the same name.
package enum CorrectedField: String, Hashable, Sendable, CaseIterable {
    case name
    case vendor
    case kind
    case status
    case createdOn
    case contextWindowTokens
    case embeddingDimensions
    case quantization
    case inputUSDPerMillionTokens
    case outputUSDPerMillionTokens
    case regions
    case useCases
    case tags
    case license

    /// Whether upstream may state none, so that a correction may add or remove it.
    package var isOptional: Bool {
        switch self {
        case .createdOn, .embeddingDimensions, .quantization, .license: true
        case .name, .vendor, .kind, .status, .contextWindowTokens, .inputUSDPerMillionTokens,
            .outputUSDPerMillionTokens, .regions, .useCases, .tags:
            false
        }
    }
}
