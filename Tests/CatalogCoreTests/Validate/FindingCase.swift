// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

/// A valid answer with one thing wrong, and what has to be found in it.
struct FindingCase: Sendable, CustomTestStringConvertible {
    /// What is wrong, in a few words.
    let testDescription: String
    /// The valid answer, or the text as it is.
    let answer: AnswerText
    /// What makes it wrong.
    let changes: [AnswerText.Change]
    /// Severity, code and pointer of every finding, in the order of a report.
    let expected: [String]

    /// A valid answer with changes.
    init(_ name: String, _ answer: AnswerText, _ changes: [AnswerText.Change], _ expected: String...) {
        self.testDescription = name
        self.answer = answer
        self.changes = changes
        self.expected = expected
    }

    /// A text that is no valid answer.
    init(_ name: String, text: String, _ expected: String...) {
        self.testDescription = name
        self.answer = AnswerText(text: text)
        self.changes = []
        self.expected = expected
    }

    /// The judgement of the changed answer by itself, and as the first one of all.
    func judge() -> ValidationResult {
        let bytes = answer.applying(changes).bytes
        let judged = judgeAnswer(bytes, name: "answer.json", vocabulary: .sample)
        let changes = judged.rows.map {
            judgeChanges(from: SnapshotHistory([]), to: ListedModels($0, base: nil), vocabulary: .sample)
        }
        let held = settle(
            changes ?? [],
            from: nil,
            with: AcknowledgementList(),
            advice: AcknowledgeAdvice(answer: "answer.json", date: nil)
        )
        return ValidationResult(
            judged.value,
            rows: judged.rows,
            judged.diagnostics + held.map { $0.showingLine(of: "answer.json", bytes: bytes[...]) }
        )
    }

    /// Whether the answer is refused, and not only held.
    var isRejected: Bool {
        expected.contains { $0.hasPrefix("error") } && !codes.contains(where: \.isHeld)
    }

    /// The codes that the case says it gives.
    var codes: Set<Rule> {
        Set(
            expected.compactMap {
                $0.split(separator: " ").dropFirst().first.flatMap { Rule.rule(code: String($0)) }
            }
        )
    }
}

extension FindingCase {
    /// Where the flavor of the one model is.
    static let flavor = "/0/flavors/0"

    /// Everything that can be wrong with an answer.
    static let all = reading + shape + identity + texts + numbers + prices + verbosePrices + regions + words + agreement

    private static let reading: [FindingCase] = [
        FindingCase("a web page", text: "\n<html>", "error not-a-catalog answer.json"),
        FindingCase("no JSON", text: "rate limited", "error invalid-json (root)"),
        FindingCase("nothing", text: "", "error invalid-json (root)"),
        FindingCase("cut off", text: "[{\"flavors\": [", "error invalid-json /0/flavors/0"),
        FindingCase(
            "a number that is none",
            .modelsInfo,
            [.init("0.06", "NaN")],
            "error invalid-json \(flavor)/input_price_per_million_tokens"
        ),
        FindingCase(
            "a comma in a number",
            .modelsInfo,
            [.init("0.06", "1,5")],
            "error invalid-json \(flavor)"
        ),
        FindingCase(
            "a repeated key",
            .modelsInfo,
            [.init("\"vendor\": \"acme\",", "\"vendor\": \"acme\", \"vendor\": \"other\",")],
            "error duplicate-key /0/vendor"
        ),
    ]

    private static let shape: [FindingCase] = [
        FindingCase("another object", text: "{\"models\": []}", "error not-a-catalog (root)"),
        FindingCase("an empty list", text: "[]", "error empty-catalog (root)"),
        FindingCase("an empty verbose list", text: "{\"object\": \"list\", \"data\": []}", "error empty-catalog /data"),
        FindingCase(
            "too many models",
            text: "[" + Array(repeating: "{\"flavors\": []}", count: 50_001).joined(separator: ",") + "]",
            "error too-many-models (root)"
        ),
        FindingCase(
            "an unknown key",
            .modelsInfo,
            [.init("\"label\": \"cheap\",", "\"label\": \"cheap\", \"cache_read\": 1,")],
            "warning unknown-key \(flavor)/cache_read"
        ),
        FindingCase(
            "a missing field",
            .modelsInfo,
            [.init("    \"status\": \"active\",\n", "")],
            "error missing-field /0"
        ),
        FindingCase(
            "a retyped field",
            .modelsInfo,
            [.init("\"max_model_len\": 131072", "\"max_model_len\": \"131072\"")],
            "error wrong-type \(flavor)/max_model_len"
        ),
        FindingCase(
            "a null",
            .modelsInfo,
            [.init("\"quantization\": \"fp8\"", "\"quantization\": null")],
            "warning null-field \(flavor)/quantization"
        ),
        FindingCase(
            "no flavor",
            text: "[{\"flavors\": []}]",
            "error missing-field /0",
            "error missing-field /0",
            "error missing-field /0",
            "error missing-field /0",
            "error missing-field /0",
            "error missing-field /0",
            "error missing-field /0",
            "error missing-field /0",
            "error missing-field /0",
            "error missing-field /0",
            "error no-flavors /0/flavors"
        ),
        FindingCase(
            "a flavor that is no object",
            text: AnswerText.modelsInfo.text.split(separator: "\"flavors\"")[0]
                + "\"flavors\": [5], \"context_window_k\": 131}]",
            "error wrong-type \(flavor)"
        ),
    ]

    private static func id(_ name: String, _ id: String) -> FindingCase {
        FindingCase(name, .modelsInfo, [.init("\"acme/Tiny-1B\"", "\"\(id)\"")], "error invalid-id \(flavor)/model_id")
    }

    private static func second(_ name: String, id: String, _ code: String) -> FindingCase {
        let model = String(AnswerText.modelsInfo.text.dropFirst(1).dropLast(3))
        let other = model.replacing("\"acme/Tiny-1B\"", with: "\"\(id)\"")
        return FindingCase(name, text: "[\(model),\(other)]", "error \(code) /1/flavors/0/model_id")
    }

    private static let identity: [FindingCase] = [
        id("an empty id", ""),
        id("an id without a vendor", "Tiny-1B"),
        id("an id with two slashes", "acme/Tiny/1B"),
        id("an id with a space", "acme/Tiny 1B"),
        id("an id that climbs", "../Tiny"),
        id("an id that is an option", "acme/--help"),
        id("an id with letters that look like others", "acme/T\u{456}ny-1B"),
        id("an id with controls", "acme/Tiny\\u001b[2J"),
        id("an id that is too long", "acme/" + String(repeating: "x", count: 124)),
        second("the same id twice", id: "acme/Tiny-1B", "duplicate-id"),
        second("an id that differs by case", id: "acme/tiny-1b", "id-differs-by-case"),
        second("an id that differs by punctuation", id: "acme/Tiny_1B", "id-looks-like"),
    ]
}
