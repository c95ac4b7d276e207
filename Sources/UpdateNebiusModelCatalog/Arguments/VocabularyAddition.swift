// SPDX-License-Identifier: Apache-2.0

/// The word that is accepted, with what its list needs to know about it.
enum VocabularyAddition: Equatable, Sendable {
    /// A region and the country code that upstream gives it.
    case region(country: String)
    /// A use case.
    case useCase
    /// A kind of model and what such models are for.
    case kind(role: ModelRole)
    /// A status.
    case status
    /// A quantization.
    case quantization
}
