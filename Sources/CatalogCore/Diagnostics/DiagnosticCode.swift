// SPDX-License-Identifier: Apache-2.0

/// Every rule that can speak, by its stable code.
///
/// A code, once released, keeps its meaning: scripts and reviews refer to it.
package enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
    // MARK: Reading any input

    case missingFile = "missing-file"
    case unreadableFile = "unreadable-file"
    case notARegularFile = "not-a-regular-file"
    case fileTooLarge = "file-too-large"
    case invalidJSON = "invalid-json"
    case duplicateKey = "duplicate-key"

    // MARK: The shape of an answer

    case notACatalog = "not-a-catalog"
    case unknownKey = "unknown-key"
    case missingField = "missing-field"
    case wrongType = "wrong-type"
    case nullField = "null-field"

    // MARK: The facts of an answer

    case emptyCatalog = "empty-catalog"
    case tooManyModels = "too-many-models"
    case noFlavors = "no-flavors"
    case flavorDisagrees = "flavor-disagrees"
    case invalidID = "invalid-id"
    case duplicateID = "duplicate-id"
    case idDiffersByCase = "id-differs-by-case"
    case invalidText = "invalid-text"
    case invalidURL = "invalid-url"
    case invalidDate = "invalid-date"
    case invalidPrice = "invalid-price"
    case negativePrice = "negative-price"
    case priceOutOfRange = "price-out-of-range"
    case zeroPrice = "zero-price"
    case priceTooPrecise = "price-too-precise"
    case numericNoise = "numeric-noise"
    case unusedPrice = "unused-price"
    case invalidContextWindow = "invalid-context-window"
    case placeholderContextWindow = "placeholder-context-window"
    case invalidEmbeddingDimensions = "invalid-embedding-dimensions"
    case noRegion = "no-region"
    case repeatedWord = "repeated-word"
    case unknownRegion = "unknown-region"
    case unknownCountry = "unknown-country"
    case unknownUseCase = "unknown-use-case"
    case unknownKind = "unknown-kind"
    case unknownStatus = "unknown-status"
    case unknownQuantization = "unknown-quantization"
    case unknownModality = "unknown-modality"
    case unknownFeature = "unknown-feature"
    case incompleteShape = "incomplete-shape"

    // MARK: An update against the history

    case dateBeforeNewestSnapshot = "date-before-newest-snapshot"
    case modelAdded = "model-added"
    case modelRestored = "model-restored"
    case modelRemoved = "model-removed"
    case factChanged = "fact-changed"
    case newVendor = "new-vendor"
    case newTag = "new-tag"

    // MARK: Committed files

    case newerSchema = "newer-schema"
    case malformedSnapshot = "malformed-snapshot"
    case snapshotNotCanonical = "snapshot-not-canonical"
    case factsHashMismatch = "facts-hash-mismatch"
    case malformedVocabulary = "malformed-vocabulary"
    case unusedWord = "unused-word"
    case malformedIdentifiers = "malformed-identifiers"
    case identifierNeeded = "identifier-needed"
    case identifierForgotten = "identifier-forgotten"
    case malformedOutputs = "malformed-outputs"
    case malformedProvenance = "malformed-provenance"
    case templateError = "template-error"

    // MARK: Check

    case fileChanged = "file-changed"
    case fileMissing = "file-missing"
    case fileExtra = "file-extra"
    case lineEndings = "line-endings"

    /// The weight of a finding of this rule.
    package var severity: Severity {
        switch self {
        case .unknownKey, .nullField, .numericNoise, .unusedPrice, .repeatedWord, .modelRemoved, .unusedWord:
            .warning
        case .modelAdded, .modelRestored, .factChanged, .newVendor, .newTag:
            .note
        case .missingFile, .unreadableFile, .notARegularFile, .fileTooLarge, .invalidJSON, .duplicateKey, .notACatalog,
            .missingField, .wrongType, .emptyCatalog, .tooManyModels, .noFlavors, .flavorDisagrees, .invalidID,
            .duplicateID, .idDiffersByCase, .invalidText, .invalidURL, .invalidDate, .invalidPrice, .negativePrice,
            .priceOutOfRange, .zeroPrice, .priceTooPrecise, .invalidContextWindow, .placeholderContextWindow,
            .invalidEmbeddingDimensions, .noRegion, .unknownRegion, .unknownCountry, .unknownUseCase, .unknownKind,
            .unknownStatus, .unknownQuantization, .unknownModality, .unknownFeature, .incompleteShape,
            .dateBeforeNewestSnapshot, .newerSchema, .malformedSnapshot, .snapshotNotCanonical, .factsHashMismatch,
            .malformedVocabulary, .malformedIdentifiers, .identifierNeeded, .identifierForgotten, .malformedOutputs,
            .malformedProvenance,
            .templateError,
            .fileChanged, .fileMissing, .fileExtra, .lineEndings:
            .error
        }
    }
}
