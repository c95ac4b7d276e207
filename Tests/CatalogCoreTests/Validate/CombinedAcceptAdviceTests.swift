// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct CombinedAcceptAdviceTests {
    /// A finding about an unknown word.
    private static func finding(_ word: String, _ category: WordCategory, countryCode: String? = nil) -> Diagnostic {
        let advice = AcceptAdvice(for: word, in: category, of: .sample, countryCode: countryCode)
        return Diagnostic(category.unknownCode, "unknown", nextStep: advice.nextStep, acceptance: advice)
    }

    @Test(
        arguments: [
            ("me-west1", .region, "IL", "UpdateNebiusModelCatalog accept region=me-west1:IL"),
            ("me-west1", .region, "Israel", "UpdateNebiusModelCatalog accept region=me-west1:COUNTRY"),
            ("video chat", .useCase, nil, "UpdateNebiusModelCatalog accept 'useCase=video chat'"),
            ("CODE", .useCase, nil, "UpdateNebiusModelCatalog accept useCase=CODE --swift-name NAME"),
            ("3d", .useCase, nil, "UpdateNebiusModelCatalog accept useCase=3d --swift-name NAME"),
            ("fp16", .quantization, nil, "UpdateNebiusModelCatalog accept quantization=fp16"),
        ] as [(String, WordCategory, String?, String)]
    )
    func `the advice for a word is the command that accepts it`(
        word: String,
        category: WordCategory,
        countryCode: String?,
        command: String
    ) {
        let advice = AcceptAdvice(for: word, in: category, of: .sample, countryCode: countryCode)
        #expect(advice.nextStep == "if it is right, accept it (edits snapshots/vocabulary.json): \(command)")
    }

    @Test func `the role of a kind is for a person to choose`() {
        #expect(
            AcceptAdvice(for: "text2audio", in: .kind, of: .sample).nextStep
                == "if it is right, accept it with ROLE one of generative, embedding, other"
                + " (edits snapshots/vocabulary.json): UpdateNebiusModelCatalog accept kind=text2audio:ROLE"
        )
    }

    @Test func `what is no word gets no command`() {
        for word in ["", "$(id)", "a\u{202E}b", "a:b", "a=b", "--help"] {
            let advice = AcceptAdvice(for: word, in: .useCase, of: .sample)
            #expect(advice.request == nil)
            #expect(advice.nextStep == "this is not a word that can be accepted; look at what upstream means by it")
        }
    }

    @Test func `all unknown words are in one command, each once, whatever their order`() throws {
        let findings = [
            Self.finding("video chat", .useCase), Self.finding("me-west1", .region, countryCode: "IL"),
            Self.finding("beta", .status), Self.finding("beta", .status), Self.finding("beta", .useCase),
            Self.finding("text2audio", .kind), Diagnostic(.emptyCatalog, "other"),
        ]
        let advice = try #require(CombinedAcceptAdvice(findings))
        #expect(
            advice.command == "UpdateNebiusModelCatalog accept region=me-west1:IL useCase=beta 'useCase=video chat'"
                + " kind=text2audio:ROLE status=beta"
        )
        #expect(
            advice.nextStep == "to accept all 5 unknown words at once, with ROLE one of generative, embedding, other: "
                + advice.command
        )
        #expect(CombinedAcceptAdvice(findings.reversed()) == advice)
    }

    @Test func `the command is one that accept takes`() throws {
        let words = ["video chat", "x_y", "x-y", "coding"]
        let advice = try #require(CombinedAcceptAdvice(words.map { Self.finding($0, .useCase) }))
        #expect(
            advice.nextStep == "to accept 3 of the 4 unknown words at once (each of the others needs a --swift-name): "
                + "UpdateNebiusModelCatalog accept useCase=coding 'useCase=video chat' useCase=x-y"
        )
        #expect(try accept(["useCase=coding", "useCase=video chat", "useCase=x-y"], into: .sample).added.count == 3)
    }

    @Test func `a word that needs a name of its own is left out`() {
        #expect(CombinedAcceptAdvice([Self.finding("3d", .useCase), Self.finding("beta", .status)]) == nil)
        let advice = CombinedAcceptAdvice(["3d", "coding", "speech"].map { Self.finding($0, .useCase) })
        #expect(advice?.command == "UpdateNebiusModelCatalog accept useCase=coding useCase=speech")
    }

    @Test func `a region that upstream places in two countries is for a person to look up`() {
        let advice = CombinedAcceptAdvice([
            Self.finding("me-west1", .region, countryCode: "IL"), Self.finding("beta", .status),
            Self.finding("me-west1", .region, countryCode: "IT"), Self.finding("me-west1", .region, countryCode: "IL"),
        ])
        #expect(advice?.command == "UpdateNebiusModelCatalog accept region=me-west1:COUNTRY status=beta")
    }

    @Test func `one word needs no command for all, and too many are no case for one`() {
        #expect(CombinedAcceptAdvice([]) == nil)
        #expect(CombinedAcceptAdvice([Self.finding("beta", .status)]) == nil)
        #expect(CombinedAcceptAdvice([Self.finding("beta", .status), Self.finding("a;b", .status)]) == nil)
        let many = (1...51).map { Self.finding("w\($0)", .status) }
        #expect(CombinedAcceptAdvice(many) == nil)
        #expect(CombinedAcceptAdvice(Array(many.dropLast())) != nil)
    }
}
