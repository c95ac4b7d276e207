// SPDX-License-Identifier: Apache-2.0

@testable import CatalogCore

extension Vocabulary {
    /// Closed lists with a few words each, and the capability rules of the real catalog.
    static let sample = Vocabulary(
        words: [
            .region: [
                VocabularyWord(word: "eu-north1", swiftName: "euNorth1", countryCode: "FI"),
                VocabularyWord(word: "uk-south1", swiftName: "ukSouth1", countryCode: "UK"),
                VocabularyWord(word: "us-central1", swiftName: "usCentral1", countryCode: "US"),
                VocabularyWord(word: "us-north1", swiftName: "usNorth1", countryCode: "US"),
            ],
            .useCase: ["code", "function_calling", "image", "reasoning", "text"].compactMap(named),
            .kind: [
                VocabularyWord(word: "embedding", swiftName: "embedding", role: .embedding),
                VocabularyWord(word: "image2text", swiftName: "image2text", role: .generative),
                VocabularyWord(word: "text2text", swiftName: "text2text", role: .generative),
            ],
            .status: ["active"].compactMap(named),
            .quantization: ["fp4", "fp8"].compactMap(named),
        ],
        capabilityRules: [
            CapabilityRule(capability: .vision, kinds: ["image2text"], useCases: ["image"], tags: []),
            CapabilityRule(capability: .toolCalling, kinds: [], useCases: ["function_calling"], tags: []),
            CapabilityRule(capability: .reasoning, kinds: [], useCases: ["reasoning"], tags: []),
            CapabilityRule(capability: .structuredOutput, kinds: [], useCases: [], tags: ["JSON mode"]),
        ]
    )

    private static func named(_ word: String) -> VocabularyWord? {
        swiftName(forWord: word).map { VocabularyWord(word: word, swiftName: $0) }
    }
}
