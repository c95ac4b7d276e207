// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct ValidateTests {
    @Test(arguments: [AnswerText.modelsInfo, .embedding, .verbose])
    func `a valid answer gives no finding`(answer: AnswerText) {
        let result = judgeAnswer(answer.bytes, name: "answer.json", vocabulary: .sample)
        #expect(result.diagnostics.summaries == [])
        #expect(result.value?.models.map(\.id) == ["acme/Tiny-1B"])
    }

    @Test(arguments: FindingCase.all)
    func `one thing wrong gives its finding at its place, and no other`(findingCase: FindingCase) {
        let result = findingCase.judge()
        #expect(result.diagnostics.summaries == findingCase.expected)
        #expect((result.value == nil) == findingCase.isRejected)
    }

    @Test(arguments: FindingCase.all)
    func `an error says what to do next`(findingCase: FindingCase) {
        for finding in findingCase.judge().diagnostics where finding.severity == .error {
            #expect(finding.nextStep?.isEmpty == false)
            #expect(!finding.message.hasSuffix("."))
        }
    }

    @Test func `messages, places and next steps are as recorded`() throws {
        let text = FindingCase.all.map { "## \($0.testDescription)\n\n\($0.judge().diagnostics.terminalText)\n" }
            .joined()
        try expectGolden(Array(text.utf8), "Validate/findings.txt")
    }

    /// Every rule that an answer can break by itself, and those that it can break as the first of all.
    static let codes: Set<Rule> = [
        .invalidJSON, .duplicateKey, .notACatalog, .unknownKey, .missingField, .wrongType, .nullField, .emptyCatalog,
        .tooManyModels, .noFlavors, .flavorDisagrees, .invalidID, .duplicateID, .idDiffersByCase, .invalidText,
        .invalidURL, .invalidDate, .invalidPrice, .negativePrice, .priceOutOfRange, .zeroPrice, .priceTooPrecise,
        .numericNoise, .unusedPrice, .invalidContextWindow, .contextWindowDisagrees, .placeholderContextWindow,
        .invalidEmbeddingDimensions, .textTwin, .priceInverted, .embeddingPriceInverted, .idLooksLike, .noRegion,
        .repeatedWord, .unknownRegion, .unknownCountry, .unknownUseCase, .unknownKind, .unknownStatus,
        .unknownQuantization, .unknownModality, .unknownFeature,
    ]

    @Test(arguments: Rule.all)
    func `every rule that an answer can break is broken by some case`(code: Rule) {
        #expect(FindingCase.all.contains { $0.codes.contains(code) } == Self.codes.contains(code))
    }

    @Test func `no case gives a code that it does not list`() {
        for findingCase in FindingCase.all {
            #expect(
                Set(findingCase.judge().diagnostics.map(\.rule)) == findingCase.codes,
                "\(findingCase.testDescription)"
            )
        }
    }

    @Test func `five things wrong at once are all told, each at its place`() throws {
        let second = AnswerText.modelsInfo.text.dropFirst(1)
            .replacing("\"active\"", with: "true")
        let answer = AnswerText.modelsInfo.text.dropLast(3)
            .replacing(
                "{\"country_code\": \"FI\", \"name\": \"eu-north1\"}",
                with: "{\"country_code\": \"FI\", \"name\": \"eu-north3\"}"
            )
            .replacing("[\"text\", \"code\"]", with: "[\"text\", \"coed\"]")
            .replacing("0.24", with: "-0.24")
        let result = judgeAnswer(Array("\(answer),\(second)".utf8), name: "answer.json", vocabulary: .sample)
        #expect(result.value == nil)
        try expectGolden(Array(result.diagnostics.terminalText.utf8), "Validate/five-findings.txt")
    }

    @Test func `a rejected answer never becomes a valid catalog`() {
        for findingCase in FindingCase.all {
            let result = findingCase.judge()
            #expect((result.value == nil) == result.diagnostics.contains { $0.severity == .error && !$0.isHeld })
        }
    }
}
