// SPDX-License-Identifier: Apache-2.0

import CatalogCore

extension Vocabulary {
    /// The words of the recorded answers, fixed here so that an input that once failed is judged the same for ever.
    static let recorded = Vocabulary(
        words: [
            .region: [
                VocabularyWord(word: "eu-north1", swiftName: "euNorth1", countryCode: "FI"),
                VocabularyWord(word: "eu-west2", swiftName: "euWest2", countryCode: "FR"),
                VocabularyWord(word: "uk-south1", swiftName: "ukSouth1", countryCode: "UK"),
                VocabularyWord(word: "us-central1", swiftName: "usCentral1", countryCode: "US"),
                VocabularyWord(word: "us-north1", swiftName: "usNorth1", countryCode: "US"),
            ],
            .useCase: named([
                "classification", "clustering", "code", "complex_writing", "context_and_rag", "dedicated-endpoint",
                "fine_tune", "function_calling", "image", "multilabel classification", "multilingual",
                "pair classification", "reasoning", "reranking", "responses_api", "retrieval", "summarization", "text",
                "video",
            ]),
            .kind: [
                VocabularyWord(word: "embedding", swiftName: "embedding", role: .embedding),
                VocabularyWord(word: "image2text", swiftName: "image2text", role: .generative),
                VocabularyWord(word: "text2text", swiftName: "text2text", role: .generative),
            ],
            .status: named(["active"]),
            .quantization: named(["bf16", "fp16", "fp4", "fp8", "int4"]),
        ],
        capabilityRules: [
            CapabilityRule(capability: .vision, kinds: ["image2text"], useCases: ["image"], tags: []),
            CapabilityRule(capability: .toolCalling, kinds: [], useCases: ["function_calling"], tags: []),
            CapabilityRule(capability: .reasoning, kinds: [], useCases: ["reasoning"], tags: []),
            CapabilityRule(capability: .structuredOutput, kinds: [], useCases: [], tags: ["JSON mode"]),
        ]
    )

    private static func named(_ words: [String]) -> [VocabularyWord] {
        words.compactMap { word in swiftName(forWord: word).map { VocabularyWord(word: word, swiftName: $0) } }
    }
}
