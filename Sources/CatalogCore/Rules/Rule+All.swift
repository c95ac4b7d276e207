// SPDX-License-Identifier: Apache-2.0

extension Rule {
    /// Every rule, in the order of the data flow.
    package static let all: [Rule] = groups.flatMap(\.rules)

    /// The rules with a heading for each group.
    package static let groups: [(title: String, rules: [Rule])] = [
        (
            "Reading any input",
            [
                .missingFile, .unreadableFile, .notARegularFile, .fileTooLarge, .invalidJSON, .duplicateKey,
            ]
        ),
        (
            "The shape of an answer",
            [
                .notACatalog, .unknownKey, .missingField, .wrongType, .nullField, .tooManyModels,
            ]
        ),
        (
            "The facts of an answer",
            [
                .emptyCatalog, .noFlavors, .flavorDisagrees, .invalidID, .duplicateID, .idDiffersByCase,
                .invalidText, .textTwin, .invalidURL, .invalidDate, .invalidEmbeddingDimensions,
                .incompleteShape,
            ]
        ),
        (
            "Prices and context windows of an answer",
            [
                .invalidPrice, .negativePrice, .priceOutOfRange, .zeroPrice, .priceTooPrecise, .numericNoise,
                .unusedPrice, .invalidContextWindow, .contextWindowDisagrees,
            ]
        ),
        (
            "The words of an answer",
            [
                .noRegion, .repeatedWord, .unknownRegion, .unknownCountry, .unknownUseCase, .unknownKind,
                .unknownStatus, .unknownQuantization, .unknownModality, .unknownFeature,
            ]
        ),
        (
            "An answer against the last snapshot",
            [
                .dateBeforeNewestSnapshot, .modelAdded, .modelRestored, .factChanged, .newVendor, .newTag,
                .regionMoved, .embeddingPriceInverted, .nearPowerOfTwo, .massRemoval, .factCorrected,
            ]
        ),
        (
            "Changes that wait for a person",
            [
                .modelRemoved, .modelRenamed, .idLooksLike, .placeholderContextWindow, .contextWindowShrunk,
                .priceMoved, .priceThroughZero, .priceUnitFactor, .priceInverted, .capabilityLost,
                .roleChanged, .valueFlipsBack,
            ]
        ),
        (
            "Two catalogs side by side",
            [
                .priceRaised, .priceLowered, .priceUnknown, .contextWindowLowered,
                .contextWindowRaised, .regionGained, .useCaseLost, .useCaseGained, .capabilityGained,
                .kindChanged, .statusChanged, .quantizationChanged, .licenseChanged,
                .embeddingDimensionsChanged, .nameChanged, .vendorChanged, .tagsChanged,
                .createdOnChanged, .correctionChanged, .identifierChanged, .symbolAdded,
                .symbolRemoved, .wordChanged,
            ]
        ),
        (
            "Committed files",
            [
                .newerSchema, .malformedSnapshot, .snapshotNotCanonical, .factsHashMismatch,
                .malformedVocabulary, .unusedWord, .malformedIdentifiers, .identifierNeeded,
                .identifierForgotten, .malformedOutputs, .malformedProvenance, .malformedCache, .templateError,
                .unusedTemplate,
                .malformedAcknowledgements, .unusedAcknowledgement, .pendingAcknowledgement, .emptyReason,
                .malformedCorrections,
                .obsoleteCorrection,
            ]
        ),
        (
            "Check",
            [
                .fileChanged, .fileMissing, .fileExtra, .lineEndings, .snapshotRewritten, .upstreamDrift,
            ]
        ),
    ]
}
