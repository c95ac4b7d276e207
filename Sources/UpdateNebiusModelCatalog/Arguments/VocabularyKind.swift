// SPDX-License-Identifier: Apache-2.0

/// The closed lists of the vocabulary, by the words that the command line has for them.
enum VocabularyKind: String, ArgumentWord {
    /// Regions, each with its country.
    case region
    /// Use cases.
    case useCase = "use-case"
    /// Kinds of model, each with its role.
    case kind
    /// Statuses.
    case status
    /// Quantizations.
    case quantization
}
