// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

/// Random changes of valid answers: none may trap, and none may pass with facts that break a rule.
@Suite struct MutatedAnswersTests {
    /// Pieces that an answer may be cut into and that may be put in the place of others.
    private static let foreignTokens = [
        "null", "true", "-1", "0", "8000", "1e999999999", "0.1", "\"\"", "\"x\"", "\"\\u202e\"", "\"../x\"", "[]", "{}",
        "[", "]",
        "{", "}", ",", ":", "\"model_id\"", "\"flavors\"", "\"acme/Tiny-1B\"", "\"\\ud800\"", "1.0000000000000000001",
    ]

    /// Splits JSON into its tokens, white space left out.
    private static func tokens(_ text: String) -> [String] {
        var tokens: [String] = []
        var isInString = false
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isInString {
                tokens[tokens.count - 1].unicodeScalars.append(scalar)
                if isEscaped {
                    isEscaped = false
                } else if scalar == "\\" {
                    isEscaped = true
                } else if scalar == "\"" {
                    isInString = false
                }
                continue
            }
            switch scalar {
            case " ", "\n": tokens.append("")
            case "[", "]", "{", "}", ",", ":": tokens += [String(scalar), ""]
            case "\"":
                tokens.append("\"")
                isInString = true
            default:
                if tokens.isEmpty { tokens.append("") }
                tokens[tokens.count - 1].unicodeScalars.append(scalar)
            }
        }
        return tokens.filter { !$0.isEmpty }
    }

    private static func mutate(_ tokens: [String], with generator: inout NameTests.SeededGenerator) -> [String] {
        var tokens = tokens
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            guard let index = tokens.indices.randomElement(using: &generator) else { return tokens }
            let other = tokens[Int.random(in: tokens.indices, using: &generator)]
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: tokens.remove(at: index)
            case 1: tokens.insert(tokens[index], at: index)
            case 2: tokens[index] = other
            case 3: tokens[index] = foreignTokens.randomElement(using: &generator) ?? ""
            case 4: tokens.insert(foreignTokens.randomElement(using: &generator) ?? "", at: index)
            default: tokens.removeSubrange(index..<min(tokens.count, index + Int.random(in: 1...8, using: &generator)))
            }
        }
        return tokens
    }

    /// What is wrong with facts that were accepted, or nil.
    private static func problem(with facts: CatalogFacts) -> String? {
        guard !facts.models.isEmpty, isAscending(facts.models.map(\.id)) else { return "the ids" }
        let vocabulary = Vocabulary.sample
        for model in facts.models {
            if let problem = model.problem() { return problem }
            let words: [(WordCategory, [String])] = [
                (.region, model.regions), (.useCase, model.useCases), (.kind, [model.kind]), (.status, [model.status]),
                (.quantization, model.quantization.map { [$0] } ?? []),
            ]
            for (category, words) in words where words.contains(where: { vocabulary.word($0, in: category) == nil }) {
                return "a word of \(category.member)"
            }
            let isEmbedding = model.kind == "embedding"
            let isFree = model.outputUSDPerMillionTokens.microdollars == 0
            if model.inputUSDPerMillionTokens < .minimum || model.outputUSDPerMillionTokens > .maximum {
                return "a price"
            }
            if isFree != isEmbedding, isFree { return "a free output" }
            if model.name.isEmpty || model.vendor.isEmpty { return "an empty text" }
        }
        return nil
    }

    @Test(arguments: [UInt64(1), 2, 3, 4])
    func `no change traps, and none passes with broken facts`(seed: UInt64) throws {
        var generator = NameTests.SeededGenerator(state: seed)
        let model = String(AnswerText.modelsInfo.text.dropFirst(1).dropLast(3))
        let two = "[\(model),\(model.replacing("acme/Tiny-1B", with: "acme/Other"))]"
        let answers = [two, AnswerText.embedding.text, AnswerText.verbose.text].map(Self.tokens)
        var accepted = 0
        for round in 0..<400 {
            let text = Self.mutate(answers[round % answers.count], with: &generator).joined(separator: " ")
            let result = judgeAnswer(Array(text.utf8), name: "answer.json", vocabulary: .sample)
            let hasErrors = result.diagnostics.contains { $0.severity == .error }
            #expect((result.value == nil) == hasErrors, "\(text)")
            guard let valid = result.value, let facts = normalize(valid).value else { continue }
            accepted += 1
            #expect(Self.problem(with: facts) == nil, "\(text)")
            let snapshot = try Snapshot.sample("2026-10-15", facts.models)
            #expect(try Snapshot(bytes: snapshot.canonicalBytes, path: "x.json", date: nil) == snapshot, "\(text)")
        }
        #expect(accepted > 0)
    }

    @Test func `the pieces of an answer are the answer`() {
        for answer in [AnswerText.modelsInfo, .embedding, .verbose] {
            let text = Self.tokens(answer.text).joined(separator: " ")
            #expect(judgeAnswer(Array(text.utf8), name: "answer.json", vocabulary: .sample).value != nil)
        }
    }
}
